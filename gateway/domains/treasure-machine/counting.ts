import { and, count, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { addDays, startOfDay } from '#rules/day.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { treasureDraw, treasureMachine } from './tables.ts'

/**
 * A query of how often a fan drew (`times`) on each `day` in Japan from machines whose draws are all by the same odds: ten
 * at once are one, and what points bought is none.
 */
export function drawDays(
  db: Queryable,
  {
    fanId,
    communityId,
    from,
    to,
    most,
  }: { fanId: string; communityId: string; from: string; to: string; most?: number | undefined },
) {
  const drawn = db
    .select({ at: treasureDraw.at })
    .from(treasureDraw)
    .innerJoin(treasureMachine, eq(treasureMachine.id, treasureDraw.machineId))
    .where(
      and(
        eq(treasureDraw.fanId, fanId),
        isNotNull(treasureDraw.offer),
        eq(treasureMachine.communityId, communityId),
        eq(treasureMachine.kind, 'PROBABILITY'),
        gte(treasureDraw.at, startOfDay(from)),
        lt(treasureDraw.at, addDays(startOfDay(to), 1)),
      ),
    )
  const found = (most === undefined ? drawn : drawn.limit(most)).as('drawn')
  const day = sql<string>`to_char(${found.at} at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`
  return db
    .select({ day: day.as('day'), times: count().as('times') })
    .from(found)
    .groupBy(sql`1`)
}
