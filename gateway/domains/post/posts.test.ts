import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { muteUser } from '../mute/service.ts'
import { penlight } from '#rules/reactions.ts'
import { newId } from '../../platform/ids.ts'
import { messageReaction } from '../chat/tables.ts'
import { openCommunity } from '../chat/testing.ts'
import { lightsOf, viewerPenlights } from '../penlight/service.ts'
import { wavePenlights } from '../penlight/waving.ts'
import { viewerPosts } from './own.ts'
import { loadPost, postsOf } from './service.ts'
import { createPost, deletePost } from './writing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let member: string
let other: string
beforeAll(async () => {
  stage = await openCommunity()
  member = await stage.fan()
  other = await stage.fan()
})
afterAll(() => stage.close())
beforeEach(() => stage.pass(60 * 60))

let keys = 0
const post = (userId: string | null, text: string, idempotencyKey = `key-${(keys += 1)}`) =>
  createPost(stage.as(userId), { communityId: stage.communityId, text, idempotencyKey })
/** One that is written, as it must be. */
async function written(userId: string, text: string) {
  const made = await post(userId, text)
  if (made.__typename !== 'CreatePostSuccess') throw new Error(made.__typename)
  return made.postEdge.node
}
const page = async (userId: string | null, after?: string) =>
  postsOf(stage.as(userId), stage.communityId, { first: 2, after })
const textsOf = async (userId: string | null) =>
  (await page(userId)).edges.map(({ node }) => node.text)

describe('posting', () => {
  it('stands first, and pages go on behind it', async () => {
    await written(member, 'ひとつめ')
    stage.pass(10)
    await written(member, 'ふたつめ\n\n\n\n\nつづき')
    const { edges, pageInfo } = await page(other)
    expect(edges.map(({ node }) => node.text)).toEqual(['ふたつめ\n\n\nつづき', 'ひとつめ'])
    expect(pageInfo.hasNextPage).toBe(true)
    const rest = await page(other, edges[0]!.cursor)
    expect(rest.edges[0]!.node.text).toBe('ひとつめ')
  })

  it('is once by its key, also where two arrive at once', async () => {
    const both = await Promise.all([
      post(member, '一度だけ', 'same'),
      post(member, '一度だけ', 'same'),
    ])
    expect(new Set(both.map((each) => 'postEdge' in each && each.postEdge.node.id)).size).toBe(1)
    expect(await post(member, '別の文', 'same')).toMatchObject({
      __typename: 'IdempotencyKeyReusedError',
    })
  })

  it('lets a fan wait five seconds, also where many arrive at once', async () => {
    const many = await Promise.all(Array.from({ length: 8 }, (_, at) => post(member, `連投${at}`)))
    expect(many.filter((each) => each.__typename === 'CreatePostSuccess')).toHaveLength(1)
    expect(many.filter((each) => each.__typename === 'RateLimitedError')).toHaveLength(7)
    stage.pass(5)
    expect(await post(member, '待ちました')).toMatchObject({ __typename: 'CreatePostSuccess' })
  })

  it('refuses what is no text for everyone', async () => {
    expect(await post(null, 'こんばんは')).toMatchObject({ __typename: 'UnauthenticatedError' })
    const outside = await stage.fan({ hasJoined: false })
    expect(await post(outside, 'こんばんは')).toMatchObject({ __typename: 'NotJoinedError' })
    expect(await post(member, ' \u200b ')).toMatchObject({ code: 'EMPTY' })
    expect(await post(member, 'あ'.repeat(2001))).toMatchObject({
      __typename: 'PostTextError',
      code: 'TOO_LONG',
      maxLength: 2000,
    })
  })
})

describe('deleting', () => {
  it('takes an own post away, and brings it back within a minute', async () => {
    const { id } = await written(member, '消すかもしれない')
    const remove = (userId: string, isDeleted: boolean) =>
      deletePost(stage.as(userId), { postId: id, isDeleted })
    expect(await remove(other, true)).toMatchObject({ __typename: 'NotFoundError' })
    expect(await remove(member, true)).toMatchObject({ __typename: 'DeletePostSuccess' })
    expect(await remove(member, true)).toMatchObject({ __typename: 'DeletePostSuccess' })
    expect(await loadPost(stage.as(other), id)).toBeNull()
    expect(await textsOf(other)).not.toContain('消すかもしれない')
    stage.pass(59)
    expect(await remove(member, false)).toMatchObject({ __typename: 'DeletePostSuccess' })
    expect(await textsOf(other)).toContain('消すかもしれない')
    await remove(member, true)
    stage.pass(61)
    expect(await remove(member, false)).toMatchObject({ __typename: 'PostSettledError' })
    await stage.runJobs()
    expect(await remove(member, false)).toMatchObject({ __typename: 'NotFoundError' })
  })
})

describe('penlights', () => {
  const wave = (userId: string | null, postId: string, count: number) =>
    wavePenlights(stage.as(userId), { subjectId: postId, count })

  it('are counted together and for the viewer, and taken back', async () => {
    const row = await written(member, '光ってほしい')
    await wave(member, row.id, 3)
    await wave(other, row.id, 10)
    await wave(other, row.id, 10)
    expect(await lightsOf(stage.as(member), 'post', row)).toEqual({ all: 13, own: 3 })
    await wave(member, row.id, 0)
    expect(await lightsOf(stage.as(member), 'post', row)).toEqual({ all: 10, own: 0 })
    expect(await wave(other, row.id, 11)).toMatchObject({ code: 'LIMIT', most: 10 })
    await expect(wave(other, row.id, -1)).rejects.toThrow('0 or more')
    expect(await wave(null, row.id, 1)).toMatchObject({ __typename: 'UnauthenticatedError' })
  })

  it('end at the day’s ceiling, however many arrive at once, and begin again at midnight', async () => {
    const fan = await stage.fan()
    const { id } = await written(member, 'にぎやか')
    // Each takes ten back and waves them anew.
    for (let times = 0; times < 49; times += 1) {
      await wave(fan, id, 10)
      await wave(fan, id, 0)
    }
    const rows = []
    for (let at = 0; at < 4; at += 1) {
      stage.pass(6)
      rows.push(await written(member, `まだまだ${at}`))
    }
    const all = await Promise.all(rows.map((row) => wave(fan, row.id, 4)))
    expect(all.filter((each) => each.__typename === 'WavePenlightsSuccess')).toHaveLength(2)
    const refused = all.find((each) => each.__typename === 'LikeError')
    expect(refused).toMatchObject({ code: 'DAY_LIMIT', most: 500 })
    stage.pass(24 * 60 * 60)
    expect(await wave(fan, id, 5)).toMatchObject({ __typename: 'WavePenlightsSuccess' })
  })
})

it('is not known to whoever its author blocks', async () => {
  const { id } = await written(member, 'あなたには見せない')
  const blocked = await stage.fan()
  expect(await loadPost(stage.as(blocked), id)).not.toBeNull()
  expect(await textsOf(blocked)).toContain('あなたには見せない')
  await muteUser(stage.as(member), { userId: blocked, mute: 'BLOCKED' })
  // The page is as long as ever: what is left out takes no place in it.
  const { edges } = await page(blocked)
  expect(edges.map(({ node }) => node.authorId)).not.toContain(member)
  expect(edges).toHaveLength(2)
  expect(await textsOf(other)).toContain('あなたには見せない')
  expect(await loadPost(stage.as(blocked), id)).toBeNull()
  expect(await wavePenlights(stage.as(blocked), { subjectId: id, count: 1 })).toMatchObject({
    __typename: 'NotFoundError',
  })
})

it('counts a fan’s own penlights, at messages and posts, and their posts that stand', async () => {
  const fan = await stage.fan()
  const standing = await written(fan, 'のこす')
  stage.pass(10)
  const { id } = await written(fan, 'けす')
  await deletePost(stage.as(fan), { postId: id, isDeleted: true })
  await wavePenlights(stage.as(fan), { subjectId: standing.id, count: 7 })
  await wavePenlights(stage.as(other), { subjectId: standing.id, count: 2 })
  const messageId = newId('message')
  await stage.db.insert(messageReaction).values([
    { messageId, userId: fan, emoji: penlight, palette: 'jade', reactedAt: new Date(0) },
    { messageId, userId: fan, emoji: '👏', palette: null, reactedAt: new Date(0) },
    { messageId, userId: other, emoji: penlight, palette: null, reactedAt: new Date(0) },
  ])
  expect(await viewerPenlights(stage.as(fan))).toBe(8)
  expect(await viewerPosts(stage.as(fan))).toBe(1)
  expect([await viewerPenlights(stage.as(null)), await viewerPosts(stage.as(null))]).toEqual([0, 0])
})
