import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, dayInJapan } from '#rules/day.ts'
import type { MissionKind } from '../types.generated.ts'
import { openCommunity } from '../chat/testing.ts'
import { countByDay } from '../mission/kinds/kinds.ts'
import { wavePenlights } from '../penlight/waving.ts'
import { createPost, deletePost } from '../post/writing.ts'
import { deleteComment } from './deleting.ts'
import { createComment } from './writing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

let keys = 0
const key = () => `key-${(keys += 1)}`
async function post(author: string) {
  stage.pass(60)
  const made = await createPost(stage.as(author), {
    communityId: stage.communityId,
    text: 'あかりの話',
    idempotencyKey: key(),
  })
  if (made.__typename !== 'CreatePostSuccess') throw new Error(made.__typename)
  return made.postEdge.node.id
}
async function comment(fan: string, subjectId: string) {
  stage.pass(10)
  const made = await createComment(stage.as(fan), {
    subjectId,
    text: '読みました',
    idempotencyKey: key(),
  })
  if (made.__typename !== 'CreateCommentSuccess') throw new Error(made.__typename)
  return made.commentEdge.node.id
}
const wave = (fan: string, subjectId: string, count = 1) =>
  wavePenlights(stage.as(fan), { subjectId, count })
/** How often it was done today, in Japan. */
async function today(kind: MissionKind, fanId: string) {
  const day = dayInJapan(stage.as(null).now())
  const of = {
    fanId,
    communityId: stage.communityId,
    joinedAt: addDays(stage.as(null).now(), -1),
    from: day,
    to: day,
  }
  return (await countByDay(stage.db, [{ kind, of }]))[0]!.get(day) ?? 0
}

it('counts what a fan comments, whatever is deleted since', async () => {
  const [author, fan] = [await stage.fan(), await stage.fan()]
  const postId = await post(author)
  const id = await comment(fan, postId)
  await comment(fan, postId)
  expect(await today('COMMENT', fan)).toBe(2)
  await deleteComment(stage.as(fan), { commentId: id, isDeleted: true })
  await deletePost(stage.as(author), { postId, isDeleted: true })
  stage.pass(61)
  await stage.runJobs()
  expect(await today('COMMENT', fan)).toBe(2)
  expect(await today('PASSIVE_COMMENT', author)).toBe(1)
  stage.pass(24 * 60 * 60)
  expect(await today('COMMENT', fan)).toBe(0)
})

it('counts each person once a day, ten of them, and nobody for oneself', async () => {
  const author = await stage.fan()
  const [one, two] = [await post(author), await post(author)]
  await comment(author, one)
  await wave(author, one)
  const fans = await Promise.all(Array.from({ length: 12 }, () => stage.fan()))
  await Promise.all(fans.slice(0, 2).flatMap((fan) => [wave(fan, one, 3), wave(fan, two)]))
  for (const fan of fans.slice(0, 2)) {
    await comment(fan, one)
    await comment(fan, two)
  }
  expect(await today('PASSIVE_POST_LIKE', author)).toBe(2)
  expect(await today('PASSIVE_COMMENT', author)).toBe(2)
  await Promise.all(fans.map((fan) => wave(fan, one)))
  expect(await today('PASSIVE_POST_LIKE', author)).toBe(10)
  await wave(fans[0]!, one, 0)
  expect(await today('PASSIVE_POST_LIKE', author)).toBe(10)
})

it('counts none who was given the same within the hour before', async () => {
  const [first, second] = [await stage.fan(), await stage.fan()]
  const [ofFirst, ofSecond] = [await post(first), await post(second)]
  await wave(first, ofSecond)
  await comment(first, ofSecond)
  await wave(second, ofFirst)
  await comment(second, ofFirst)
  expect(await today('PASSIVE_POST_LIKE', second)).toBe(1)
  expect(await today('PASSIVE_POST_LIKE', first)).toBe(0)
  expect(await today('PASSIVE_COMMENT', first)).toBe(0)
  stage.pass(60 * 60)
  await wave(second, await post(first))
  expect(await today('PASSIVE_POST_LIKE', first)).toBe(1)
})
