import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CommentAudience } from '../types.generated.ts'
import { openCommunity } from '../chat/testing.ts'
import { followFan } from '../follow/service.ts'
import { muteUser } from '../mute/service.ts'
import { createPost, deletePost } from '../post/writing.ts'
import { categoriesOf } from '../topic/service.ts'
import { createTopic } from '../topic/writing.ts'
import { user } from '../user/tables.ts'
import { deleteComment } from './deleting.ts'
import {
  barOf,
  commentCountOf,
  commentsOf,
  loadComment,
  loadSubject,
  repliesOf,
} from './service.ts'
import { comment } from './tables.ts'
import { createComment } from './writing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let author: string
let fan: string
let other: string
let postId: string
let keys = 0
const key = () => `key-${(keys += 1)}`
beforeAll(async () => {
  stage = await openCommunity()
  author = await stage.fan()
  await stage.db.update(user).set({ birthDate: '2000-01-01' }).where(eq(user.id, author))
})
afterAll(() => stage.close())
beforeEach(async () => {
  stage.pass(60 * 60)
  fan = await stage.fan()
  other = await stage.fan()
  postId = await post()
})

async function post(commentAudience: CommentAudience = 'ALL') {
  stage.pass(10)
  const made = await createPost(stage.as(author), {
    communityId: stage.communityId,
    text: '港の朝',
    audience: 'PUBLIC',
    commentAudience,
    idempotencyKey: key(),
  })
  if (made.__typename !== 'CreatePostSuccess') throw new Error(made.__typename)
  return made.postEdge.node.id
}
async function topic() {
  const [category] = await categoriesOf(stage.as(author), stage.communityId)
  const made = await createTopic(stage.as(author), {
    categoryId: category!.id,
    title: '朝の話',
    text: '霧です。',
    idempotencyKey: key(),
  })
  if (made.__typename !== 'CreateTopicSuccess') throw new Error(made.__typename)
  return made.topicEdge.node.id
}
type Words = { subjectId?: string; replyToId?: string; text?: string; idempotencyKey?: string }
const write = (userId: string | null, words: Words = {}) =>
  createComment(stage.as(userId), {
    subjectId: postId,
    text: '読みました。',
    idempotencyKey: key(),
    ...words,
  })
/** One that is written, as it must be. */
async function written(userId: string, words: Words = {}) {
  stage.pass(10)
  const made = await write(userId, words)
  if (made.__typename !== 'CreateCommentSuccess') throw new Error(made.__typename)
  return made.commentEdge.node
}
const textsOf = async (viewer: string | null, id = postId) =>
  (
    await commentsOf(stage.as(viewer), { id, communityId: stage.communityId }, { first: 20 })
  ).edges.map(({ node }) => node.text)
const repliesTo = async (viewer: string, id: string) => {
  const row = (await loadComment(stage.as(viewer), id))!
  return (await repliesOf(stage.as(viewer), row, { first: 10 })).edges.map(({ node }) => node.text)
}
const count = (viewer: string | null, id = postId) =>
  commentCountOf(stage.as(viewer), { id, communityId: stage.communityId })
const remove = (userId: string | null, commentId: string, isDeleted = true) =>
  deleteComment(stage.as(userId), { commentId, isDeleted })

describe('writing', () => {
  it('stands first under its post or topic, and replies stand in order under what they answer', async () => {
    const { id } = await written(fan, { text: 'ひとつめ' })
    await written(other, { text: 'ふたつめ\n\n\n\n\nおわり ' })
    const reply = await written(other, { replyToId: id, text: 'こたえ' })
    await written(fan, { replyToId: reply.id, text: 'そのこたえ' })
    expect(await textsOf(fan)).toEqual(['ふたつめ\n\n\nおわり', 'ひとつめ'])
    expect(await repliesTo(fan, id)).toEqual(['こたえ', 'そのこたえ'])
    expect(await count(fan)).toBe(4)
    const topicId = await topic()
    await written(fan, { subjectId: topicId, text: 'トピックにも' })
    expect(await textsOf(fan, topicId)).toEqual(['トピックにも'])
    expect(await count(fan)).toBe(4)
  })

  it('goes on behind what was read, with nothing twice', async () => {
    for (let at = 0; at < 9; at += 1) await written(fan, { text: `${at}` })
    const page = (first: number, after?: string) =>
      commentsOf(stage.as(fan), { id: postId, communityId: stage.communityId }, { first, after })
    const one = await page(4)
    await written(other, { text: '新しい' })
    const two = await page(10, one.pageInfo.endCursor!)
    const texts = [...one.edges, ...two.edges].map(({ node }) => node.text)
    expect(texts).toEqual(['8', '7', '6', '5', '4', '3', '2', '1', '0'])
    expect([one.pageInfo.hasNextPage, two.pageInfo.hasNextPage]).toEqual([true, false])
  })

  it('is once by its key, also where fifty arrive at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, () => write(fan, { idempotencyKey: 'same' })),
    )
    const ids = all.map((each) => 'commentEdge' in each && each.commentEdge.node.id)
    expect(new Set(ids).size).toBe(1)
    const kept = await stage.db.select().from(comment).where(eq(comment.idempotencyKey, 'same'))
    expect(kept).toHaveLength(1)
    const second = await post()
    for (const words of [{ text: '別の文' }, { subjectId: second }, { replyToId: kept[0]!.id }])
      expect(await write(fan, { idempotencyKey: 'same', ...words })).toMatchObject({
        __typename: 'IdempotencyKeyReusedError',
      })
  })

  it('lets ten through in a minute, and says when it goes on', async () => {
    const all = await Promise.all(Array.from({ length: 14 }, () => write(fan)))
    const refused = all.filter(({ __typename }) => __typename === 'RateLimitedError')
    expect(refused).toHaveLength(4)
    expect(refused[0]).toMatchObject({ retryAt: new Date(stage.as(null).now().getTime() + 60_000) })
    stage.pass(60)
    expect(await write(fan)).toMatchObject({ __typename: 'CreateCommentSuccess' })
  })

  it('refuses what is no comment, and names the word that is not allowed', async () => {
    const refused = { __typename: 'CommentTextError', field: 'text' }
    expect(await write(fan, { text: '👩‍👩‍👧‍👦'.repeat(500) })).toMatchObject({
      __typename: 'CreateCommentSuccess',
    })
    expect(await write(fan, { text: '👩‍👩‍👧‍👦'.repeat(501) })).toMatchObject({
      ...refused,
      code: 'TOO_LONG',
      maxLength: 500,
    })
    expect(await write(fan, { text: ' \u200b ' })).toMatchObject({ ...refused, code: 'EMPTY' })
    for (const text of ['さかさ\u202eま', `塔${'\u0301'.repeat(10_000)}`])
      expect(['UNREADABLE', 'TOO_LONG']).toContain(
        ((await write(fan, { text })) as { code?: string }).code,
      )
    expect(await write(fan, { text: 'このクソ野郎め' })).toMatchObject({
      __typename: 'TextModerationError',
      field: 'text',
      word: 'クソ野郎',
    })
    await expect(write(fan, { idempotencyKey: '鍵' })).rejects.toThrow('printable')
    expect(await write(null)).toMatchObject({ __typename: 'UnauthenticatedError' })
    const outside = await stage.fan({ hasJoined: false })
    expect(await write(outside)).toMatchObject({ __typename: 'NotJoinedError' })
  })
})

describe('what is not there', () => {
  it('takes no comment: nothing, another kind, what was deleted, and an answer to another post', async () => {
    const { id } = await written(fan)
    for (const subjectId of ['', 'post_none', stage.communityId, id])
      expect(await write(fan, { subjectId })).toEqual({
        __typename: 'NotFoundError',
        field: 'subjectId',
      })
    const second = await post()
    for (const replyToId of ['comment_none', second])
      expect(await write(fan, { replyToId })).toEqual({
        __typename: 'NotFoundError',
        field: 'replyToId',
      })
    expect(await write(fan, { subjectId: second, replyToId: id })).toEqual({
      __typename: 'NotFoundError',
      field: 'replyToId',
    })
    await deletePost(stage.as(author), { postId, isDeleted: true })
    expect(await write(fan)).toEqual({ __typename: 'NotFoundError', field: 'subjectId' })
    expect(await loadComment(stage.as(fan), id)).toBeNull()
    expect(await remove(fan, id)).toEqual({ __typename: 'NotFoundError', field: 'commentId' })
  })

  it('is forgotten with its post, and no comment comes in between', async () => {
    await written(fan)
    await deletePost(stage.as(author), { postId, isDeleted: true })
    stage.pass(61)
    const [, ...late] = await Promise.all([
      stage.runJobs(),
      ...Array.from({ length: 10 }, () => write(other)),
    ])
    expect(new Set(late.map((each) => each.__typename))).toEqual(new Set(['NotFoundError']))
    const left = await stage.db.select().from(comment).where(eq(comment.subjectId, postId))
    expect(left).toEqual([])
  })

  it('is nothing to a guest of a closed community', async () => {
    const { id } = await written(fan)
    const guest = stage.as(null)
    const closed = { ...guest, config: { ...guest.config, isClosedCommunity: true } }
    expect(await loadComment(closed, id)).toBeNull()
    expect(await loadSubject(closed, postId)).toBeNull()
  })
})

describe('deleting', () => {
  it('takes an own one away with its replies, and brings it back within a minute', async () => {
    const { id } = await written(fan, { text: '消すかもしれない' })
    const reply = await written(other, { replyToId: id })
    expect(await remove(null, id)).toMatchObject({ __typename: 'UnauthenticatedError' })
    expect(await remove(other, id)).toMatchObject({ __typename: 'NotFoundError' })
    expect(await remove(fan, id)).toMatchObject({ __typename: 'DeleteCommentSuccess' })
    expect(await remove(fan, id)).toMatchObject({ __typename: 'DeleteCommentSuccess' })
    expect([await textsOf(other), await count(other)]).toEqual([[], 0])
    expect(await loadComment(stage.as(other), reply.id)).toBeNull()
    expect(await write(other, { replyToId: id })).toMatchObject({ __typename: 'NotFoundError' })
    stage.pass(59)
    expect(await remove(fan, id, false)).toMatchObject({ __typename: 'DeleteCommentSuccess' })
    expect([await textsOf(other), await count(other)]).toEqual([['消すかもしれない'], 2])
    await remove(fan, id)
    stage.pass(61)
    expect(await remove(fan, id, false)).toMatchObject({ __typename: 'CommentSettledError' })
    await stage.runJobs()
    expect(await remove(fan, id, false)).toMatchObject({ __typename: 'NotFoundError' })
    const left = await stage.db.select().from(comment).where(eq(comment.subjectId, postId))
    expect(left).toEqual([])
  })
})

describe('who may comment', () => {
  const bar = async (viewer: string | null, id: string) =>
    barOf(stage.as(viewer), (await loadSubject(stage.as(viewer), id))!)

  it('is as the author chose: all, those they follow, or nobody', async () => {
    const followed = await post('FOLLOWED')
    const none = await post('NONE')
    expect(await write(fan, { subjectId: followed })).toEqual({
      __typename: 'CommentClosedError',
      code: 'FOLLOWED_ONLY',
    })
    expect(await bar(null, followed)).toBe('FOLLOWED_ONLY')
    // That the fan follows the author changes nothing.
    const { communityId } = stage
    await followFan(stage.as(fan), { communityId, userId: author, isFollowed: true })
    expect(await bar(fan, followed)).toBe('FOLLOWED_ONLY')
    await followFan(stage.as(author), { communityId, userId: fan, isFollowed: true })
    await written(fan, { subjectId: followed })
    await written(author, { subjectId: followed })
    for (const viewer of [fan, author])
      expect(await write(viewer, { subjectId: none })).toEqual({
        __typename: 'CommentClosedError',
        code: 'CLOSED',
      })
  })

  it('holds a block both ways, and leaves no trace of whoever blocks in lists and counts', async () => {
    const { id } = await written(other, { text: '見えない人' })
    await written(fan, { replyToId: id, text: 'その下' })
    await written(fan, { text: '見える' })
    await muteUser(stage.as(other), { userId: fan, mute: 'BLOCKED' })
    expect([await textsOf(fan), await count(fan)]).toEqual([['見える'], 1])
    expect(await loadComment(stage.as(fan), id)).toBeNull()
    expect(await write(fan, { replyToId: id })).toMatchObject({ __typename: 'NotFoundError' })
    expect(await textsOf(other)).toEqual(['見える', '見えない人'])
    // Whoever blocks does not answer whom they block.
    const [seen] = (
      await commentsOf(
        stage.as(other),
        { id: postId, communityId: stage.communityId },
        { first: 1 },
      )
    ).edges
    expect(await write(other, { replyToId: seen!.node.id })).toEqual({
      __typename: 'CommentClosedError',
      code: 'BLOCKING',
    })
    await muteUser(stage.as(author), { userId: other, mute: 'BLOCKED' })
    expect(await write(other)).toMatchObject({ __typename: 'NotFoundError' })
    await muteUser(stage.as(fan), { userId: author, mute: 'BLOCKED' })
    expect(await write(fan)).toEqual({ __typename: 'CommentClosedError', code: 'BLOCKING' })
  })
})
