import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { commentDay } from './tables.ts'

/**
 * A query of how many comments and replies a fan wrote (`times`) on each `day` in Japan: those too that were taken away
 * since, by their author or with what they were about.
 */
export function commentDays(
  db: Queryable,
  {
    fanId,
    communityId,
    from,
    to,
  }: { fanId: string; communityId: string; from: string; to: string },
) {
  const { day, written } = commentDay
  return db
    .select({ day, times: sql<number>`${written}`.as('times') })
    .from(commentDay)
    .where(
      and(
        eq(commentDay.fanId, fanId),
        eq(commentDay.communityId, communityId),
        gte(day, from),
        lte(day, to),
      ),
    )
}
