import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/buzz-casual-game.ts'
import { paths as rankingPaths } from '#addresses/game-ranking.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Figure, Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { Ranking } from '../../components/Ranking/Ranking.tsx'
import type { RankingScreenQuery } from './__generated__/RankingScreenQuery.graphql.ts'

/** `/buzz-casual-game/:day/ranking`: the best of a day, and where the viewer stands. */
export function Screen(props: ScreenProps<RankingScreenQuery>) {
  const title = useIntl().formatMessage({ id: 'greenhouse.ranking' })
  return (
    <ScreenPart
      skeleton={<Skeleton width="100%" height={480} radius="card" />}
      renderFrame={(face) => <Page title={title}>{face}</Page>}
    >
      <Ranks {...props} />
    </ScreenPart>
  )
}

function Ranks({ queryRef }: ScreenProps<RankingScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<RankingScreenQuery>(
    graphql`
      query RankingScreenQuery($day: Date!) @throwOnFieldError {
        tenant {
          community {
            buzzCasualGame(day: $day) {
              id
              day
              plays
              isOfToday
              top {
                id
                fan {
                  id
                }
                ...Ranking_ranks
              }
              viewerRanks {
                id
                ...Ranking_ranks
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
  const game = tenant.community.buzzCasualGame
  const toToday = { href: paths.today(), label: intl.formatMessage({ id: 'greenhouse.toToday' }) }
  if (!game)
    return (
      <Missing
        title={intl.formatMessage({ id: 'greenhouse.ranking.missing' })}
        body={intl.formatMessage({ id: 'greenhouse.missing.body' })}
        nextAction={toToday}
      />
    )
  const { day, plays, isOfToday, top, viewerRanks } = game
  const isOnTop = top.some(({ fan }) => fan?.id === viewer.user?.id)
  const title = intl.formatMessage(
    { id: 'greenhouse.ranking.title' },
    { day: tokyo.dayShort(`${day}T00:00:00+09:00`) },
  )
  return (
    <Page title={title} back={toToday}>
      <PageHead title={title} />
      {top.length === 0 ? (
        <EmptyState
          figure={<Figure name="empty-chat" />}
          title={intl.formatMessage({ id: 'greenhouse.ranking.empty' })}
          body={
            <FormattedMessage
              id={isOfToday ? 'greenhouse.ranking.emptyBody' : 'greenhouse.ranking.nobody'}
            />
          }
          action={<ButtonLink href={toToday.href}>{toToday.label}</ButtonLink>}
        />
      ) : (
        <Stack gap={5}>
          <Text size="small" tone="muted">
            <FormattedMessage id="greenhouse.ranking.how" values={{ plays }} />
          </Text>
          <Ranking ranks={top} viewerId={viewer.user?.id} />
          {viewerRanks.length > 0 && !isOnTop && (
            <>
              <Heading level={2}>
                <FormattedMessage id="greenhouse.ranking.own" />
              </Heading>
              <Ranking ranks={viewerRanks} viewerId={viewer.user?.id} />
            </>
          )}
          <TextLink href={`${rankingPaths.ranking({ game_id: 'greenhouse' })}?span=week`}>
            <FormattedMessage id="greenhouse.toRankings" />
          </TextLink>
        </Stack>
      )}
    </Page>
  )
}
