import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as greenhousePaths } from '#addresses/buzz-casual-game.ts'
import { paths as casualPaths } from '#addresses/casual-game.ts'
import { paths, spanNames } from '#addresses/game-ranking.ts'
import { Banner } from '#design-system/banner/Banner.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { FilterLinks } from '#design-system/filter-links/FilterLinks.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { dayAfter } from '#rules/day.ts'
import { Figure, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { RankList } from '../../components/RankList/RankList.tsx'
import type { GameRankingScreenQuery } from './__generated__/GameRankingScreenQuery.graphql.ts'

type Props = ScreenProps<GameRankingScreenQuery>

const spans = Object.keys(spanNames) as (keyof typeof spanNames)[]
const games = ['greenhouse', 'lighthouse'] as const

/** `/game-ranking/:game_id?span=week&day=2026-11-20`: the best of a game over a day, a week, a month or a season. */
export function Screen(props: Props) {
  const intl = useIntl()
  const { game, span } = props.queryRef.variables
  const title = intl.formatMessage({ id: 'gameRanking.title' })
  return (
    <ScreenPage title={title} skeleton={<Skeleton width="100%" height={480} radius="card" />}>
      <Stack gap={2}>
        <FilterLinks
          label={intl.formatMessage({ id: 'gameRanking.games' })}
          links={games.map((name) => ({
            href: `${paths.ranking({ game_id: name })}?span=${spanNames[span]}`,
            label: intl.formatMessage({ id: 'gameRanking.game' }, { game: name }),
            isCurrent: name === game,
          }))}
        />
        <FilterLinks
          label={intl.formatMessage({ id: 'gameRanking.spans' })}
          links={spans.map((each) => ({
            href: `${paths.ranking({ game_id: game })}?span=${spanNames[each]}`,
            label: intl.formatMessage({ id: 'gameRanking.span' }, { span: each }),
            isCurrent: each === span,
          }))}
        />
      </Stack>
      <Ranking {...props} />
    </ScreenPage>
  )
}

function Ranking({ queryRef }: Props) {
  const { tenant, viewer } = usePreloadedQuery<GameRankingScreenQuery>(
    graphql`
      query GameRankingScreenQuery($game: String!, $span: GameRankingSpan!, $day: Date)
      @throwOnFieldError {
        tenant {
          community {
            gameRanking(game: $game, span: $span, day: $day) {
              id
              game
              span
              from
              to
              closesAt
              isClosed
              players
              top {
                id
                watching
                fan {
                  id
                }
                ...RankList_ranks
              }
              viewerRanks {
                id
                ...RankList_ranks
              }
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
  const tokyo = useTokyoTime()
  const ranking = tenant.community.gameRanking
  if (!ranking)
    return (
      <EmptyState
        figure={<Figure name="closed" />}
        title={intl.formatMessage({ id: 'gameRanking.missing.title' })}
        body={<FormattedMessage id="gameRanking.missing.body" />}
        action={
          <ButtonLink href={paths.ranking({ game_id: 'greenhouse' })}>
            <FormattedMessage id="gameRanking.toToday" />
          </ButtonLink>
        }
      />
    )
  const { game, span, from, to, closesAt, isClosed, players, top, viewerRanks } = ranking
  const viewerId = viewer.user?.id
  const isOnTop = top.some(({ fan }) => fan !== null && fan?.id === viewerId)
  const dayOf = (day: string) => tokyo.dayShort(`${day}T00:00:00+09:00`)
  const toGame =
    game === 'greenhouse' ? greenhousePaths.today() : casualPaths.game({ casual_game_id: game })
  return (
    <Stack gap={5}>
      <div>
        <Heading level={2}>
          <FormattedMessage
            id="gameRanking.days"
            values={{ from: dayOf(from), to: dayOf(to), isDay: String(from === to) }}
          />
        </Heading>
        <Text size="small" tone="muted">
          <FormattedMessage id="gameRanking.how" values={{ players }} />
        </Text>
      </div>
      {isClosed ? (
        <Banner tone="info">
          <FormattedMessage id="gameRanking.closed" />
        </Banner>
      ) : (
        <Text size="small" tone="muted">
          <FormattedMessage id="gameRanking.closes" values={{ at: tokyo.dayAndTime(closesAt) }} />
        </Text>
      )}
      {top.length === 0 ? (
        <EmptyState
          figure={<Figure name="empty-chat" />}
          title={intl.formatMessage({ id: 'gameRanking.empty.title' })}
          body={
            <FormattedMessage id="gameRanking.empty.body" values={{ isClosed: String(isClosed) }} />
          }
          {...(!isClosed && {
            action: (
              <ButtonLink href={toGame}>
                <FormattedMessage id="gameRanking.play" values={{ game }} />
              </ButtonLink>
            ),
          })}
        />
      ) : (
        <>
          {top.some(({ watching }) => watching === 'AFTER_OWN_TRY') && (
            <Text size="small" tone="muted">
              <FormattedMessage id="gameRanking.watch.laterNote" />
            </Text>
          )}
          <RankList game={game} ranks={top} viewerId={viewerId} />
          {viewerRanks.length > 0 && !isOnTop && (
            <>
              <Heading level={2}>
                <FormattedMessage id="gameRanking.own" />
              </Heading>
              <RankList game={game} ranks={viewerRanks} viewerId={viewerId} />
            </>
          )}
          {!isClosed && (
            <ButtonLink href={toGame}>
              <FormattedMessage id="gameRanking.play" values={{ game }} />
            </ButtonLink>
          )}
        </>
      )}
      <TextLink
        href={`${paths.ranking({ game_id: game })}?span=${spans.find((each) => each === span)?.toLowerCase() ?? 'day'}&day=${dayAfter(from, -1)}`}
      >
        <FormattedMessage id="gameRanking.before" values={{ span }} />
      </TextLink>
    </Stack>
  )
}
