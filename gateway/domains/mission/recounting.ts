import { and, asc, eq, sql } from 'drizzle-orm'
import { dayAfter } from '#rules/day.ts'
import { roundOn } from '#rules/missions.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { membership } from '../community/tables.ts'
import { countByDay } from './kinds/kinds.ts'
import { mission, missionClaim } from './tables.ts'

/** So many rounds are counted by one statement. */
const together = 50
/** Later than any day on which something is done. */
const forEver = '2999-12-31'

/** A round that was received, for which fewer acts are found now than its mission asks. */
export type Fewer = { fanId: string; missionId: string; round: string; found: number; goal: number }

/**
 * Counts anew what was received of missions, where acts are kept, and answers those of which less is found. It only
 * reads: nothing is taken back. A goal that was raised since shows here, too. Rounds of fans who have left the community
 * are not counted.
 */
export async function recountMissions(
  db: Queryable,
): Promise<{ recounted: number; fewer: Fewer[] }> {
  const fewer: Fewer[] = []
  let recounted = 0
  let after: Claim | undefined
  for (;;) {
    const claims = await findClaimsAfter(db, after)
    if (claims.length === 0) return { recounted, fewer }
    const counts = await countByDay(db, claims.map(askFor))
    for (const [at, { fanId, missionId, round, goal }] of claims.entries()) {
      const found = [...counts[at]!.values()].reduce((sum, times) => sum + times, 0)
      if (found < goal) fewer.push({ fanId, missionId, round, found, goal })
    }
    recounted += claims.length
    after = claims.at(-1)
  }
}

type Claim = Awaited<ReturnType<typeof findClaimsAfter>>[number]

function askFor({ kind, period, round, goal, fanId, communityId, joinedAt }: Claim) {
  const { first, end } = roundOn(period, round === 'once' ? '2020-01-01' : round)
  const to = end === null ? forEver : dayAfter(end, -1)
  const most = end === null ? goal : undefined
  return { kind, of: { fanId, communityId, joinedAt, from: first, to, most } }
}

function findClaimsAfter(
  db: Queryable,
  after: { fanId: string; missionId: string; round: string } | undefined,
) {
  const { fanId, missionId, round } = missionClaim
  const { communityId, kind, period, goal } = mission
  return db
    .select({
      fanId,
      missionId,
      round,
      communityId,
      kind,
      period,
      goal,
      joinedAt: membership.joinedAt,
    })
    .from(missionClaim)
    .innerJoin(mission, eq(mission.id, missionId))
    .innerJoin(
      membership,
      and(eq(membership.communityId, communityId), eq(membership.userId, fanId)),
    )
    .where(
      after &&
        sql`(${fanId}, ${missionId}, ${round}) > (${after.fanId}, ${after.missionId}, ${after.round})`,
    )
    .orderBy(asc(fanId), asc(missionId), asc(round))
    .limit(together)
}
