import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as homePaths } from '#addresses/home.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { LighthouseGame } from '../../components/LighthouseGame/LighthouseGame.tsx'
import type { CasualGameScreenQuery } from './__generated__/CasualGameScreenQuery.graphql.ts'

/** `/casual-game/:casual_game_id`: a game that costs stamina. */
export function Screen(props: ScreenProps<CasualGameScreenQuery>) {
  const title = useIntl().formatMessage({ id: 'lighthouse.title' })
  return (
    <ScreenPart
      skeleton={<Skeleton width="100%" height={480} radius="card" />}
      renderFrame={(face) => <Page title={title}>{face}</Page>}
    >
      <Game {...props} />
    </ScreenPart>
  )
}

function Game({ queryRef }: ScreenProps<CasualGameScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<CasualGameScreenQuery>(
    graphql`
      query CasualGameScreenQuery($name: String!) @throwOnFieldError {
        tenant {
          community {
            id
            casualGame(name: $name) {
              id
              ...LighthouseGame_game
            }
          }
        }
        viewer {
          user {
            id
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { id, casualGame } = tenant.community
  if (!casualGame)
    return (
      <Missing
        title={intl.formatMessage({ id: 'lighthouse.missing.title' })}
        body={intl.formatMessage({ id: 'lighthouse.missing.body' })}
        nextAction={{
          href: homePaths.home(),
          label: intl.formatMessage({ id: 'lighthouse.toHome' }),
        }}
      />
    )
  return (
    <Page>
      <PageHead
        title={intl.formatMessage({ id: 'lighthouse.title' })}
        description={intl.formatMessage({ id: 'lighthouse.what' })}
      />
      <LighthouseGame game={casualGame} communityId={id} viewerId={viewer.user?.id} />
    </Page>
  )
}
