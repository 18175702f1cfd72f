import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { createComment } from '../comment/writing.ts'
import { muteUser } from '../mute/service.ts'
import { notificationsOf } from '../notification/reading.ts'
import { createPost } from '../post/writing.ts'
import { categoriesOf } from '../topic/service.ts'
import { createTopic } from '../topic/writing.ts'
import { lightsOf, viewerPenlights } from './service.ts'
import { wavePenlights } from './waving.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let author: string
/** One of each kind, by the author. */
let ids: { post: string; topic: string; comment: string }
const kinds = ['post', 'topic', 'comment'] as const
beforeAll(async () => {
  stage = await openCommunity()
  author = await stage.fan()
  const { communityId } = stage
  const context = stage.as(author)
  const post = await createPost(context, { communityId, text: '港の朝', idempotencyKey: 'p' })
  const [category] = await categoriesOf(context, communityId)
  const topic = await createTopic(context, {
    categoryId: category!.id,
    title: '港の朝',
    text: '霧です。',
    idempotencyKey: 't',
  })
  if (!('postEdge' in post && 'topicEdge' in topic)) throw new Error('not written')
  const subjectId = topic.topicEdge.node.id
  const comment = await createComment(context, { subjectId, text: 'はい', idempotencyKey: 'c' })
  if (!('commentEdge' in comment)) throw new Error(comment.__typename)
  ids = { post: post.postEdge.node.id, topic: subjectId, comment: comment.commentEdge.node.id }
})
afterAll(() => stage.close())

const wave = (fan: string | null, subjectId: string, count: number) =>
  wavePenlights(stage.as(fan), { subjectId, count })

it.each(kinds)(
  'waves up to ten at a %s, takes them back, and tells its author once',
  async (kind) => {
    const fan = await stage.fan()
    const id = ids[kind]
    const before = (await lightsOf(stage.as(fan), kind, { id })).all
    expect(await wave(null, id, 1)).toEqual({ __typename: 'UnauthenticatedError' })
    // The same whole number, however often it arrives at once.
    await Promise.all(Array.from({ length: 50 }, () => wave(fan, id, 7)))
    expect(await lightsOf(stage.as(fan), kind, { id })).toEqual({ all: before + 7, own: 7 })
    expect(await wave(fan, id, 11)).toEqual({ __typename: 'LikeError', code: 'LIMIT', most: 10 })
    await expect(wave(fan, id, -1)).rejects.toThrow('0 or more')
    expect(await viewerPenlights(stage.as(fan))).toBe(7)
    await wave(fan, id, 0)
    await wave(fan, id, 2)
    expect(await lightsOf(stage.as(author), kind, { id })).toEqual({ all: before + 2, own: 0 })
    const page = { side: 'after' as const, key: undefined, size: 20 }
    const told = await notificationsOf(stage.as(author), { fanId: author }, page)
    expect(told.filter(({ subjectId }) => subjectId === id)).toHaveLength(1)
  },
)

it('ends at one ceiling a day for all of them together, and says when it lifts', async () => {
  const fan = await stage.fan()
  for (let times = 0; times < 49; times += 1) {
    await wave(fan, ids[kinds[times % 3]!], 10)
    await wave(fan, ids[kinds[times % 3]!], 0)
  }
  const all = await Promise.all(kinds.map((kind) => wave(fan, ids[kind], 4)))
  expect(all.filter((each) => each.__typename === 'WavePenlightsSuccess')).toHaveLength(2)
  expect(all.find((each) => each.__typename === 'LikeError')).toEqual({
    __typename: 'LikeError',
    code: 'DAY_LIMIT',
    most: 500,
    retryAt: new Date('2026-11-20T15:00:00.000Z'),
  })
})

it('is not found at what is none, and at what its author keeps from the fan', async () => {
  const fan = await stage.fan()
  const none = { __typename: 'NotFoundError', field: 'subjectId' }
  for (const id of ['', 'post_none', stage.communityId, stage.channelId('lobby')])
    expect(await wave(fan, id, 1)).toEqual(none)
  await muteUser(stage.as(author), { userId: fan, mute: 'BLOCKED' })
  for (const kind of kinds) expect(await wave(fan, ids[kind], 1)).toEqual(none)
})
