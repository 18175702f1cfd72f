import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as homePaths } from '#addresses/home.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { HarbourGame } from '../../components/HarbourGame/HarbourGame.tsx'
import type { StandaloneGameScreenQuery } from './__generated__/StandaloneGameScreenQuery.graphql.ts'

/** `/standalone-game/:standalone_game_id`: a game that a fan plays by themselves, and that is kept for them. */
export function Screen(props: ScreenProps<StandaloneGameScreenQuery>) {
  const title = useIntl().formatMessage({ id: 'harbour.title' })
  return (
    <ScreenPart
      skeleton={<Skeleton width="100%" height={480} radius="card" />}
      renderFrame={(face) => (
        <Page title={title} width="medium">
          {face}
        </Page>
      )}
    >
      <Game {...props} />
    </ScreenPart>
  )
}

function Game({ queryRef }: ScreenProps<StandaloneGameScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<StandaloneGameScreenQuery>(
    graphql`
      query StandaloneGameScreenQuery($name: String!) @throwOnFieldError {
        tenant {
          community {
            id
            standaloneGame(name: $name) {
              id
              ...HarbourGame_game
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
  const { id, standaloneGame } = tenant.community
  if (!standaloneGame)
    return (
      <Missing
        title={intl.formatMessage({ id: 'harbour.missing.title' })}
        body={intl.formatMessage({ id: 'harbour.missing.body' })}
        nextAction={{ href: homePaths.home(), label: intl.formatMessage({ id: 'harbour.toHome' }) }}
      />
    )
  return (
    <Page width="medium">
      <PageHead
        title={intl.formatMessage({ id: 'harbour.title' })}
        description={intl.formatMessage({ id: 'harbour.what' })}
      />
      <HarbourGame game={standaloneGame} communityId={id} viewerId={viewer.user?.id ?? null} />
    </Page>
  )
}
