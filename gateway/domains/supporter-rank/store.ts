import { and, asc, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { listSizes } from '#schema/listSizes.generated.ts'
import { bandPercents, type Band } from '#rules/supporterRank.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { membership } from '../community/tables.ts'
import {
  supporterCount,
  supporterRank,
  supporterRankClaim,
  supporterRankReward,
  supporterSeason,
  supporterStanding,
  type CountRow,
  type PointsBySource,
  type RankRow,
  type RewardRow,
  type SeasonRow,
} from './tables.ts'

export async function findSeasons(db: Queryable, ids: readonly string[]): Promise<SeasonRow[]> {
  return db
    .select()
    .from(supporterSeason)
    .where(inArray(supporterSeason.id, [...ids]))
}

/** A community's newest seasons, those that have not begun among them. */
export async function findSeasonsOf(db: Queryable, communityId: string): Promise<SeasonRow[]> {
  return db
    .select()
    .from(supporterSeason)
    .where(eq(supporterSeason.communityId, communityId))
    .orderBy(desc(supporterSeason.opensOn))
    .limit(listSizes['Community.supporterSeasons'])
}

/** All seasons whose count is not final. */
export async function findUncounted(db: Queryable): Promise<SeasonRow[]> {
  const rows = await db
    .select({ season: supporterSeason })
    .from(supporterSeason)
    .leftJoin(supporterCount, eq(supporterCount.seasonId, supporterSeason.id))
    .where(sql`${supporterCount.isFinal} is not true`)
    .orderBy(asc(supporterSeason.id))
  return rows.map(({ season }) => season)
}

/** A season's ranks from the lowest, each with its rewards. */
export async function findRanks(
  db: Queryable,
  seasonId: string,
): Promise<(RankRow & { rewards: RewardRow[] })[]> {
  const rows = await db
    .select({ rank: supporterRank, reward: supporterRankReward })
    .from(supporterRank)
    .leftJoin(supporterRankReward, eq(supporterRankReward.rankId, supporterRank.id))
    .where(eq(supporterRank.seasonId, seasonId))
    .orderBy(asc(supporterRank.number), asc(supporterRankReward.position))
  return [...Map.groupBy(rows, ({ rank }) => rank.id).values()].map((of) => ({
    ...of[0]!.rank,
    rewards: of.flatMap(({ reward }) => (reward ? [reward] : [])),
  }))
}

/** Which of these rewards a fan has had. */
export async function findClaims(
  db: Queryable,
  fanId: string,
  rewardIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (rewardIds.length === 0) return new Set()
  const rows = await db
    .select({ rewardId: supporterRankClaim.rewardId })
    .from(supporterRankClaim)
    .where(
      and(
        eq(supporterRankClaim.fanId, fanId),
        inArray(supporterRankClaim.rewardId, [...rewardIds]),
      ),
    )
  return new Set(rows.map(({ rewardId }) => rewardId))
}

export async function insertClaim(
  transaction: Transaction,
  claim: Omit<typeof supporterRankClaim.$inferSelect, 'tenantId'>,
): Promise<void> {
  await transaction.insert(supporterRankClaim).values(claim)
}

export async function findCount(db: Queryable, seasonId: string): Promise<CountRow | undefined> {
  return (await db.select().from(supporterCount).where(eq(supporterCount.seasonId, seasonId)))[0]
}

/** What a fan had when they were counted last. */
export async function findStanding(
  db: Queryable,
  seasonId: string,
  fanId: string,
): Promise<PointsBySource | undefined> {
  const [row] = await db
    .select({ bySource: supporterStanding.bySource })
    .from(supporterStanding)
    .where(and(eq(supporterStanding.seasonId, seasonId), eq(supporterStanding.fanId, fanId)))
  return row?.bySource
}

/** A community's members after one, in the order of their ids: those who speak for it are none of its supporters. */
export async function findMembersAfter(
  db: Queryable,
  communityId: string,
  after: string,
  most: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: membership.userId })
    .from(membership)
    .where(
      and(
        eq(membership.communityId, communityId),
        eq(membership.role, 'MEMBER'),
        gt(membership.userId, after),
      ),
    )
    .orderBy(asc(membership.userId))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** What fans had in a season when they were counted last; nobody who was not. */
export async function findPoints(
  db: Queryable,
  seasonId: string,
  fanIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { fanId, points } = supporterStanding
  const rows = await db
    .select({ fanId, points })
    .from(supporterStanding)
    .where(and(eq(supporterStanding.seasonId, seasonId), inArray(fanId, [...fanIds])))
  return new Map(rows.map((row) => [row.fanId, row.points]))
}

/**
 * Which rank each member held at the last count, by the seasons whose ranks count on a day: the newest two that have begun,
 * and the higher one of both. A query of `community_id`, `fan_id` and the rank's `number`.
 */
export function ranksHeld(day: string): SQL {
  return sql`
    select season.community_id, standing.fan_id, max(rank.number) as number
    from (
      select id, community_id, row_number() over (partition by community_id order by opens_on desc) as nth
      from supporter_season where opens_on <= ${day}
    ) as season
    join supporter_standing as standing on standing.season_id = season.id
    join supporter_rank as rank on rank.season_id = season.id and rank.points <= standing.points
    join membership on membership.user_id = standing.fan_id and membership.community_id = season.community_id
    where season.nth <= 2
    group by season.community_id, standing.fan_id`
}

/**
 * Members whom so many more points than at their last count (`reach`) could bring a rank that something waits for: the
 * nearest first. `waiting` is a query of `fan_id` and the `rank_number` that they wait for.
 */
export async function findNear(
  db: Queryable,
  { id, communityId }: Pick<SeasonRow, 'id' | 'communityId'>,
  { waiting, reach, most }: { waiting: SQL; reach: number; most: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select waiting.fan_id as id
    from (${waiting}) as waiting
    join membership on membership.user_id = waiting.fan_id and membership.community_id = ${communityId}
      and membership.role = 'MEMBER'
    left join supporter_standing as standing
      on standing.season_id = ${id} and standing.fan_id = waiting.fan_id
    cross join lateral (
      select min(points) - coalesce(standing.points, 0) as points from supporter_rank as rank
      where rank.season_id = ${id} and rank.number >= waiting.rank_number
    ) as missing
    where missing.points between 1 and ${reach}::integer
    group by waiting.fan_id
    order by min(missing.points), waiting.fan_id
    limit ${most}`)
  return rows.map((row) => row.id)
}

type Standing = { fanId: string; points: number; bySource: PointsBySource }

export async function putStandings(
  db: Queryable,
  seasonId: string,
  standings: readonly Standing[],
): Promise<void> {
  const { tenantId, seasonId: season, fanId } = supporterStanding
  await db
    .insert(supporterStanding)
    .values(standings.map((each) => ({ seasonId, ...each })))
    .onConflictDoUpdate({
      target: [tenantId, season, fanId],
      set: { points: sql`excluded.points`, bySource: sql`excluded.by_source` },
    })
}

/** How many fans have points by the last count, and with how many one is in each band. */
export async function findBands(
  db: Queryable,
  seasonId: string,
): Promise<{ fans: number; bands: Band[] }> {
  const { points } = supporterStanding
  const shares = sql.raw(bandPercents.map((percent) => 1 - percent / 100).join(', '))
  const [row] = await db
    .select({
      fans: sql<number>`count(*)::integer`,
      least: sql<
        number[] | null
      >`percentile_disc(array[${shares}]) within group (order by ${points})`,
    })
    .from(supporterStanding)
    .where(and(eq(supporterStanding.seasonId, seasonId), gt(points, 0)))
  const { fans, least } = row!
  return {
    fans,
    bands: bandPercents.flatMap((percent, at) =>
      least?.[at] === undefined ? [] : [{ percent, points: least[at] }],
    ),
  }
}

/** Notes a count, unless a final one is there. */
export async function putCount(db: Queryable, count: Omit<CountRow, 'tenantId'>): Promise<void> {
  const { seasonId, ...set } = count
  await db
    .insert(supporterCount)
    .values(count)
    .onConflictDoUpdate({
      target: [supporterCount.tenantId, supporterCount.seasonId],
      set,
      setWhere: sql`not ${supporterCount.isFinal}`,
    })
}
