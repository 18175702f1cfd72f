import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as missionPaths } from '#addresses/mission.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { CampaignDetail } from '../../components/CampaignDetail/CampaignDetail.tsx'
import { CampaignDetailSkeleton } from '../../components/CampaignDetail/CampaignDetailSkeleton.tsx'
import type { CampaignCodeScreenQuery } from './__generated__/CampaignCodeScreenQuery.graphql.ts'

/** `/campaign-code/:campaign_code_page_id`: where a code that is printed somewhere becomes what it brings. */
export function Screen(props: ScreenProps<CampaignCodeScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<CampaignDetailSkeleton />}
      renderFrame={(face) => <CampaignPage>{face}</CampaignPage>}
    >
      <Campaign {...props} />
    </ScreenPart>
  )
}

function Campaign({ queryRef }: ScreenProps<CampaignCodeScreenQuery>) {
  const { tenant } = usePreloadedQuery<CampaignCodeScreenQuery>(
    graphql`
      query CampaignCodeScreenQuery($identifier: String!) @throwOnFieldError {
        tenant {
          community {
            campaignCodePage(identifier: $identifier) {
              id
              title
              body
              picture {
                url
              }
              ...CampaignDetail_page
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const page = tenant.community.campaignCodePage
  if (!page)
    return (
      <Missing
        title={intl.formatMessage({ id: 'campaign.missing.title' })}
        body={intl.formatMessage({ id: 'campaign.missing.body' })}
        nextAction={{
          href: missionPaths.missions(),
          label: intl.formatMessage({ id: 'campaign.back' }),
        }}
      />
    )
  const { id, title, body, picture } = page
  return (
    <CampaignPage>
      <PageHead title={title} description={body} image={picture.url} />
      <CampaignDetail key={id} page={page} />
    </CampaignPage>
  )
}

function CampaignPage({ children }: { children: ReactNode }) {
  const back = useIntl().formatMessage({ id: 'campaign.back' })
  return <Page back={{ href: missionPaths.missions(), label: back }}>{children}</Page>
}
