import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteChatMessage } from '../chat/changing.ts'
import { createChatMessage } from '../chat/sending.ts'
import { startGraphql } from '../../platform/graphql/testing.ts'
import { deleteComment } from '../comment/deleting.ts'
import { createComment } from '../comment/writing.ts'
import { membership } from '../community/tables.ts'
import { decideReport } from '../operations/desk.ts'
import { moderate, type Verdict } from '../operations/moderating.ts'
import { createPost, deletePost } from '../post/writing.ts'
import { categoriesOf } from '../topic/service.ts'
import { createTopic, deleteTopic } from '../topic/writing.ts'
import { forgetMemberships } from '../community/service.ts'
import { reportSubject } from './reporting.ts'
import { report } from './tables.ts'

const kinds = ['MESSAGE', 'POST', 'TOPIC', 'COMMENT'] as const
type Kind = (typeof kinds)[number]
const weekMs = 7 * 24 * 60 * 60_000
const hand = { who: 'sato', why: '確かめた' }

let stage: Awaited<ReturnType<typeof startGraphql>>
let author: string
/** Who has been here for a week by the time they report. */
let fans: [string, string, string]
let things: Record<Kind, string>
/** What the comment is about. */
let under: string
let keys = 0
const key = () => `key-${(keys += 1)}`
const as = (userId: string | null) => stage.as(userId)
const operator = () => ({ ...as(null), tenantId: 'ouen' })

beforeAll(async () => {
  stage = await startGraphql({ perMinute: { user: 600, address: 6_000 } })
})
afterAll(() => stage.close())
beforeEach(async () => {
  author = await stage.fan()
  fans = [await stage.fan(), await stage.fan(), await stage.fan()]
  stage.pass(weekMs / 1000)
  const own = as(author)
  const said = await createChatMessage(own, {
    channelId: stage.channelId('lobby'),
    text: '宣伝です',
    idempotencyKey: key(),
  })
  const posted = await createPost(own, {
    communityId: stage.communityId,
    text: '宣伝です',
    idempotencyKey: key(),
  })
  const [category] = await categoriesOf(own, stage.communityId)
  const opened = await createTopic(own, {
    categoryId: category!.id,
    title: '宣伝です',
    text: 'こちら',
    idempotencyKey: key(),
  })
  if (said.__typename !== 'CreateChatMessageSuccess') throw new Error(said.__typename)
  if (posted.__typename !== 'CreatePostSuccess') throw new Error(posted.__typename)
  if (opened.__typename !== 'CreateTopicSuccess') throw new Error(opened.__typename)
  // Under what somebody else wrote: it would go with its own author's post.
  const house = await createPost(as(fans[0]), {
    communityId: stage.communityId,
    text: '港の朝',
    idempotencyKey: key(),
  })
  if (!('postEdge' in house)) throw new Error(house.__typename)
  under = house.postEdge.node.id
  const subjectId = under
  const commented = await createComment(own, { subjectId, text: '宣伝です', idempotencyKey: key() })
  if (!('commentEdge' in commented)) throw new Error(commented.__typename)
  things = {
    MESSAGE: said.messageEdge.node.id,
    POST: posted.postEdge.node.id,
    TOPIC: opened.topicEdge.node.id,
    COMMENT: commented.commentEdge.node.id,
  }
})

const send = (fan: string, id: string) =>
  reportSubject(as(fan), { subjectId: id, reason: 'HARASSMENT' })
const holdAll = (id: string) => Promise.all(fans.map((fan) => send(fan, id)))
const judge = (id: string, verdict: Verdict) => moderate(operator(), id, { verdict }, hand)

const one = `query ($id: ID!) { node(id: $id) {
  ... on Message { isDeleted isHeld text heldText }
  ... on Post { isDeleted isHeld text }
  ... on Topic { isDeleted isHeld text: title }
  ... on Comment { isDeleted isHeld text }
} }`
const lists = `query ($under: ID!) {
  tenant { community {
    posts(first: 20) { edges { node { id } } }
    homeTimeline(first: 20) { edges { node { id } } }
    topics(first: 20) { edges { node { id } } }
  } }
  node(id: $under) { ... on Post { commentCount comments(first: 20) { edges { node { id } } } } }
}`

async function ask(userId: string | null, text: string, values: object): Promise<string> {
  const headers: Record<string, string> = userId ? { authorization: `Bearer ${userId}` } : {}
  const answer = await (await stage.ask(text, values, headers)).text()
  expect(answer).not.toContain('errors')
  return answer
}
/** What a reader is told of a thing; null where there is none for them. */
async function met(userId: string | null, kind: Kind) {
  const answer = await ask(userId, one, { id: things[kind] })
  return (JSON.parse(answer) as { data: { node: object | null } }).data.node
}
/** Whether a reader's lists hold it: a room's hold all that is said, deleted or not. */
const isListed = async (userId: string | null, kind: Kind) =>
  (await ask(userId, lists, { under })).includes(things[kind])

const text = '宣伝です'
const stands = { isDeleted: false, isHeld: false, text }
/** As its author and as others are shown what is held. */
const held = (kind: Kind) =>
  kind === 'MESSAGE'
    ? {
        own: { isDeleted: true, isHeld: true, text: '', heldText: text },
        others: { isDeleted: true, isHeld: true, text: '', heldText: null },
      }
    : { own: { isDeleted: false, isHeld: true, text }, others: null }
/** As all are shown what is gone. */
const gone = (kind: Kind) =>
  kind === 'MESSAGE' ? { isDeleted: true, isHeld: false, text: '', heldText: null } : null

const changes = () =>
  stage.published.filter(
    (event) => event.type === 'messageChanged' && event.messageId === things.MESSAGE,
  )

describe.each(kinds)('a %s that three reported', (kind) => {
  it('is hidden from all but its author, once, also where they report at once', async () => {
    const before = changes().length
    await holdAll(things[kind])
    for (const reader of fans) {
      expect(await met(reader, kind)).toEqual(held(kind).others)
      expect(await isListed(reader, kind)).toBe(false)
    }
    expect(await met(author, kind)).toEqual(held(kind).own)
    expect(await isListed(author, kind)).toBe(kind !== 'MESSAGE')
    expect(changes()).toHaveLength(before + (kind === 'MESSAGE' ? 1 : 0))
  })

  it('is shown again where it breaks no rule, and may be hidden again by others', async () => {
    await holdAll(things[kind])
    await judge(things[kind], 'keep')
    expect(await met(fans[0], kind)).toMatchObject(stands)
    expect(await met(author, kind)).toMatchObject(stands)
    const others = await newcomers()
    stage.pass(weekMs / 1000)
    for (const fan of others) await send(fan, things[kind])
    expect(await met(fans[0], kind)).toEqual(held(kind).others)
  })

  it('is gone for its author too where it is removed, and stands where they are warned', async () => {
    await holdAll(things[kind])
    await judge(things[kind], 'remove')
    for (const reader of [author, fans[0]]) expect(await met(reader, kind)).toEqual(gone(kind))
    expect(await takeBack(kind, false)).toMatch(/SettledError|NotFoundError/)
    expect(await met(author, kind)).toEqual(gone(kind))
  })

  it('that its author takes away is gone, whatever is decided', async () => {
    await holdAll(things[kind])
    expect(await takeBack(kind, true)).toMatch(/Success/)
    expect(await takeBack(kind, false)).toMatch(/SettledError|NotFoundError/)
    expect(await met(author, kind)).toEqual(gone(kind))
    await judge(things[kind], 'keep')
    expect(await met(author, kind)).toEqual(gone(kind))
  })

  it('is shown again with the last report that is decided by itself', async () => {
    await holdAll(things[kind])
    const rows = await stage.db.select().from(report).where(eq(report.subjectId, things[kind]))
    for (const [at, { id }] of rows.entries()) {
      expect(await met(fans[0], kind)).toEqual(held(kind).others)
      await decideReport(operator(), id, at === 0 ? 'acted' : 'not-acted', hand)
    }
    expect(await met(fans[0], kind)).toMatchObject(stands)
  })

  it('stays where one of them has been here for less than a week, or two did', async () => {
    const [young] = await newcomers()
    stage.pass(weekMs / 1000 - 1)
    for (const fan of [fans[0], fans[1], young!]) await send(fan, things[kind])
    expect(await met(fans[2], kind)).toMatchObject(stands)
    await send(fans[2], things[kind])
    expect(await met(fans[2], kind)).toEqual(held(kind).others)
  })

  it.each(['TALENT', 'STAFF'] as const)('stays where its author is %s', async (role) => {
    await stage.db.update(membership).set({ role }).where(eq(membership.userId, author))
    forgetMemberships(as(author), author)
    await holdAll(things[kind])
    expect(await met(fans[0], kind)).toMatchObject(stands)
  })
})

it('shows again what is warned of', async () => {
  await holdAll(things.POST)
  await judge(things.POST, 'warn')
  expect(await met(fans[0], 'POST')).toEqual(stands)
})

it('tells a room when a message is hidden and when it stands again, each as its next change', async () => {
  const before = changes().length
  await holdAll(things.MESSAGE)
  await judge(things.MESSAGE, 'keep')
  const told = changes().slice(before)
  expect(told).toHaveLength(2)
  const revs = told.map((event) => ('rev' in event ? event.rev : 0))
  expect(revs[1]).toBe(Number(revs[0]) + 1)
})

it('holds no person: they are only queued', async () => {
  await holdAll(author)
  expect(await ask(fans[0], 'query ($id: ID!) { node(id: $id) { id } }', { id: author })).toContain(
    author,
  )
})

const newcomers = () => Promise.all([stage.fan(), stage.fan(), stage.fan()])

async function takeBack(kind: Kind, isDeleted: boolean): Promise<string> {
  const own = as(author)
  switch (kind) {
    case 'MESSAGE':
      return (await deleteChatMessage(own, { messageId: things.MESSAGE, isDeleted })).__typename
    case 'POST':
      return (await deletePost(own, { postId: things.POST, isDeleted })).__typename
    case 'TOPIC':
      return (await deleteTopic(own, { topicId: things.TOPIC, isDeleted })).__typename
    case 'COMMENT':
      return (await deleteComment(own, { commentId: things.COMMENT, isDeleted })).__typename
  }
}
