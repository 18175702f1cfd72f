import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { commentCountOf, commentsOf, loadComment } from '../comment/service.ts'
import { createComment } from '../comment/writing.ts'
import { wavePenlights } from '../penlight/waving.ts'
import { searchPosts } from '../post/searching.ts'
import { loadPost, postsOf } from '../post/service.ts'
import { describePost } from '../post/sharePicture.ts'
import { createPost } from '../post/writing.ts'
import { post } from '../post/tables.ts'
import { takeTrend, trendOf } from '../timeline/trend.ts'
import { searchTopics } from '../topic/searching.ts'
import { categoriesOf, loadTopic, topicsOf } from '../topic/service.ts'
import { topic } from '../topic/tables.ts'
import { createTopic } from '../topic/writing.ts'
import type { Audience } from '../types.generated.ts'
import { user } from '../user/tables.ts'
import { viewerAudiences } from './audience.ts'
import { membership } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let reader: string
let stranger: string
beforeAll(async () => {
  stage = await openCommunity()
  reader = await stage.fan()
  stranger = await stage.fan({ hasJoined: false })
})
afterAll(() => stage.close())
// The clock is in November 2026; what is kept of before is let go.
beforeEach(() => stage.pass(60 * 60))

/** A fan who was born then; null where nobody knows. */
async function born(birthDate: string | null): Promise<string> {
  const id = await stage.fan()
  await stage.db.update(user).set({ birthDate }).where(eq(user.id, id))
  return id
}
const grownUp = () => born('2000-01-01')
const under18 = () => born('2010-01-01')

async function writtenBy(author: string, audience?: Audience) {
  const [context, { communityId }] = [stage.as(author), stage]
  const text = `灯台${randomUUID().slice(0, 8)}`
  const key = () => ({ idempotencyKey: randomUUID() })
  const made = await createPost(context, { communityId, text, audience, ...key() })
  const [category] = await categoriesOf(stage.as(reader), communityId)
  const words = { categoryId: category!.id, title: text, text }
  const opened = await createTopic(context, { ...words, audience, ...key() })
  if (!('postEdge' in made && 'topicEdge' in opened)) throw new Error(made.__typename)
  return { text, post: made.postEdge.node, topic: opened.topicEdge.node }
}
type Written = Awaited<ReturnType<typeof writtenBy>>

/** Each way to what was written, by what a viewer finds there. */
async function seenBy(viewer: string | null, { text, ...written }: Written) {
  const [context, { communityId }] = [stage.as(viewer), stage]
  const isListed = ({ edges }: { edges: readonly { node: { id: string } }[] }, id: string) =>
    edges.some(({ node }) => node.id === id)
  return {
    post: (await loadPost(context, written.post.id)) !== null,
    posts: isListed(await postsOf(context, communityId, { first: 20 }), written.post.id),
    search: isListed(
      await searchPosts(context, communityId, { words: text, first: 5 }),
      written.post.id,
    ),
    topicSearch: isListed(
      await searchTopics(context, communityId, { words: text, first: 5 }),
      written.topic.id,
    ),
    trend: isListed(await trendOf(context, communityId, { first: 20 }), written.post.id),
    picture: (await describePost(context, written.post.id)) !== null,
    topic: (await loadTopic(context, written.topic.id)) !== null,
    topics: isListed(await topicsOf(context, { communityId }, { first: 20 }), written.topic.id),
    category: isListed(
      await topicsOf(context, { communityId, categoryId: written.topic.categoryId }, { first: 20 }),
      written.topic.id,
    ),
  }
}
async function light(postId: string) {
  for (const fan of [await stage.fan(), await stage.fan()])
    await wavePenlights(stage.as(fan), { subjectId: postId, count: 1 })
  await takeTrend(stage.db, stage.communityId, stage.as(null).now())
}
/** Sets what was written for everyone, whatever its author may do. */
async function openUp(written: Written) {
  await stage.db.update(post).set({ audience: 'PUBLIC' }).where(eq(post.id, written.post.id))
  await stage.db.update(topic).set({ audience: 'PUBLIC' }).where(eq(topic.id, written.topic.id))
}
const all = expect.objectContaining({ post: true, posts: true, search: true, trend: true })
const each = (isSeen: boolean) => ({
  post: isSeen,
  posts: isSeen,
  search: isSeen,
  trend: isSeen,
  picture: isSeen,
  topic: isSeen,
  topics: isSeen,
  category: isSeen,
  topicSearch: isSeen,
})

describe('what somebody writes', () => {
  it('is for those who have joined, unless a grown-up says otherwise', async () => {
    const author = await grownUp()
    const written = await writtenBy(author)
    await light(written.post.id)
    expect(await seenBy(reader, written)).toEqual(each(true))
    for (const viewer of [null, stranger])
      expect(await seenBy(viewer, written)).toEqual(each(false))
    stage.pass(60)
    const open = await writtenBy(author, 'PUBLIC')
    await light(open.post.id)
    for (const viewer of [null, stranger, reader])
      expect(await seenBy(viewer, open)).toEqual(each(true))
  })

  it.each([
    ['who is under 18', under18],
    ['whose age nobody knows', () => born(null)],
  ])('is never for guests by a fan %s', async (_, make) => {
    const author = await make()
    const written = await writtenBy(author, 'PUBLIC')
    expect([written.post.audience, written.topic.audience]).toEqual(['JOINED', 'JOINED'])
    await openUp(written)
    await light(written.post.id)
    expect(await seenBy(null, written)).toEqual(each(false))
    expect(await seenBy(reader, written)).toEqual(each(true))
    expect(await seenBy(author, written)).toEqual(each(true))
  })

  it('is bounded by an age that was told later', async () => {
    const author = await grownUp()
    const written = await writtenBy(author, 'PUBLIC')
    await light(written.post.id)
    expect(await seenBy(null, written)).toEqual(all)
    await stage.db.update(user).set({ birthDate: '2010-01-01' }).where(eq(user.id, author))
    stage.pass(61)
    expect(await seenBy(null, written)).toEqual(each(false))
  })

  it('may be for everyone from an eighteenth birthday on', async () => {
    const today = new Date(stage.as(null).now().getTime() + 9 * 60 * 60_000).toISOString()
    const birthDate = `${Number(today.slice(0, 4)) - 18}${today.slice(4, 10)}`
    const dayAfter = new Date(Date.parse(birthDate) + 24 * 60 * 60_000).toISOString().slice(0, 10)
    const audiences = async (author: string) => viewerAudiences(stage.as(author), stage.communityId)
    expect(await audiences(await born(birthDate))).toEqual(['JOINED', 'PUBLIC'])
    expect(await audiences(await born(dayAfter))).toEqual(['JOINED'])
  })

  it('is for everyone by talents and staff, unless they say otherwise', async () => {
    const { communityId } = stage
    const [talent] = await stage.db
      .select({ id: membership.userId })
      .from(membership)
      .where(and(eq(membership.communityId, communityId), eq(membership.role, 'TALENT')))
    const written = await writtenBy(talent!.id)
    await light(written.post.id)
    expect(await seenBy(null, written)).toEqual(each(true))
    stage.pass(60)
    expect((await writtenBy(talent!.id, 'JOINED')).post.audience).toBe('JOINED')
  })
})

it('shows guests the comments of grown-ups alone, and counts no others', async () => {
  const written = await writtenBy(await grownUp(), 'PUBLIC')
  const say = async (by: string, replyToId?: string) => {
    const said = await createComment(stage.as(by), {
      subjectId: written.post.id,
      text: 'はい',
      replyToId,
      idempotencyKey: randomUUID(),
    })
    if (!('commentEdge' in said)) throw new Error(said.__typename)
    return said.commentEdge.node.id
  }
  const [old, young] = [await grownUp(), await under18()]
  const ofOld = await say(old)
  const ofYoung = await say(young)
  stage.pass(60)
  const answerToYoung = await say(old, ofYoung)
  const seen = async (viewer: string | null) => {
    const context = stage.as(viewer)
    const { edges } = await commentsOf(context, written.post, { first: 9 })
    const loaded = await Promise.all(
      [ofOld, ofYoung, answerToYoung].map((id) => loadComment(context, id)),
    )
    return {
      listed: edges.map(({ node }) => node.id),
      loaded: loaded.map((row) => row !== null),
      count: await commentCountOf(context, written.post),
    }
  }
  expect(await seen(null)).toEqual({ listed: [ofOld], loaded: [true, false, false], count: 1 })
  expect(await seen(reader)).toMatchObject({ loaded: [true, true, true], count: 3 })
})
