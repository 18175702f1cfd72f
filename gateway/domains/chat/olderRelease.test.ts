import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { directStage } from '../direct-messages/testing.ts'
import { membersOf } from './service.ts'
import { channel, channelRead, message } from './tables.ts'
import { openCommunity } from './testing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let direct: ReturnType<typeof directStage>
let talk: Awaited<ReturnType<ReturnType<typeof directStage>['pair']>>
let older: pg.Client
beforeAll(async () => {
  stage = await openCommunity()
  direct = directStage(stage)
  talk = await direct.pair()
  await direct.say(talk.one, talk.channelId, 'つづき')
  // As a release from before private channels connects: it binds itself to a tenant, and knows nothing of them.
  older = new pg.Client({
    connectionString: stage.appUrl,
    options:
      '-c app.tenant_id=ouen -c plan_cache_mode=force_generic_plan -c statement_timeout=10000',
  })
  await older.connect()
})
afterAll(async () => {
  await older.end()
  await stage.close()
})

const ofChannel = `"tenant_id", "id", "community_id", "position", "slug", "name", "topic", "emblem", "talent_id", "visibility", "posting"`
const ofMessage = `"message"."channel_id", "seq", "rev", "message"."id", "author_id", "edited_at", "deleted_at", "reply_to_id", "sent_at", case when "message"."deleted_at" is null then "message"."text" else '' end as "text"`
const marks = `select "channel"."id", "channel"."last_seq", "channel"."last_rev", "channel_read"."last_read_seq"`
const isViewersRead = `left join "channel_read" on ("channel_read"."channel_id" = "channel"."id" and "channel_read"."user_id" = $1)`
const newest = `left join "message" on ("message"."channel_id" = "channel"."id" and "message"."seq" = "channel"."last_seq")`

/** What that release asks the database for, by its own texts, and whose: a channel's or a message's. */
const questions: [what: string, text: string, values: () => unknown[]][] = [
  [
    'channels',
    `select ${ofChannel} from "channel" where "channel"."id" = any($1)`,
    () => [[talk.channelId]],
  ],
  [
    'channel_heads',
    `${marks}, ${ofMessage} from "channel" ${isViewersRead} ${newest} where "channel"."id" = any($2)`,
    () => [talk.one, [talk.channelId]],
  ],
  [
    'channel_revs',
    `select "id", "last_rev" from "channel" where "channel"."id" = any($1)`,
    () => [[talk.channelId]],
  ],
  [
    'channel_slice_changed',
    `${marks}, ${ofMessage} from "channel" ${isViewersRead}
     left join lateral (select * from "message" where ("message"."channel_id" = "channel"."id" and "message"."rev" > $2)
       order by "message"."rev" asc limit $3) "message" on true
     where "channel"."id" = $4`,
    () => [talk.one, 0, 50, talk.channelId],
  ],
  [
    'messages',
    `select ${ofMessage} from "message" where "message"."id" = any($1)`,
    () => [[talk.messageId]],
  ],
  [
    'a key that has served',
    `select ${ofMessage} from "message" where "message"."author_id" = $1`,
    () => [talk.one],
  ],
]

it.each(questions)('sees nothing of a private channel: %s', async (name, text, values) => {
  const asked = { name, text, values: values() }
  expect((await older.query(asked)).rows).toEqual([])
  // The text is sound: the same finds it where the connection knows of private channels. This release may have given
  // the name to a text of its own there.
  const { rows } = await stage.db.$client.query({ text, values: asked.values })
  expect(rows.length).toBeGreaterThan(0)
})

it('lists the rooms of the community, and none of its fans’ own', async () => {
  const list = `select ${ofChannel} from "channel" where "channel"."community_id" = $1 order by "channel"."position" asc`
  const { rows } = await older.query<{ id: string; visibility: string }>(list, [stage.communityId])
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.map(({ visibility }) => visibility)).not.toContain('PRIVATE')
  const found = await older.query('select 1 from "message" where "channel_id" = $1', [
    stage.channelId('lobby'),
  ])
  expect(found.rows.length).toBeGreaterThan(0)
})

it('writes nothing there: no message, no change, no mark', async () => {
  const { channelId, messageId, one } = talk
  const before = await stage.db.select().from(message).where(eq(message.channelId, channelId))
  const write = `select written_seq from write_message($1, 'message_01older', $2, 'x', 'older', now(), now(), 5)`
  expect((await older.query(write, [channelId, one])).rows).toEqual([{ written_seq: null }])
  await older.query(`select delete_message($1, $2, $3, now(), now())`, [channelId, messageId, one])
  await expect(
    older.query(
      `insert into message (channel_id, seq, rev, id, author_id, text, images, idempotency_key, sent_at)
       values ($1, 99, 99, 'message_01older', $2, 'x', '[]', 'older', now())`,
      [channelId, one],
    ),
  ).rejects.toThrow(/row-level security/)
  await expect(
    older.query(`update channel set visibility = 'PRIVATE' where slug = 'lobby'`),
  ).rejects.toThrow(/row-level security/)
  const joined = await stage.fan({ hasJoined: false })
  await older.query(
    `insert into channel_read (user_id, channel_id, last_read_seq)
     select $1, id, last_seq from channel where community_id = $2`,
    [joined, stage.communityId],
  )
  const read = await stage.db.select().from(channelRead).where(eq(channelRead.userId, joined))
  expect(read.map((mark) => mark.channelId)).not.toContain(channelId)
  expect(await stage.db.select().from(message).where(eq(message.channelId, channelId))).toEqual(
    before,
  )
})

it('goes on writing in the community’s rooms, words and stickers', async () => {
  const fan = await stage.fan()
  const channelId = stage.channelId('lobby')
  const write = `select written_seq from write_message($1, $2, $3, $4, $2, now(), now(), 5, null, null)`
  const { rows } = await older.query(write, [channelId, newId('message'), fan, 'むかしの版から'])
  expect(rows).toEqual([{ written_seq: await stage.lastSeq(channelId) }])
  const written = await stage.db.select().from(message).where(eq(message.authorId, fan))
  expect(written).toMatchObject([{ text: 'むかしの版から', images: [] }])
})

it('is known to this release on each connection, also one that was another tenant’s', async () => {
  const known = sql`select current_setting('app.knows_private', true) as known`
  for (const tenantId of ['ouen', 'blue', 'ouen'])
    expect((await stage.databaseFor(tenantId).execute(known)).rows).toEqual([{ known: 'on' }])
  expect(await membersOf(stage.as(talk.one), talk.channelId)).toHaveLength(2)
  expect(
    await stage.databaseFor('blue').select().from(channel).where(eq(channel.id, talk.channelId)),
  ).toEqual([])
})
