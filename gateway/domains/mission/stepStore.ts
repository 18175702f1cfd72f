import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { step, stepClaim, stepSeason, type StepRow, type StepSeasonRow } from './tables.ts'

/** A community's newest seasons: more are over for long. */
export async function findSeasons(db: Queryable, communityId: string): Promise<StepSeasonRow[]> {
  return db
    .select()
    .from(stepSeason)
    .where(eq(stepSeason.communityId, communityId))
    .orderBy(desc(stepSeason.opensOn))
    .limit(12)
}

export async function findSteps(db: Queryable, seasonId: string): Promise<StepRow[]> {
  return db.select().from(step).where(eq(step.seasonId, seasonId)).orderBy(asc(step.number))
}

/** Which steps a fan has had the reward of, and by which request. */
export async function findStepClaims(
  db: Queryable,
  fanId: string,
  stepIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (stepIds.length === 0) return new Map()
  const rows = await db
    .select({ stepId: stepClaim.stepId, requestId: stepClaim.requestId })
    .from(stepClaim)
    .where(and(eq(stepClaim.fanId, fanId), inArray(stepClaim.stepId, [...stepIds])))
  return new Map(rows.map(({ stepId, requestId }) => [stepId, requestId]))
}

export async function insertStepClaim(
  transaction: Transaction,
  claim: Omit<typeof stepClaim.$inferSelect, 'tenantId'>,
): Promise<void> {
  await transaction.insert(stepClaim).values(claim)
}
