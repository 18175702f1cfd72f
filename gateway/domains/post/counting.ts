import { and, count, eq, gte, lt, sql } from 'drizzle-orm'
import { addDays, startOfDay } from '#rules/day.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { post } from './tables.ts'

/** A query of how many posts a fan wrote (`times`) on each `day` in Japan, those too that they took away. */
export function postDays(
  db: Queryable,
  {
    fanId,
    communityId,
    from,
    to,
    most,
  }: { fanId: string; communityId: string; from: string; to: string; most?: number | undefined },
) {
  const written = db
    .select({ postedAt: post.postedAt })
    .from(post)
    .where(
      and(
        eq(post.communityId, communityId),
        eq(post.authorId, fanId),
        gte(post.postedAt, startOfDay(from)),
        lt(post.postedAt, addDays(startOfDay(to), 1)),
      ),
    )
  const found = (most === undefined ? written : written.limit(most)).as('written')
  const day = sql<string>`to_char(${found.postedAt} at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`
  return db
    .select({ day: day.as('day'), times: count().as('times') })
    .from(found)
    .groupBy(sql`1`)
}
