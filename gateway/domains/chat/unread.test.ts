import { Placeholder, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unreadOf } from '#rules/unread.ts'
import { muteUser } from '../mute/service.ts'
import { findHeads, selectHeads } from './store.ts'
import { openCommunity } from './testing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let author: string
let room: string
beforeAll(async () => {
  stage = await openCommunity()
  author = await stage.fan()
  room = stage.channelId('lobby')
})
afterAll(() => stage.close())

/** Says so much in the room, without what it takes to say each. */
async function say(count: number, by = author, { isDeleted = false } = {}): Promise<void> {
  await stage.db.execute(sql`
    with room as (
      update channel set last_seq = last_seq + ${count}, last_rev = last_rev + ${count}
      where id = ${room} returning last_seq - ${count} as seq, last_rev - ${count} as rev
    )
    insert into message (channel_id, seq, rev, id, author_id, text, images, idempotency_key, sent_at, deleted_at)
    select ${room}, room.seq + n, room.rev + n, 'message_' || gen_random_uuid(), ${by}, 'はい', '[]',
      gen_random_uuid(), ${stage.as(null).now().toISOString()}::timestamptz,
      ${isDeleted ? '2026-11-20T00:00:00Z' : null}::timestamptz
    from room, generate_series(1, ${count}) as n`)
}
/** A fan who has read all until now. */
async function reader(): Promise<string> {
  const id = await stage.fan()
  await stage.db.execute(sql`
    insert into channel_read (user_id, channel_id, last_read_seq)
    select ${id}, id, last_seq from channel where id = ${room}
    on conflict (tenant_id, user_id, channel_id) do update set last_read_seq = excluded.last_read_seq`)
  return id
}
async function unread(fan: string): Promise<number> {
  const [head] = await findHeads(stage.db, fan, [room])
  return unreadOf(head!.lastSeq, { ...head!, lastReadSeq: head!.lastReadSeq ?? 0 })
}

it('counts exactly what is to be opened, as far as a badge says', async () => {
  const [fan, muted] = [await reader(), await stage.fan()]
  await muteUser(stage.as(fan), { userId: muted, mute: 'MUTED' })
  await say(30)
  await say(40, muted)
  await say(5, author, { isDeleted: true })
  await say(69)
  expect(await unread(fan)).toBe(99)
  await say(3, fan)
  expect(await unread(fan)).toBe(99)
})

it('says no less than there is where a badge says no number', async () => {
  const [fan, muted] = [await reader(), await stage.fan()]
  await muteUser(stage.as(fan), { userId: muted, mute: 'MUTED' })
  await say(60)
  await say(50, muted)
  await say(70)
  expect(await unread(fan)).toBe(130)
  await say(300, muted)
  expect(await unread(fan)).toBe(130)
  await say(500, muted)
  expect(await unread(fan)).toBeGreaterThanOrEqual(130)
})

it('reads no more of what was missed than a badge says, however much it is', async () => {
  const fan = await reader()
  await say(3_000)
  const client = new pg.Client({
    connectionString: stage.appUrl,
    // By the index of a room's numbers, as where there are more messages than here.
    options: `-c app.tenant_id=ouen -c plan_cache_mode=force_generic_plan
      -c enable_seqscan=off -c enable_bitmapscan=off -c enable_sort=off`.replaceAll(/\s+/g, ' '),
  })
  await client.connect()
  const { sql: text, params } = selectHeads(stage.db).toSQL()
  const values = new Map<string, unknown>(Object.entries({ viewerId: fan, ids: [room] }))
  const given = params.map((each) => (each instanceof Placeholder ? values.get(each.name) : each))
  type Row = { 'QUERY PLAN': [{ Plan: Plan }] }
  const { rows } = await client.query<Row>(`explain (analyze, format json) ${text}`, given)
  await client.end()
  const read = scansOf(rows[0]!['QUERY PLAN'][0].Plan)
    .filter((plan) => plan['Relation Name'] === 'message')
    .map((plan) => plan['Actual Rows'] * plan['Actual Loops'])
  expect(read).not.toEqual([])
  // The newest of the room, and as many as are counted.
  expect(Math.max(...read)).toBeLessThanOrEqual(100)
})

type Plan = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Plan[]
}
const scansOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(scansOf)]
