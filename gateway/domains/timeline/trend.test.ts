import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openCommunity } from '../chat/testing.ts'
import { muteUser } from '../mute/service.ts'
import { wavePenlights } from '../penlight/waving.ts'
import { post } from '../post/tables.ts'
import { deletePost } from '../post/writing.ts'
import { takeTrend, trendOf } from './trend.ts'
import { trend } from './tables.ts'

describe('the trend', () => {
  let stage: Awaited<ReturnType<typeof openCommunity>>
  let fans: string[]
  beforeAll(async () => {
    stage = await openCommunity()
    fans = await Promise.all(Array.from({ length: 8 }, () => stage.fan()))
  })
  afterAll(() => stage.close())
  // What gathered light before is a day old.
  beforeEach(() => stage.pass(25 * 60 * 60))

  const write = async (authorId: string) => {
    stage.pass(1)
    const id = newId('post')
    await stage.db.insert(post).values({
      id,
      communityId: stage.communityId,
      authorId,
      text: 'あ',
      idempotencyKey: id,
      postedAt: stage.as(null).now(),
    })
    return id
  }
  const light = async (postId: string, by: readonly string[], count = 1) => {
    for (const fan of by) await wavePenlights(stage.as(fan), { subjectId: postId, count })
  }
  const take = () => takeTrend(stage.db, stage.communityId, stage.as(null).now())
  const page = (fanId = fans[7]!, args: { first?: number; after?: string } = {}) =>
    trendOf(stage.as(fanId), stage.communityId, args)
  const shown = async (fanId?: string) =>
    (await page(fanId)).edges.map(({ node, peopleCount }) => [node.id, peopleCount])

  it('is by how many people wave, not how often, and says how many', async () => {
    const [author, other] = [await stage.fan(), await stage.fan()]
    const [loved, loud, alone] = [await write(author), await write(other), await write(other)]
    await light(loved, fans.slice(0, 4))
    await light(loud, fans.slice(0, 2), 10)
    await light(alone, fans.slice(0, 1), 10)
    // One's own light is no one else's.
    await light(alone, [other], 10)
    await take()
    expect(await shown()).toEqual([
      [loved, 4],
      [loud, 2],
    ])
  })

  it('counts the latest most, forgets after a day, and is not waved anew by who waved already', async () => {
    const [older, newer] = [await write(await stage.fan()), await write(await stage.fan())]
    await light(older, fans.slice(0, 4))
    stage.pass(18 * 60 * 60)
    await light(newer, fans.slice(0, 2))
    await light(older, fans.slice(0, 4), 0)
    await light(older, fans.slice(0, 4), 1)
    await take()
    expect(await shown()).toEqual([
      [newer, 2],
      [older, 4],
    ])
    stage.pass(7 * 60 * 60)
    await take()
    expect(await shown()).toEqual([[newer, 2]])
    await light(newer, fans.slice(0, 2), 0)
    await take()
    expect(await shown()).toEqual([])
  })

  it('holds two by one author at most', async () => {
    const author = await stage.fan()
    const many = [await write(author), await write(author), await write(author)]
    for (const [at, id] of many.entries()) await light(id, fans.slice(0, 4 - at))
    await take()
    expect((await shown()).map(([id]) => id)).toEqual(many.slice(0, 2))
  })

  it('is paged in the order of its first page, whatever happens meanwhile', async () => {
    const made: string[] = []
    for (let at = 0; at < 5; at++) {
      const id = await write(await stage.fan())
      await light(id, fans.slice(0, 7 - at))
      made.push(id)
    }
    await take()
    const first = await page(undefined, { first: 2 })
    await light(made[4]!, [...fans])
    const late = await write(await stage.fan())
    await light(late, fans)
    stage.pass(60)
    await take()
    expect((await shown())[0]![0]).toBe(late)
    const rest = await page(undefined, { first: 3, after: first.pageInfo.endCursor! })
    const ids = [...first.edges, ...rest.edges].map(({ node }) => node.id)
    expect(ids).toEqual(made)
    expect(rest.pageInfo.hasNextPage).toBe(false)
  })

  it('leaves out what is gone, and either side of a block, and fills its page all the same', async () => {
    const [fan, blocker, blocked] = [await stage.fan(), await stage.fan(), await stage.fan()]
    const [one, two, gone, last] = [
      await write(blocker),
      await write(blocked),
      await write(fans[7]!),
      await write(fans[6]!),
    ]
    for (const [at, id] of [one, two, gone, last].entries()) await light(id!, fans.slice(0, 6 - at))
    await take()
    expect(await shown(fan)).toHaveLength(4)
    await muteUser(stage.as(blocker), { userId: fan, mute: 'BLOCKED' })
    await muteUser(stage.as(fan), { userId: blocked, mute: 'BLOCKED' })
    await deletePost(stage.as(fans[7]!), { postId: gone!, isDeleted: true })
    const { edges, pageInfo } = await page(fan, { first: 1 })
    expect([edges.map(({ node }) => node.id), pageInfo.hasNextPage]).toEqual([[last], false])
  })

  it('is taken down by a job, is kept for two hours, and not where nothing changed', async () => {
    const id = await write(await stage.fan())
    await light(id, fans.slice(0, 3))
    await Promise.all(Array.from({ length: 50 }, take))
    const before = await stage.db.$count(trend)
    stage.pass(60)
    await take()
    expect(await stage.db.$count(trend)).toBe(before)
    stage.pass(3 * 60 * 60)
    await light(id, fans.slice(3, 5))
    await take()
    expect(await stage.db.$count(trend)).toBe(1)
    expect(await shown()).toEqual([[id, 5]])
  })
})
