import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { mission, missionClaim, type MissionRow } from './tables.ts'

export async function findMissions(db: Queryable, communityId: string): Promise<MissionRow[]> {
  return db
    .select()
    .from(mission)
    .where(eq(mission.communityId, communityId))
    .orderBy(asc(mission.position), asc(mission.id))
}

type Claim = Omit<typeof missionClaim.$inferSelect, 'tenantId'>

/** Which of these rounds a fan has had: `mission round`. */
export async function findClaimed(
  db: Queryable,
  fanId: string,
  { missionIds, rounds }: { missionIds: readonly string[]; rounds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ missionId: missionClaim.missionId, round: missionClaim.round })
    .from(missionClaim)
    .where(
      and(
        eq(missionClaim.fanId, fanId),
        inArray(missionClaim.missionId, [...missionIds]),
        inArray(missionClaim.round, [...rounds]),
      ),
    )
  return new Set(rows.map(({ missionId, round }) => `${missionId} ${round}`))
}

/** Notes that a fan receives a round's reward; false where they have had it. */
export async function insertClaim(transaction: Transaction, claim: Claim): Promise<boolean> {
  const rows = await transaction
    .insert(missionClaim)
    .values(claim)
    .onConflictDoNothing()
    .returning({ round: missionClaim.round })
  return rows.length > 0
}
