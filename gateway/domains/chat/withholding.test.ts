import { randomUUID } from 'node:crypto'
import { buildSchema, getNamedType, isObjectType } from 'graphql'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { readSdl } from '../../../scripts/contract.ts'
import { startHub, type Browser } from '../../platform/stream/testing.ts'
import { startGraphql } from '../../platform/graphql/testing.ts'
import { membership } from '../community/tables.ts'
import { user } from '../user/tables.ts'
import { deleteChatMessage, editChatMessage } from './changing.ts'
import { createChatMessage } from './sending.ts'
import { loadMessage } from './service.ts'
import { message as messageTable } from './tables.ts'

type TestContext = Pick<Awaited<ReturnType<typeof startGraphql>>, 'db' | 'as' | 'fan' | 'channelId'>

let stage: Awaited<ReturnType<typeof startGraphql>>
let stranger: string
let reader: string
let answering: string
beforeAll(async () => {
  stage = await startGraphql()
  reader = await stage.fan()
  answering = await fan(stage, '1990-01-01')
  stranger = await stage.fan({ hasJoined: false })
})
afterAll(() => stage.close())
// What is kept of before is let go.
beforeEach(() => stage.pass(60 * 60))

/** A fan who has joined and was born then; null where nobody knows. */
async function fan(of: TestContext, birthDate: string | null): Promise<string> {
  const id = await of.fan()
  await of.db.update(user).set({ birthDate }).where(eq(user.id, id))
  return id
}

async function say(of: TestContext, authorId: string, replyToId?: string) {
  const text = `灯台${randomUUID().slice(0, 8)}`
  const channelId = of.channelId('lobby')
  const said = { channelId, text, replyToId: replyToId ?? null, idempotencyKey: randomUUID() }
  const sent = await createChatMessage(of.as(authorId), said)
  if (sent.__typename !== 'CreateChatMessageSuccess') throw new Error(sent.__typename)
  return sent.messageEdge.node
}

async function ask(viewer: string | null, text: string, variables: object) {
  const headers: Record<string, string> = viewer ? { authorization: `Bearer ${viewer}` } : {}
  const answer = await stage.ask(text, variables, headers)
  const { data, errors } = (await answer.json()) as { data: object; errors?: object[] }
  expect(errors).toBeUndefined()
  return JSON.stringify(data)
}

const all = `{ id seq text isDeleted isWithheld author { id displayName } authorMembership { id } images { url }
  sticker { name } mentions { userId } reactions { emoji } reactors(emoji: "penlight") { id }
  replyTo { id text author { id displayName } } }`

const brief = '{ text author { id } }'

/** Every door by which a message is read, and whether what was said, or by whom, is found behind it. */
async function seenBy(viewer: string | null, said: Awaited<ReturnType<typeof say>>) {
  const { id, seq, rev, authorId, text } = said
  const channelId = stage.channelId('lobby')
  const doors = {
    object: [`query ($id: ID!) { node(id: $id) { ... on Message ${all} } }`, { id }],
    list: [
      `query ($id: ID!) { node(id: $id) { ... on Channel { messages(last: 5) { edges { node ${brief} } } } } }`,
      { id: channelId },
    ],
    older: [
      `query ($id: ID!, $to: String) { node(id: $id) { ... on Channel { messages(last: 5, before: $to) { edges { node ${brief} } } } } }`,
      { id: channelId, to: String(seq + 1) },
    ],
    gap: [
      `query ($id: ID!, $seq: Int!) { node(id: $id) { ... on Channel { messagesAfter(seq: $seq) ${brief} } } }`,
      { id: channelId, seq: seq - 1 },
    ],
    changes: [
      `query ($id: ID!, $rev: Int!) { node(id: $id) { ... on Channel { changesAfter(rev: $rev) ${brief} } } }`,
      { id: channelId, rev: rev - 1 },
    ],
    preview: [
      `query ($id: ID!) { node(id: $id) { ... on Channel { newestMessage ${brief} } } }`,
      { id: channelId },
    ],
    rooms: [
      `{ tenant { community { channels(first: 20) { edges { node { newestMessage ${brief} } } } } } }`,
      {},
    ],
  } as const
  const found: Record<string, boolean> = {}
  for (const [door, [query, variables]] of Object.entries(doors)) {
    const answer = await ask(viewer, query, variables)
    found[door] = answer.includes(text)
    // Neither says more than the other.
    expect({ door, author: answer.includes(authorId) }).toEqual({ door, author: found[door] })
  }
  return found
}

/** The same of what somebody answered: the quote that the answer brings along. */
async function quoteSeenBy(viewer: string | null, said: Awaited<ReturnType<typeof say>>) {
  const { id } = await say(stage, answering, said.id)
  const answer = await ask(viewer, `query ($id: ID!) { node(id: $id) { ... on Message ${all} } }`, {
    id,
  })
  return answer.includes(said.text)
}

const doors = ['object', 'list', 'older', 'gap', 'changes', 'preview', 'rooms']
const each = (isSeen: boolean) => Object.fromEntries(doors.map((door) => [door, isSeen]))

it.each([
  ['who is under 18', '2010-01-01'],
  ['whose age nobody knows', null],
])('of a fan %s, nobody who has not joined reads a message in an open room', async (_, born) => {
  const author = await fan(stage, born)
  const said = await say(stage, author)
  for (const viewer of [null, stranger]) expect(await seenBy(viewer, said)).toEqual(each(false))
  for (const viewer of [author, reader]) expect(await seenBy(viewer, said)).toEqual(each(true))
  expect(await quoteSeenBy(null, said)).toBe(false)
  expect(await quoteSeenBy(reader, said)).toBe(true)
})

it('of grown-ups, talents and staff everyone reads them', async () => {
  const grownUp = await say(stage, await fan(stage, '2000-01-01'))
  for (const viewer of [null, stranger]) expect(await seenBy(viewer, grownUp)).toEqual(each(true))
  expect(await quoteSeenBy(null, grownUp)).toBe(true)
  const official = await fan(stage, null)
  await stage.db.update(membership).set({ role: 'STAFF' }).where(eq(membership.userId, official))
  stage.pass(61)
  const staff = await say(stage, official)
  expect(await seenBy(null, staff)).toEqual(each(true))
})

it('opens and closes with what is known of an age', async () => {
  const now = stage.as(null).now().getTime()
  const today = new Date(now + 9 * 60 * 60_000).toISOString().slice(0, 10)
  const tomorrow = new Date(now + 33 * 60 * 60_000).toISOString().slice(0, 10)
  const years = (day: string) => `${Number(day.slice(0, 4)) - 18}${day.slice(4)}`
  const author = await fan(stage, years(tomorrow))
  const said = await say(stage, author)
  expect(await seenBy(null, said)).toEqual(each(false))
  await stage.db
    .update(user)
    .set({ birthDate: years(today) })
    .where(eq(user.id, author))
  stage.pass(61)
  expect(await seenBy(null, said)).toEqual(each(true))
})

it('says that it is withheld, and of whom and when no more than the order', async () => {
  const said = await say(stage, await fan(stage, '2010-01-01'))
  await stage.db
    .update(messageTable)
    .set({ replyToId: said.id })
    .where(eq(messageTable.id, said.id))
  const text = `query ($id: ID!) { node(id: $id) { ... on Message ${all} } }`
  const { seq, id } = said
  expect(JSON.parse(await ask(null, text, { id }))).toEqual({
    node: {
      id,
      seq,
      text: '',
      isDeleted: true,
      isWithheld: true,
      author: null,
      authorMembership: null,
      images: [],
      sticker: null,
      mentions: [],
      reactions: [],
      reactors: [],
      replyTo: null,
    },
  })
})

it('tells a guest what has changed since, of whom they may read', async () => {
  const change = async (authorId: string) => {
    const { id, rev } = await say(stage, authorId)
    const text = `なおした${randomUUID().slice(0, 8)}`
    const edited = await editChatMessage(stage.as(authorId), { messageId: id, text })
    expect(edited.__typename).toBe('EditMessageSuccess')
    return { id, rev, text }
  }
  const ofGrownUp = await change(await fan(stage, '2000-01-01'))
  const ofMinor = await change(await fan(stage, '2010-01-01'))
  const channelId = stage.channelId('lobby')
  const changes = async () => {
    const answer = await ask(
      null,
      `query ($id: ID!, $rev: Int!) { node(id: $id) { ... on Channel { lastRev changesAfter(rev: $rev) {
        id text isDeleted isWithheld author { id } viewerReactions } } } }`,
      { id: channelId, rev: ofGrownUp.rev },
    )
    return (JSON.parse(answer) as { node: { changesAfter: object[] } }).node.changesAfter
  }
  const withheld = { text: '', isWithheld: true, author: null }
  expect(await changes()).toMatchObject([
    { id: ofGrownUp.id, text: ofGrownUp.text, isWithheld: false, viewerReactions: [] },
    { id: ofMinor.id, ...withheld },
  ])
  const author = (await loadMessage(stage.as(null), ofGrownUp.id))!.authorId!
  await deleteChatMessage(stage.as(author), { messageId: ofGrownUp.id, isDeleted: true })
  expect(await changes()).toMatchObject([
    { id: ofMinor.id, ...withheld },
    { id: ofGrownUp.id, text: '', isDeleted: true, isWithheld: false },
  ])
})

/** Every field of the contract that leads to a message. */
function waysToMessages(): string[] {
  const objects = Object.values(buildSchema(readSdl()).getTypeMap()).filter(isObjectType)
  return objects.flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) =>
      getNamedType(field.type).name === 'Message' ? [`${type.name}.${field.name}`] : [],
    ),
  )
}
const ofMember = 'Its viewer has joined, or reads what is their own.'

it('knows each way to a message', () => {
  const ways = {
    'Channel.newestMessage': 'preview',
    'Channel.messagesAfter': 'gap',
    'Channel.changesAfter': 'changes',
    'MessageEdge.node': 'list',
    'Message.replyTo': 'the quote',
    'ChannelActivity.message': 'the stream',
    'EditMessageSuccess.message': ofMember,
    'DeleteMessageSuccess.message': ofMember,
    'ReactToMessageSuccess.message': ofMember,
    'HiddenMessage.message': ofMember,
    'Notification.message': ofMember,
    'MessageReport.message': ofMember,
    'Report.message': ofMember,
  }
  expect(waysToMessages().toSorted()).toEqual(Object.keys(ways).toSorted())
})

const live = `subscription Live($channelId: ID!) { channelChanged(channelId: $channelId) {
  rev messageEdge { node { id text isWithheld author { id } replyTo { id text } } } } }`
const activity = `subscription All($communityId: ID!) { channelActivity(communityId: $communityId) {
  message { id isWithheld author { id } } channel { id newestMessage { id text author { id } } } } }`
const own = `subscription Own($communityId: ID!) { channelActivity(communityId: $communityId) {
  channel { id newestMessage { id text viewerReactions } } } }`

it('is withheld on streams that are shared, and from the moment of joining no more', async () => {
  const hub = await startHub()
  try {
    const [minor, grownUp] = [await fan(hub, '2010-01-01'), await fan(hub, '2000-01-01')]
    const member = await hub.open()
    const newcomer = await hub.open(await hub.fan({ hasJoined: false }))
    const channelId = hub.channelId('lobby')
    const { communityId } = hub
    for (const browser of [newcomer, member]) {
      await browser.start('live', live, { channelId })
      await browser.start('activity', activity, { communityId })
      await browser.start('own', own, { communityId })
    }
    const told = ({ received }: Browser) =>
      received.filter(({ event }) => event === 'next').map(({ payload }) => JSON.stringify(payload))
    const waitFor = (count: number) =>
      vi.waitFor(() => {
        for (const browser of [newcomer, member]) expect(told(browser)).toHaveLength(count)
      })
    const { executions } = hub.hub.stats()
    const said = await say(hub, minor)
    await waitFor(3)
    // Once for all who are shown all, once for the others; what is each one's own for each.
    expect(hub.hub.stats().executions).toBe(executions + 6)
    const hears = (browser: Browser, words: string) =>
      told(browser).filter((each) => each.includes(words)).length
    expect([hears(newcomer, said.text), hears(newcomer, minor)]).toEqual([0, 0])
    expect([hears(member, said.text), hears(member, minor)]).toEqual([3, 2])
    const answer = await say(hub, grownUp, said.id)
    await waitFor(6)
    expect([hears(newcomer, answer.text), hears(newcomer, said.text)]).toEqual([3, 0])
    await hub.join(newcomer.userId)
    const later = await say(hub, minor)
    await waitFor(9)
    expect([hears(newcomer, later.text), hears(newcomer, said.text)]).toEqual([3, 0])
  } finally {
    await hub.close()
  }
})
