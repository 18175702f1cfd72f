import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/buzz-casual-game.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { GreenhouseGame } from '../../components/GreenhouseGame/GreenhouseGame.tsx'
import type { GameScreenQuery } from './__generated__/GameScreenQuery.graphql.ts'

/** `/buzz-casual-game/today`, `/buzz-casual-game/:day`, and the latter without the app around: a day's game. */
export function Screen(props: ScreenProps<GameScreenQuery>) {
  const title = useIntl().formatMessage({ id: 'greenhouse.title' })
  return (
    <ScreenPart
      skeleton={<Skeleton width="100%" height={420} radius="card" />}
      renderFrame={(face) => <Page title={title}>{face}</Page>}
    >
      <Game {...props} />
    </ScreenPart>
  )
}

function Game({ queryRef }: ScreenProps<GameScreenQuery>) {
  const { tenant } = usePreloadedQuery<GameScreenQuery>(
    graphql`
      query GameScreenQuery($day: Date) @throwOnFieldError {
        tenant {
          community {
            id
            buzzCasualGame(day: $day) {
              id
              ...GreenhouseGame_game
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { id, buzzCasualGame } = tenant.community
  if (!buzzCasualGame)
    return (
      <Missing
        title={intl.formatMessage({ id: 'greenhouse.missing.title' })}
        body={intl.formatMessage({ id: 'greenhouse.missing.body' })}
        nextAction={{
          href: paths.today(),
          label: intl.formatMessage({ id: 'greenhouse.toToday' }),
        }}
      />
    )
  return (
    <Page>
      <PageHead
        title={intl.formatMessage({ id: 'greenhouse.title' })}
        description={intl.formatMessage({ id: 'greenhouse.what' })}
      />
      <GreenhouseGame key={buzzCasualGame.id} game={buzzCasualGame} communityId={id} />
    </Page>
  )
}
