import DataLoader from 'dataloader'
import { bandOf, fewestInBands } from '#rules/supporterRank.ts'
import { dayAfter, dayInJapan, startOfDay } from '#rules/day.ts'
import { claimDays } from '#rules/missions.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadKnownRow } from '../../platform/graphql/loadKept.ts'
import { prefixOf } from '../../platform/ids.ts'
import { mayEnter, viewerMembership } from '../community/service.ts'
import { pointsOf, sumOf } from './sources.ts'
import {
  findClaims,
  findCount,
  findRanks,
  findSeasons,
  findSeasonsOf,
  findStanding,
} from './store.ts'
import type {
  CountRow,
  PointsBySource,
  RankRow,
  RewardRow,
  RewardStandingRow,
  RuleStandingRow,
  SeasonRow,
} from './tables.ts'

/** For whoever opens one by hand. */
export { openSeason, SeasonRefused, type NewReward, type NewSeason } from './opening.ts'
export { findSeasonsOf } from './store.ts'

/** For whoever tells those who hold a rank. */
export { ranksHeld } from './store.ts'

/** Until when a season's rewards can be received. */
export const claimableUntil = ({ endsOn }: Pick<SeasonRow, 'endsOn'>): Date =>
  startOfDay(dayAfter(endsOn, claimDays))

export const isOverAt = ({ endsOn }: Pick<SeasonRow, 'endsOn'>, at: Date): boolean =>
  at >= startOfDay(endsOn)

/** The season with this id where the viewer may know of it and it has begun; null otherwise. */
export async function loadSeason(context: GatewayContext, id: string): Promise<SeasonRow | null> {
  if (prefixOf(id) !== 'supporterseason') return null
  const row = await loadKnownRow(context, 'supporterSeason', findSeasons, id, (found) =>
    mayEnter(context, found?.communityId),
  )
  return row && row.opensOn <= dayInJapan(context.now()) ? row : null
}

/** A community's seasons that have begun, the newest first; none for whoever may not enter it. */
export async function seasonsOf(
  context: GatewayContext,
  communityId: string,
): Promise<SeasonRow[]> {
  if (!(await mayEnter(context, communityId))) return []
  const { cache, db, tenantId, now } = context
  const seasons = await cache.get(tenantId, 'supporterSeasonsOf', communityId, () =>
    findSeasonsOf(db, communityId),
  )
  const today = dayInJapan(now())
  return seasons.filter(({ opensOn }) => opensOn <= today)
}

/** The season that is under way or whose rewards still wait; null between seasons. */
export async function seasonNow(
  context: GatewayContext,
  communityId: string,
): Promise<SeasonRow | null> {
  const [newest] = await seasonsOf(context, communityId)
  return newest && context.now() < claimableUntil(newest) ? newest : null
}

type Rank = RankRow & { rewards: readonly RewardRow[] }

/** A season's ranks from the lowest, the same for all. */
export const ranksOf = (
  { cache, db, tenantId }: GatewayContext,
  { id }: Pick<SeasonRow, 'id'>,
): Promise<Rank[]> => cache.get(tenantId, 'supporterRanks', id, () => findRanks(db, id))

/** How a season stands: the last count, and the viewer's points; null for whoever has not joined. */
export type SeasonStanding = { count: CountRow | undefined; points: PointsBySource | null }

/** The same for a season's fields, read once a request. */
export const standingIn = (context: GatewayContext, season: SeasonRow): Promise<SeasonStanding> =>
  context
    .loader(
      'supporter standings',
      (its) =>
        new DataLoader<SeasonRow, SeasonStanding, string>(
          (seasons) => Promise.all(seasons.map((each) => readStanding(its, each))),
          { cacheKeyFn: ({ id }) => id },
        ),
    )
    .load(season)

async function readStanding(context: GatewayContext, season: SeasonRow): Promise<SeasonStanding> {
  const count = await findCount(context.db, season.id)
  const membership = await viewerMembership(context, season.communityId)
  if (!membership) return { count, points: null }
  return { count, points: await fanPoints(context.db, season, membership.userId, count) }
}

/** What each source brought a fan: counted where acts are kept until the last count is final, and as it says then. */
export async function fanPoints(
  db: Queryable,
  season: SeasonRow,
  fanId: string,
  count: CountRow | undefined,
): Promise<PointsBySource> {
  if (count?.isFinal) return (await findStanding(db, season.id, fanId)) ?? {}
  return (await pointsOf(db, season, [fanId]))[0]!
}

export async function viewerPointsIn(
  context: GatewayContext,
  season: SeasonRow,
): Promise<number | null> {
  const { points } = await standingIn(context, season)
  return points && sumOf(points)
}

export async function rulesIn(
  context: GatewayContext,
  season: SeasonRow,
): Promise<RuleStandingRow[]> {
  const { points } = await standingIn(context, season)
  return season.rules.map((rule) => ({
    ...rule,
    viewerPoints: points && (points[rule.source] ?? 0),
  }))
}

/** The viewer's rank in a season, and the one after it. */
export async function viewerRanksIn(
  context: GatewayContext,
  season: SeasonRow,
): Promise<{ rank: Rank | null; next: Rank | null }> {
  const [ranks, points] = await Promise.all([
    ranksOf(context, season),
    viewerPointsIn(context, season),
  ])
  return {
    rank: ranks.findLast((each) => each.points <= (points ?? -1)) ?? null,
    next: ranks.find((each) => each.points > (points ?? -1)) ?? null,
  }
}

/** In which share of the fans the viewer is, by the last count; null where there are too few to say it. */
export async function viewerBandIn(
  context: GatewayContext,
  season: SeasonRow,
): Promise<number | null> {
  const { count, points } = await standingIn(context, season)
  if (!count || !points || count.fans < fewestInBands) return null
  return bandOf(sumOf(points), count.bands)
}

/** The highest number of a rank that the viewer has in the season under way, or had in the one before it; 0 without. */
export async function viewerRankNumber(
  context: GatewayContext,
  communityId: string,
): Promise<number> {
  const seasons = (await seasonsOf(context, communityId)).slice(0, 2)
  const ranks = await Promise.all(seasons.map((each) => viewerRanksIn(context, each)))
  return Math.max(0, ...ranks.map(({ rank }) => rank?.number ?? 0))
}

/** The rewards of a rank as they stand for the viewer: for whoever has not joined, all are open. */
export async function rewardsOf(
  context: GatewayContext,
  rank: RankRow,
): Promise<RewardStandingRow[]> {
  const season = await loadSeason(context, rank.seasonId)
  const rewards = (await ranksOf(context, { id: rank.seasonId })).find(
    ({ id }) => id === rank.id,
  )!.rewards
  const points = season ? await viewerPointsIn(context, season) : null
  if (points === null) return rewards.map((each) => ({ ...each, standing: 'OPEN' }))
  const claims = await claimsIn(context, rank.seasonId)
  return rewards.map((each) => ({
    ...each,
    standing: claims.has(each.id) ? 'CLAIMED' : points >= rank.points ? 'DONE' : 'OPEN',
  }))
}

/** Which of a season's rewards the viewer has had, read once a request. */
const claimsIn = (context: GatewayContext, seasonId: string): Promise<ReadonlySet<string>> =>
  context
    .loader(
      'supporter claims',
      (its) =>
        new DataLoader<string, ReadonlySet<string>>((seasonIds) =>
          Promise.all(
            seasonIds.map(async (id) => {
              const ranks = await ranksOf(its, { id })
              const ids = ranks.flatMap(({ rewards }) => rewards.map((each) => each.id))
              return findClaims(its.db, its.userId!, ids)
            }),
          ),
        ),
    )
    .load(seasonId)
