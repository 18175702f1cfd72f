import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openCommunity } from '../chat/testing.ts'
import { claimMissions, roundId } from '../mission/claiming.ts'
import { viewerMissions } from '../mission/service.ts'
import { wavePenlights } from './waving.ts'
import { createPost } from '../post/writing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

const round = async (fan: string) =>
  (await viewerMissions(stage.as(fan), stage.communityId))!.find(
    ({ mission }) => mission.slug === 'once-light',
  )!
const claim = async (fan: string) =>
  claimMissions(stage.as(fan), {
    communityId: stage.communityId,
    roundIds: [roundId(await round(fan))],
  })
async function post(author: string) {
  stage.pass(60)
  const made = await createPost(stage.as(author), {
    communityId: stage.communityId,
    text: 'あかりの話',
    idempotencyKey: newId('post'),
  })
  if (made.__typename !== 'CreatePostSuccess') throw new Error(made.__typename)
  return made.postEdge.node.id
}
const wave = (fan: string, postId: string, count: number) =>
  wavePenlights(stage.as(fan), { subjectId: postId, count })

it('counts the lights that a fan waved, over days and posts; those taken back stay counted', async () => {
  const [author, fan] = [await stage.fan(), await stage.fan()]
  const [first, second] = [await post(author), await post(author)]
  expect(await round(fan)).toMatchObject({ progress: 0, standing: 'OPEN' })
  await wave(fan, first, 6)
  await wave(fan, first, 0)
  expect(await round(fan)).toMatchObject({ progress: 6, standing: 'OPEN' })
  expect(await claim(fan)).toMatchObject({ code: 'INCOMPLETE' })
  stage.pass(24 * 60 * 60)
  await wave(fan, second, 4)
  expect(await round(fan)).toMatchObject({ progress: 10, standing: 'DONE' })
  expect(await round(author)).toMatchObject({ progress: 0 })
})

it('counts a whole number that is asked for many times at once as one, and its reward comes once', async () => {
  const [author, fan] = [await stage.fan(), await stage.fan()]
  const id = await post(author)
  await Promise.all(Array.from({ length: 20 }, () => wave(fan, id, 9)))
  expect(await round(fan)).toMatchObject({ progress: 9, standing: 'OPEN' })
  expect(await wave(fan, id, 11)).toMatchObject({ __typename: 'LikeError' })
  expect(await round(fan)).toMatchObject({ progress: 9 })
  await wave(fan, id, 10)
  const answers = await Promise.all(Array.from({ length: 10 }, () => claim(fan)))
  const coins = answers.map((each) => ('coins' in each ? each.coins : each.__typename))
  expect(coins.toSorted()).toEqual([...Array<number>(9).fill(0), 50])
})
