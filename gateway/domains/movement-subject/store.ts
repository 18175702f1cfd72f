import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { checkInStore } from '../check-in/tables.ts'
import { storeOrder } from '../checkout/tables.ts'
import { mission, step, stepSeason } from '../mission/tables.ts'
import { shareCard } from '../sharing/tables.ts'
import { supporterRank, supporterRankReward } from '../supporter-rank/tables.ts'
import { treasureDraw } from '../treasure-machine/tables.ts'

/** Whose references are looked up: what belongs to another fan is not found. */
type Asked = { fanId: string; ids: readonly string[] }

/** The checkout that each of a fan's orders came of. */
export function findCheckouts(db: Queryable, { fanId, ids }: Asked) {
  return db
    .select({ reference: storeOrder.id, id: storeOrder.sessionId })
    .from(storeOrder)
    .where(and(eq(storeOrder.fanId, fanId), inArray(storeOrder.id, [...ids])))
}

/** The machine of each of a fan's draws. */
export function findMachinesDrawn(db: Queryable, { fanId, ids }: Asked) {
  return db
    .select({ reference: treasureDraw.id, id: treasureDraw.machineId })
    .from(treasureDraw)
    .where(and(eq(treasureDraw.fanId, fanId), inArray(treasureDraw.id, [...ids])))
}

/** What each of a fan's cards is about. */
export function findShared(db: Queryable, { fanId, ids }: Asked) {
  return db
    .select({ reference: shareCard.id, id: shareCard.subjectId })
    .from(shareCard)
    .where(and(eq(shareCard.fanId, fanId), inArray(shareCard.id, [...ids])))
}

/** The season in which a rank brings each of these rewards. */
export function findSeasonsOfRewards(db: Queryable, ids: readonly string[]) {
  return db
    .select({ reference: supporterRankReward.id, id: supporterRank.seasonId })
    .from(supporterRankReward)
    .innerJoin(supporterRank, eq(supporterRank.id, supporterRankReward.rankId))
    .where(inArray(supporterRankReward.id, [...ids]))
}

/** The season of each of these steps. */
export function findSeasonsOfSteps(db: Queryable, ids: readonly string[]) {
  return db
    .select({ reference: step.id, row: stepSeason })
    .from(step)
    .innerJoin(stepSeason, eq(stepSeason.id, step.seasonId))
    .where(inArray(step.id, [...ids]))
}

export function findMissions(db: Queryable, ids: readonly string[]) {
  return db
    .select({ reference: mission.id, row: mission })
    .from(mission)
    .where(inArray(mission.id, [...ids]))
}

/** These stores, closed or not. */
export function findStores(db: Queryable, ids: readonly string[]) {
  return db
    .select({ reference: checkInStore.id, row: checkInStore })
    .from(checkInStore)
    .where(inArray(checkInStore.id, [...ids]))
}
