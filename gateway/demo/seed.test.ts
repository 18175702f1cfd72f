import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { world } from '#content/world.ts'
import { demo } from '../demo.generated.ts'
import { domains } from '../domains.generated.ts'
import { channel, message } from '../domains/chat/tables.ts'
import { happening, membership, talent } from '../domains/community/tables.ts'
import { deniedWord } from '../domains/moderation/tables.ts'
import { user } from '../domains/user/tables.ts'
import { readConfig } from '../platform/config.ts'
import { audit } from '../platform/database/audit.ts'
import type { Database } from '../platform/database/pools.ts'
import { createTestDatabase, type TestDatabase } from '../platform/database/testing.ts'
import { tenant } from '../platform/tenant/tables.ts'
import { artImage } from './art.ts'
import { findPeople } from './find.ts'
import { orderParts } from './part.ts'
import { openDemo } from './seed.ts'
import { demoPart } from './tables.ts'

const now = new Date('2026-11-22T03:00:00Z')
const nextYear = new Date('2027-11-22T03:00:00Z')

let testing: TestDatabase
let db: Database
let tenants = 0
beforeAll(async () => {
  testing = await createTestDatabase()
})
beforeEach(() => {
  db = testing.databaseFor(`demo-${++tenants}`)
})
afterAll(() => testing.close())

/** Every row that the demo could touch, with all that is in it. */
async function everything(): Promise<string[][]> {
  const tables = [user, membership, talent, channel, message, happening, deniedWord]
  // A table says its rows in no order of its own.
  return Promise.all(
    tables.map(async (table) =>
      (await db.select().from(table)).map((row) => JSON.stringify(row)).toSorted(),
    ),
  )
}

/** A fan with the name of one of the demo's, and a message. */
async function writeAsFan(): Promise<void> {
  const [someone] = await db.select().from(user)
  const [place] = await db.select().from(channel)
  const id = 'user_01jd0000000000000000000000'
  await db.insert(user).values({
    ...someone!,
    id,
    referralCode: 'FANSOWN1',
    displayName: world.fans[0]!.displayName,
    createdAt: now,
  })
  await db.insert(message).values({
    channelId: place!.id,
    seq: 9_000,
    rev: 9_000,
    id: 'message_01jd0000000000000000000000',
    authorId: id,
    text: 'はじめまして',
    images: [],
    idempotencyKey: 'fan',
    sentAt: now,
  })
}

describe('the demo', () => {
  it('is given once, whoever starts at the same time', async () => {
    await Promise.all([openDemo(db, now), openDemo(db, now), openDemo(db, now)])
    expect(await db.select().from(talent)).toHaveLength(world.talents.length)
    expect(await db.select().from(channel)).toHaveLength(
      world.channels.length + world.rooms!.length + world.membersRooms!.length,
    )
    expect(await db.select().from(membership)).toHaveLength(
      world.fans.length + world.talents.length + 1,
    )
    const before = await everything()
    await openDemo(db, now)
    expect(await everything()).toEqual(before)
  })

  it('gives a folder that was made before a feature that feature’s content, and touches nothing else', async () => {
    const { moderation, ...earlier } = demo
    await openDemo(db, now, earlier)
    await writeAsFan()
    expect(await db.select().from(deniedWord)).toEqual([])
    const before = await everything()
    await openDemo(db, now)
    const words = await db.select().from(deniedWord)
    expect(words).toHaveLength(world.deniedWords.length)
    const kept = words.map((row) => JSON.stringify(row)).toSorted()
    expect(await everything()).toEqual([...before.slice(0, -1), kept])
  })

  it('does not bring back what was deleted', async () => {
    await openDemo(db, now)
    await db.delete(deniedWord)
    await openDemo(db, now)
    expect(await db.select().from(deniedWord)).toEqual([])
  })

  it('goes on where a killed start stood', async () => {
    const killed = {
      ...demo.chat,
      channels: { ...demo.chat.channels!, add: () => Promise.reject(new Error('killed')) },
    }
    await expect(openDemo(db, now, { ...demo, chat: killed })).rejects.toThrow('killed')
    expect(await db.select().from(channel)).toEqual([])
    await openDemo(db, now)
    expect(await db.select().from(channel)).toHaveLength(
      world.channels.length + world.rooms!.length + world.membersRooms!.length,
    )
    expect(await db.select().from(happening)).toHaveLength(world.happenings.length)
  })

  it('announces new events once all are past', async () => {
    await openDemo(db, now)
    await openDemo(db, nextYear)
    const events = await db.select().from(happening)
    expect(events).toHaveLength(world.happenings.length)
    for (const { startsAt } of events)
      expect(startsAt.getTime()).toBeGreaterThan(nextYear.getTime())
  })

  it('leaves alone a tenant that is somebody’s own', async () => {
    const { name, supportEmail } = world.tenant
    const { terms, privacy } = world.legal
    await db.insert(tenant).values({
      name,
      supportEmail,
      terms,
      privacyPolicy: privacy,
      defaultCommunityId: 'community_own',
    })
    await openDemo(db, now)
    expect(await db.select().from(user)).toEqual([])
  })

  it('tells its people from fans who took their names', async () => {
    await openDemo(db, now)
    const find = () =>
      db.transaction((transaction) => findPeople({ transaction, now, world, picture: artImage }))
    const before = await find()
    expect(before.size).toBe(world.fans.length + world.talents.length + 1)
    await writeAsFan()
    expect(await find()).toEqual(before)
  })
})

it('a folder with a demo of before parts were recorded has them all', async () => {
  const migration = readFileSync('gateway/platform/database/migrations/0006_demo_parts.sql', 'utf8')
  const given = new Set(migration.match(/[a-z-]+\/[a-z-]+(?=')/g))
  const earlier = Object.entries(demo).map(([domain, parts]) => [
    domain,
    Object.fromEntries(Object.entries(parts).filter(([name]) => given.has(`${domain}/${name}`))),
  ])
  await openDemo(db, now, Object.fromEntries(earlier))
  await db.delete(deniedWord).where(eq(deniedWord.word, world.deniedWords[0]!.word))
  const before = await everything()
  const owner = new pg.Client({ connectionString: testing.ownerUrl })
  await owner.connect()
  await owner.query('truncate demo_part')
  for (const statement of migration.split('--> statement-breakpoint').slice(1))
    await owner.query(statement)
  await owner.end()
  // Parts that came later are added; those of then are not given twice.
  await openDemo(db, now)
  // When its fans were born is told to those who were there.
  const after = (await everything()).map((rows) =>
    rows.map((row) => row.replace(/"birthDate":"[\d-]+"/, '"birthDate":null')),
  )
  expect(after.map((rows, at) => rows.filter((row) => before[at]!.includes(row)))).toEqual(before)
  // Of these tables they add to the channels and their messages alone: rooms by what one has.
  const rooms = [...(world.rooms ?? []), ...(world.membersRooms ?? [])]
  const more = after.map((rows, at) => rows.length - before[at]!.length)
  const said = rooms.flatMap(({ messages }) => messages).length
  expect(more).toEqual([0, 0, 0, rooms.length, said, 0, 0])
  const all = orderParts(demo).map(([name]) => name)
  const recorded = (await db.select({ name: demoPart.name }).from(demoPart)).map(({ name }) => name)
  expect(recorded.toSorted()).toEqual(['tenant', ...all].toSorted())
})

it('hands over all that it promises, and the audit says what would not be', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ouen-promises-'))
  await openDemo(db, now, undefined, undefined, readConfig({ DATA_DIR: dataDir }))
  await rm(dataDir, { recursive: true })
  const tenantId = `demo-${tenants}`
  const found = async () =>
    (await audit(testing.ownerUrl, domains.invariants)).flatMap(({ name, violations }) =>
      violations.filter((each) => each.tenantId === tenantId).map(({ what }) => [name, what]),
    )
  expect(await found()).toEqual([])
  const owner = new pg.Client({ connectionString: testing.ownerUrl })
  await owner.connect()
  for (const [table, promise] of [
    ['mission', "reward_kind = 'COLLECTABLE_CARD', reward_amount = 1, reward_thing_id = 'lost'"],
    [
      'check_in_present',
      "kind = 'DIGITAL_ITEM', digital_item = 'PROFILE_BADGE', amount = 1, thing_id = 'lost'",
    ],
    ['treasure_prize', "kind = 'NFT', amount = null, thing_id = 'lost'"],
    ['prize_draw_prize', "kind = 'BADGE', amount = null, thing_id = 'lost'"],
  ])
    await owner.query(
      `update ${table} set ${promise} where tenant_id = $1 and id = (select min(id) from ${table} where tenant_id = $1)`,
      [tenantId],
    )
  await owner.end()
  const promised =
    'each badge, card, NFT and digital item that something promises is there to be given'
  expect(await found()).toEqual(
    [
      /^mission .* lost, of which there is no card$/,
      /^present .* lost, of which there is no badge$/,
      /^machine’s prize .* lost, of which there is no nft$/,
      /^draw’s prize .* lost, of which there is no badge$/,
    ].map((what) => [promised, expect.stringMatching(what)]),
  )
})

it('orders parts by what they stand on, and names what is amiss', () => {
  const add = async () => undefined
  const names = orderParts({
    store: { goods: { after: ['ledger/coins'], add } },
    ledger: { coins: { after: ['user/people'], add } },
    user: { people: { add } },
  }).map(([name]) => name)
  expect(names).toEqual(['user/people', 'ledger/coins', 'store/goods'])
  expect(() => orderParts({ store: { goods: { after: ['ledger/coins'], add } } })).toThrow(
    'the demo’s store/goods stands on ledger/coins, which is none',
  )
  expect(() =>
    orderParts({ a: { x: { after: ['b/y'], add } }, b: { y: { after: ['a/x'], add } } }),
  ).toThrow('stands on itself')
})
