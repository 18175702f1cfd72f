import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as mypagePaths } from '#addresses/mypage.ts'
import { paths } from '#addresses/supporter-rank.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { LogInFirst, Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { PointRules } from '../../components/PointRules/PointRules.tsx'
import { RankLadder } from '../../components/RankLadder/RankLadder.tsx'
import { RankLadderSkeleton } from '../../components/RankLadder/RankLadderSkeleton.tsx'
import { RankStanding } from '../../components/RankStanding/RankStanding.tsx'
import type { SupporterRankScreenQuery } from './__generated__/SupporterRankScreenQuery.graphql.ts'

/** `/supporter-rank/:season_id`: a season's ranks, what they bring, how points come, and where the fan stands. */
export function Screen(props: ScreenProps<SupporterRankScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<RankLadderSkeleton />}
      renderFrame={(face) => <SeasonFrame>{face}</SeasonFrame>}
    >
      <Season {...props} />
    </ScreenPart>
  )
}

function Season({ queryRef }: ScreenProps<SupporterRankScreenQuery>) {
  const { node, tenant } = usePreloadedQuery<SupporterRankScreenQuery>(
    graphql`
      query SupporterRankScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on SupporterSeason @alias(as: "season") {
            id
            viewerPoints
            ...RankStanding_season
            ...RankLadder_season
            ...PointRules_season
          }
        }
        tenant {
          community {
            supporterSeasons {
              id
              name
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const season = node?.season
  if (!season)
    return (
      <Missing
        title={intl.formatMessage({ id: 'supporter-rank.missing.title' })}
        body={intl.formatMessage({ id: 'supporter-rank.missing.body' })}
        nextAction={{
          href: mypagePaths.mypage(),
          label: intl.formatMessage({ id: 'supporter-rank.missing.back' }),
        }}
      />
    )
  const others = tenant.community.supporterSeasons.filter(({ id }) => id !== season.id)
  const title = intl.formatMessage({ id: 'supporter-rank.title' })
  return (
    <SeasonFrame title={title}>
      <PageHead title={title} />
      <Stack gap={6}>
        <RankStanding season={season} />
        {season.viewerPoints == null && (
          <LogInFirst
            title={intl.formatMessage({ id: 'supporter-rank.guest.title' })}
            body={intl.formatMessage({ id: 'supporter-rank.guest.body' })}
          />
        )}
        <RankLadder season={season} />
        <PointRules season={season} />
        {others.length > 0 && (
          <Stack as="section" gap={2}>
            <Heading level={2}>
              <FormattedMessage id="supporter-rank.seasons" />
            </Heading>
            {others.map(({ id, name }) => (
              <TextLink key={id} href={paths.season({ season_id: id })}>
                {name}
              </TextLink>
            ))}
          </Stack>
        )}
      </Stack>
    </SeasonFrame>
  )
}

function SeasonFrame({ title, children }: { title?: string; children: ReactNode }) {
  const label = useIntl().formatMessage({ id: 'supporter-rank.missing.back' })
  return (
    <Page title={title} back={{ href: mypagePaths.mypage(), label }}>
      {children}
    </Page>
  )
}
