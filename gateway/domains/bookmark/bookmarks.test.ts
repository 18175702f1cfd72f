import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { reportSubject } from '../moderation/reporting.ts'
import { muteUser } from '../mute/service.ts'
import { posts } from '../post/kind.ts'
import { createPost, deletePost } from '../post/writing.ts'
import { topics } from '../topic/kind.ts'
import { categoriesOf } from '../topic/service.ts'
import { createTopic } from '../topic/writing.ts'
import { isBookmarked, keep, mostBookmarks, viewerBookmarks } from './service.ts'
import { bookmark } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let author: string
beforeAll(async () => {
  stage = await openCommunity()
  author = await stage.fan()
})
afterAll(() => stage.close())
// An author writes one after the other.
beforeEach(() => stage.pass(60 * 60))

async function post(by = author): Promise<string> {
  stage.pass(60)
  const { communityId } = stage
  const written = { communityId, text: '灯台の猫', idempotencyKey: randomUUID() }
  const made = await createPost(stage.as(by), written)
  if (!('postEdge' in made)) throw new Error(made.__typename)
  return made.postEdge.node.id
}
async function topic(by = author): Promise<string> {
  stage.pass(60)
  const [category] = await categoriesOf(stage.as(by), stage.communityId)
  const words = { categoryId: category!.id, title: '港の朝', text: '霧です。' }
  const made = await createTopic(stage.as(by), { ...words, idempotencyKey: randomUUID() })
  if (!('topicEdge' in made)) throw new Error(made.__typename)
  return made.topicEdge.node.id
}
const set = (fan: string | null, subjectId: string, isOn = true) =>
  keep(stage.as(fan), { subjectId, isBookmarked: isOn })
const page = async (fan: string, args: { first?: number; after?: string } = {}) =>
  (await viewerBookmarks(stage.as(fan), args))!
const kept = async (fan: string) =>
  (await page(fan)).edges.flatMap(({ node }) => (node ? [node.id] : []))
const rowsOf = (fan: string) => stage.db.$count(bookmark, eq(bookmark.fanId, fan))

describe('keeping', () => {
  it('lists posts and topics, what was kept last first, for the fan alone', async () => {
    const [fan, other] = [await stage.fan(), await stage.fan()]
    const [one, two] = [await post(), await topic()]
    expect(await set(fan, two)).toMatchObject({
      __typename: 'BookmarkSuccess',
      subject: { __typename: 'Topic', id: two },
    })
    stage.pass(1)
    await set(fan, one)
    expect(await kept(fan)).toEqual([one, two])
    expect(await kept(other)).toEqual([])
    const is = (viewer: string | null, id: string) => isBookmarked(stage.as(viewer), { id })
    expect(await Promise.all([is(fan, one), is(fan, two), is(other, one)])).toEqual([
      true,
      true,
      false,
    ])
    expect(await is(null, one)).toBe(false)
    expect(await viewerBookmarks(stage.as(null), {})).toBeNull()
    expect(await set(null, one)).toEqual({ __typename: 'UnauthenticatedError' })
  })

  it('is the same however often it is asked, also at once, and keeps its place', async () => {
    const fan = await stage.fan()
    const [one, two] = [await post(), await post()]
    await Promise.all(Array.from({ length: 20 }, () => set(fan, one)))
    stage.pass(1)
    await set(fan, two)
    stage.pass(1)
    await set(fan, one)
    expect(await kept(fan)).toEqual([two, one])
    expect(await rowsOf(fan)).toBe(2)
    for (const _ of [1, 2])
      expect(await set(fan, two, false)).toMatchObject({ subject: { id: two } })
    expect(await kept(fan)).toEqual([one])
  })

  it('is open to whoever may read it without having joined', async () => {
    const stranger = await stage.fan({ hasJoined: false })
    const id = await post()
    const none = { __typename: 'NotFoundError', field: 'subjectId' }
    expect(await set(stranger, id)).toEqual(none)
    await stage.join(stranger)
    await set(stranger, id)
    await stage.leave(stranger)
    expect(await kept(stranger)).toEqual([])
    expect(await set(stranger, id, false)).toEqual({ __typename: 'BookmarkSuccess', subject: null })
    expect(await rowsOf(stranger)).toBe(0)
  })

  it('finds nothing at what is none, and at what its author keeps from the fan', async () => {
    const fan = await stage.fan()
    const by = await stage.fan()
    const ids = [await post(by), await topic(by)]
    await muteUser(stage.as(by), { userId: fan, mute: 'BLOCKED' })
    const none = { __typename: 'NotFoundError', field: 'subjectId' }
    for (const id of [...ids, '', 'post_none', stage.communityId, stage.channelId('lobby')])
      expect(await set(fan, id)).toEqual(none)
    expect(await rowsOf(fan)).toBe(0)
  })

  it('ends at a thousand, which those at once do not pass, and goes on where one is let go', async () => {
    const fan = await stage.fan()
    const keptAt = stage.as(fan).now()
    await stage.db.insert(bookmark).values(
      Array.from({ length: mostBookmarks - 1 }, (_, at) => ({
        fanId: fan,
        subjectId: `post_${at}`,
        keptAt,
      })),
    )
    const ids = [await post(), await post(), await topic()]
    const answers = await Promise.all(ids.map((id) => set(fan, id)))
    const refused = answers.filter((each) => each.__typename === 'BookmarkLimitError')
    expect(refused).toEqual(
      Array.from({ length: 2 }, () => ({ __typename: 'BookmarkLimitError', most: 1000 })),
    )
    expect(await rowsOf(fan)).toBe(mostBookmarks)
    const [first] = await kept(fan)
    expect(await set(fan, first!)).toMatchObject({ __typename: 'BookmarkSuccess' })
    await set(fan, 'post_0', false)
    const again = await Promise.all(ids.filter((id) => id !== first).map((id) => set(fan, id)))
    expect(again.map((each) => each.__typename).toSorted()).toEqual([
      'BookmarkLimitError',
      'BookmarkSuccess',
    ])
  })
})

describe('the list', () => {
  it('goes on behind what was read, with nothing twice and nothing left out', async () => {
    const fan = await stage.fan()
    const ids: string[] = []
    for (let at = 0; at < 5; at++) ids.push(await (at % 2 ? topic() : post()))
    // Two of one instant are in the order of their ids.
    for (const [at, id] of ids.entries()) {
      if (at !== 3) stage.pass(1)
      await set(fan, id)
    }
    const all = await kept(fan)
    expect(all.toSorted()).toEqual(ids.toSorted())
    const read: string[] = []
    let after: string | undefined
    do {
      const { edges, pageInfo } = await page(fan, { first: 2, ...(after && { after }) })
      read.push(...edges.map(({ subjectId }) => subjectId))
      after = pageInfo.hasNextPage ? pageInfo.endCursor! : undefined
    } while (after)
    expect(read).toEqual(all)
  })

  it('tells nothing but the id of what may not be read now, and brings it back where it may', async () => {
    const fan = await stage.fan()
    const blocker = await stage.fan()
    const [stays, taken, held, blocked] = [
      await post(),
      await post(),
      await topic(),
      await topic(blocker),
    ]
    for (const id of [stays, taken, held, blocked]) await set(fan, id)
    await muteUser(stage.as(blocker), { userId: fan, mute: 'BLOCKED' })
    await deletePost(stage.as(author), { postId: taken, isDeleted: true })
    for (const reporter of [await stage.fan(), await stage.fan(), await stage.fan()]) {
      stage.pass(7 * 24 * 60 * 60)
      await reportSubject(stage.as(reporter), { subjectId: held, reason: 'SPAM' })
    }
    expect(await kept(fan)).toEqual([stays])
    const unreadable = (await page(fan)).edges.filter(({ node }) => node === null)
    expect(unreadable.map(({ subjectId }) => subjectId).toSorted()).toEqual(
      [taken, held, blocked].toSorted(),
    )
    for (const id of [taken, held])
      expect(await set(fan, id, false)).toEqual({ __typename: 'BookmarkSuccess', subject: null })
    expect(await rowsOf(fan)).toBe(2)
    await muteUser(stage.as(blocker), { userId: fan, mute: 'NONE' })
    expect(await kept(fan)).toContain(blocked)
  })

  it('shows the author what is held of theirs', async () => {
    const fan = await stage.fan()
    const own = await post(fan)
    await set(fan, own)
    const reporters = [await stage.fan(), await stage.fan(), await stage.fan()]
    stage.pass(7 * 24 * 60 * 60)
    for (const each of reporters)
      await reportSubject(stage.as(each), { subjectId: own, reason: 'SPAM' })
    const [edge] = (await page(fan)).edges
    expect(edge?.node).toMatchObject({ id: own, heldAt: expect.any(Date) as Date })
  })

  it('stays through the minute of undoing, and is kept by nobody once it is forgotten', async () => {
    const fan = await stage.fan()
    const [one, two] = [await post(), await topic()]
    for (const id of [one, two]) await set(fan, id)
    await deletePost(stage.as(author), { postId: one, isDeleted: true })
    await deletePost(stage.as(author), { postId: one, isDeleted: false })
    expect((await kept(fan)).toSorted()).toEqual([one, two].toSorted())
    await stage.db.transaction((transaction) => posts.forget(transaction, one))
    await stage.db.transaction((transaction) => topics.forget(transaction, two))
    expect(await rowsOf(fan)).toBe(0)
  })
})
