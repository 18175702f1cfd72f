import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useParams } from 'react-router-dom'
import { paths } from '#addresses/game-ranking.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { Replay } from '../../components/Replay/Replay.tsx'
import type { GameReplayScreenQuery } from './__generated__/GameReplayScreenQuery.graphql.ts'

/** `/game-ranking/:game_id/:play_id`: a play that stands in a ranking, to look on at. */
export function Screen(props: ScreenProps<GameReplayScreenQuery>) {
  const title = useIntl().formatMessage({ id: 'gameReplay.title' })
  return (
    <ScreenPart
      skeleton={<Skeleton width="100%" height={480} radius="card" />}
      renderFrame={(face) => <Page title={title}>{face}</Page>}
    >
      <Watched {...props} />
    </ScreenPart>
  )
}

function Watched({ queryRef }: ScreenProps<GameReplayScreenQuery>) {
  const { tenant } = usePreloadedQuery<GameReplayScreenQuery>(
    graphql`
      query GameReplayScreenQuery($playId: ID!) @throwOnFieldError {
        tenant {
          community {
            gameReplay(playId: $playId) {
              id
              game
              ...Replay_replay
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { game_id = '' } = useParams()
  const replay = tenant.community.gameReplay
  if (!replay)
    return (
      <Missing
        title={intl.formatMessage({ id: 'gameReplay.missing.title' })}
        body={intl.formatMessage({ id: 'gameReplay.missing.body' })}
        nextAction={{
          href: paths.ranking({ game_id }),
          label: intl.formatMessage({ id: 'gameReplay.toRanking' }),
        }}
      />
    )
  const title = intl.formatMessage({ id: 'gameReplay.title' })
  return (
    <Page title={title}>
      <PageHead title={title} robots="noindex" />
      <Stack gap={5}>
        <Replay replay={replay} />
        <TextLink href={paths.ranking({ game_id: replay.game })}>
          <FormattedMessage id="gameReplay.toRanking" />
        </TextLink>
      </Stack>
    </Page>
  )
}
