import { and, eq, gt, gte, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { postLikeDay } from '../post/tables.ts'

/**
 * A query of how many penlights a fan waved at posts (`times`) on each `day` in Japan: what the day's ceiling counts, so
 * that neither taking lights back nor a post's end makes it less. A day's row is for all of a fan's communities.
 */
export function lightDays(
  db: Queryable,
  { fanId, from, to }: { fanId: string; from: string; to: string },
) {
  const { day, waved } = postLikeDay
  return db
    .select({ day, times: sql<number>`${waved}`.as('times') })
    .from(postLikeDay)
    .where(and(eq(postLikeDay.fanId, fanId), gte(day, from), lte(day, to), gt(waved, 0)))
}
