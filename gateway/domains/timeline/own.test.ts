import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openCommunity } from '../chat/testing.ts'
import { muteUser } from '../mute/service.ts'
import { post } from '../post/tables.ts'
import { lastSeenOf, markTimeline, setTimelineSource, sourcesOf } from './own.ts'

describe('what is a fan’s own of the timelines', () => {
  let stage: Awaited<ReturnType<typeof openCommunity>>
  beforeAll(async () => {
    stage = await openCommunity()
  })
  afterAll(() => stage.close())

  const minutes = (count: number) => stage.pass(count * 60)
  const write = async (authorId: string) => {
    minutes(1)
    const row = {
      id: newId('post'),
      communityId: stage.communityId,
      authorId,
      text: 'あ',
      postedAt: stage.as(null).now(),
      idempotencyKey: newId('post'),
    }
    await stage.db.insert(post).values(row)
    return row
  }
  const whose = (fanId: string) => ({ fanId, communityId: stage.communityId })
  const mark = (fanId: string | null, postId: string) =>
    markTimeline(stage.as(fanId), { timeline: 'HOME', postId })
  const line = (fanId: string) => lastSeenOf(stage.as(fanId), whose(fanId), 'HOME')

  it('keeps where the visit before ended, through a whole visit and on every device', async () => {
    const fan = await stage.fan()
    const [first, second] = [await write(fan), await write(fan)]
    await mark(fan, first.id)
    expect(await line(fan)).toBeNull()
    minutes(20)
    await mark(fan, second.id)
    // A page loaded anew is no other visit.
    expect(await line(fan)).toBeNull()
    minutes(60 * 9)
    expect(await line(fan)).toEqual(second.postedAt)
    const third = await write(fan)
    await mark(fan, third.id)
    minutes(10)
    await mark(fan, third.id)
    expect(await line(fan)).toEqual(second.postedAt)
    minutes(31)
    expect(await line(fan)).toEqual(third.postedAt)
    expect(await lastSeenOf(stage.as(fan), whose(fan), 'COMMUNITY')).toBeNull()
  })

  it('never goes back, whoever says it last', async () => {
    const fan = await stage.fan()
    const posts: Awaited<ReturnType<typeof write>>[] = []
    for (let at = 0; at < 5; at++) posts.push(await write(fan))
    const shuffled = Array.from({ length: 50 }, (_, at) => posts[(at * 3) % 5]!)
    await Promise.all(shuffled.map(({ id }) => mark(fan, id)))
    await mark(fan, posts[0]!.id)
    minutes(40)
    expect(await line(fan)).toEqual(posts[4]!.postedAt)
  })

  it('knows no post that its reader may not read', async () => {
    const [fan, other] = [await stage.fan(), await stage.fan()]
    const { id } = await write(other)
    expect(await mark(null, id)).toEqual({ __typename: 'UnauthenticatedError' })
    expect(await mark(fan, 'post_none')).toMatchObject({ __typename: 'NotFoundError' })
    await muteUser(stage.as(other), { userId: fan, mute: 'BLOCKED' })
    expect(await mark(fan, id)).toMatchObject({ __typename: 'NotFoundError' })
  })

  it('chooses its sources for members alone, each by itself, however many at once', async () => {
    const [fan, outsider] = [await stage.fan(), await stage.fan({ hasJoined: false })]
    const { communityId } = stage
    const set = (by: string | null, isOn: boolean, source: 'OSHI' | 'OFFICIAL' = 'OSHI') =>
      setTimelineSource(stage.as(by), { communityId, source, isOn })
    expect(await set(null, false)).toEqual({ __typename: 'UnauthenticatedError' })
    expect(await set(outsider, false)).toMatchObject({ __typename: 'NotJoinedError' })
    const elsewhere = { communityId: 'community_none', source: 'OSHI', isOn: true } as const
    expect(await setTimelineSource(stage.as(fan), elsewhere)).toMatchObject({
      __typename: 'NotFoundError',
      field: 'communityId',
    })
    expect(await sourcesOf(stage.as(fan), whose(fan))).toEqual(['FOLLOWED', 'OSHI', 'OFFICIAL'])
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => set(fan, false, at % 2 ? 'OSHI' : 'OFFICIAL')),
    )
    expect(await sourcesOf(stage.as(fan), whose(fan))).toEqual(['FOLLOWED'])
    await set(fan, true)
    expect(await sourcesOf(stage.as(fan), whose(fan))).toEqual(['FOLLOWED', 'OSHI'])
  })
})
