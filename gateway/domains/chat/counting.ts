import { and, count, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { addDays, startOfDay } from '#rules/day.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { isCommunitys } from './store.ts'
import { channel, message } from './tables.ts'

/**
 * A query of how many messages a fan wrote (`times`) on each `day` in Japan in a community's rooms, whatever became of
 * them since; those of conversations for oneself are nobody's count. `most` ends the count where it comes to as many, on
 * whichever days.
 */
export function messageDays(
  db: Queryable,
  {
    fanId,
    communityId,
    from,
    to,
    most,
  }: { fanId: string; communityId: string; from: string; to: string; most?: number | undefined },
) {
  const rooms = db
    .select({ id: channel.id })
    .from(channel)
    .where(and(eq(channel.communityId, communityId), isCommunitys))
  const written = db
    .select({ sentAt: message.sentAt })
    .from(message)
    .where(
      and(
        eq(message.authorId, fanId),
        inArray(message.channelId, rooms),
        gte(message.sentAt, startOfDay(from)),
        lt(message.sentAt, addDays(startOfDay(to), 1)),
      ),
    )
  const found = (most === undefined ? written : written.limit(most)).as('written')
  const day = sql<string>`to_char(${found.sentAt} at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`
  return db
    .select({ day: day.as('day'), times: count().as('times') })
    .from(found)
    .groupBy(sql`1`)
}
