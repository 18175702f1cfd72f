import { and, count, eq, gte, lt, sql } from 'drizzle-orm'
import { addDays, startOfDay } from '#rules/day.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import type { MissionRewardKind } from '../types.generated.ts'
import type { DaysQuery } from './kinds/kind.ts'
import { eventKinds, missionEvent, type EventKind, type MissionRow } from './tables.ts'

type Event = Omit<typeof missionEvent.$inferSelect, 'tenantId'>

/**
 * Notes an act that no domain keeps, in the transaction of whoever calls. Its key is the act's own: told twice, late or
 * after others, it counts once, on the day of `at`.
 */
export async function noteMissionEvent(db: Queryable, event: Event): Promise<void> {
  await db.insert(missionEvent).values(event).onConflictDoNothing()
}

/** A query of how often a fan did what is noted as an event (`times`), on each `day` in Japan. */
export const eventDays =
  (kind: EventKind): DaysQuery =>
  (db, { fanId, communityId, from, to, most }) => {
    const noted = db
      .select({ at: missionEvent.at })
      .from(missionEvent)
      .where(
        and(
          eq(missionEvent.fanId, fanId),
          eq(missionEvent.communityId, communityId),
          eq(missionEvent.kind, kind),
          gte(missionEvent.at, startOfDay(from)),
          lt(missionEvent.at, addDays(startOfDay(to), 1)),
        ),
      )
    const found = (most === undefined ? noted : noted.limit(most)).as('noted')
    const day = sql<string>`to_char(${found.at} at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`
    return db
      .select({ day: day.as('day'), times: count().as('times') })
      .from(found)
      .groupBy(sql`1`)
  }

const unspendable: readonly MissionRewardKind[] = ['GAME_CARD_LEVEL_UP_ITEM']

/** Whether fans are shown a mission: one that they can do here, for what they can use here. */
export const isShown = ({ kind, rewardKind }: Pick<MissionRow, 'kind' | 'rewardKind'>): boolean =>
  !(eventKinds as readonly string[]).includes(kind) && !unspendable.includes(rewardKind)
