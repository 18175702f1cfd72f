import { sql } from 'drizzle-orm'
import { channel, message } from '../../domains/chat/tables.ts'
import { user } from '../../domains/user/tables.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { greetingKey, greetWithinMs, type Heard } from './answering.ts'

/** More than any room says in the time that is looked back on. */
const mostOfRoom = 60

/** Whether this transaction is the one in which the tenant's cast acts; the answer holds until it ends. */
export async function lockCast(transaction: Transaction): Promise<boolean> {
  const { rows } = await transaction.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(
      hashtextextended('demo cast ' || current_setting('app.tenant_id'), 0)) as held`,
  )
  return rows[0]?.held === true
}

type Recent = {
  messageId: string
  channelId: string
  authorId: string
  authorName: string
  text: string
  sentAt: string
  isFirst: boolean
  greetedId: string | null
}

/**
 * What visitors wrote lately in the rooms for all, and when these greeted somebody last. Each room's newest by its own
 * key: no row before them is read.
 */
export async function readRooms(
  db: Queryable,
  castIds: ReadonlySet<string>,
  now: Date,
): Promise<{ heard: Heard[]; greetedAt: Map<string, Date>; greeted: Set<string | null> }> {
  const since = new Date(now.getTime() - greetWithinMs).toISOString()
  const { rows } = await db.execute<Recent>(sql`
    select m.id as "messageId", m.channel_id as "channelId", m.author_id as "authorId",
      u.display_name as "authorName", m.text, m.sent_at as "sentAt",
      substring(m.idempotency_key from ${`^${greetingKey}(.*)$`}) as "greetedId",
      not exists (
        select from ${message} e where e.author_id = m.author_id and e.sent_at < m.sent_at
      ) as "isFirst"
    from ${channel} c
    cross join lateral (
      select * from ${message} n where n.tenant_id = c.tenant_id and n.channel_id = c.id
      order by n.seq desc limit ${mostOfRoom}
    ) m
    join ${user} u on u.tenant_id = m.tenant_id and u.id = m.author_id
    where c.visibility <> 'PRIVATE' and m.sent_at > ${since}::timestamptz
      and m.deleted_at is null and u.status = 'active'`)
  const byCast = rows.filter(({ authorId }) => castIds.has(authorId))
  const greetings = byCast.filter(({ greetedId }) => greetedId !== null)
  const greeted = new Set(greetings.map(({ greetedId }) => greetedId))
  const greetedAt = new Map<string, Date>()
  for (const { channelId, sentAt } of greetings) {
    const at = new Date(sentAt)
    if (at > (greetedAt.get(channelId) ?? 0)) greetedAt.set(channelId, at)
  }
  const heard = rows
    .filter(({ authorId }) => !castIds.has(authorId))
    .map(({ greetedId: _, sentAt, ...row }) => ({ ...row, sentAt: new Date(sentAt) }))
  return { heard, greetedAt, greeted }
}
