import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { keepVideoPlace, secondsIn, videoOf } from './places.ts'
import { captionsOf, loadPlaylist, loadVideo, playlistsOf, sourcesOf, videosOf } from './service.ts'
import type { PlaylistRow, VideoRow } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let list: PlaylistRow
let [winter, day, members] = [] as unknown as VideoRow[]
beforeAll(async () => {
  stage = await openCommunity()
  list = (await playlistsOf(stage.as(null), stage.communityId))[0]!
  ;[winter, day, members] = await videosOf(stage.as(null), list)
})
afterAll(() => stage.close())

const keep = (userId: string | null, video: VideoRow | undefined, seconds: number) =>
  keepVideoPlace(stage.as(userId), { videoId: video?.id ?? 'video_none', seconds })
const at = (userId: string | null, video: VideoRow) => secondsIn(stage.as(userId), video)
const next = async (userId: string | null) => (await videoOf(stage.as(userId), list))?.slug

describe('a film', () => {
  it('for everyone has its files, in two formats and two languages', async () => {
    expect(await sourcesOf(stage.as(null), winter!)).toEqual([
      { type: 'video/webm', url: '/files/films/winter-lights.webm' },
      { type: 'video/mp4', url: '/files/films/winter-lights.mp4' },
    ])
    expect((await captionsOf(stage.as(null), winter!))?.map(({ language }) => language)).toEqual([
      'ja',
      'en',
    ])
  })

  it('for members has none for anybody else, and says nothing of what is said in it', async () => {
    const [member, visitor] = [await stage.fan(), await stage.fan({ hasJoined: false })]
    for (const userId of [null, visitor]) {
      expect(await sourcesOf(stage.as(userId), members!)).toBeNull()
      expect(await captionsOf(stage.as(userId), members!)).toBeNull()
    }
    const [source] = (await sourcesOf(stage.as(member), members!))!
    expect(source?.url).toMatch(/^\/files\/films\/held\/after-hours\.webm\?until=\d+&key=/)
  })

  it('and its list are none of another tenant, nor of who may not enter', async () => {
    const other = stage.as(null, 'other')
    expect(await loadVideo(other, winter!.id)).toBeNull()
    expect(await loadPlaylist(other, list.id)).toBeNull()
    const closed = await openCommunity({ CLOSED_COMMUNITY: 'on' })
    const member = await closed.fan()
    const [theirs] = await playlistsOf(closed.as(member), closed.communityId)
    expect(await loadPlaylist(closed.as(member), theirs!.id)).toEqual(theirs)
    expect(await loadPlaylist(closed.as(null), theirs!.id)).toBeNull()
    expect(await playlistsOf(closed.as(null), closed.communityId)).toEqual([])
    await closed.close()
  })
})

describe('the place in a film', () => {
  it('is where one was last, on any device; what is watched begins anew', async () => {
    const fan = await stage.fan()
    expect([await at(fan, day!), await next(fan)]).toEqual([null, 'winter-lights'])
    await keep(fan, day, 12)
    expect([await at(fan, day!), await next(fan)]).toEqual([12, 'harbour-day'])
    stage.pass(1)
    await keep(fan, day, 5)
    expect(await at(fan, day!)).toBe(5)
    stage.pass(1)
    await keep(fan, day, day!.seconds - 1)
    expect([await at(fan, day!), await next(fan)]).toEqual([null, 'after-hours'])
    stage.pass(1)
    await keep(fan, members, members!.seconds)
    expect(await next(fan)).toBe('winter-lights')
  })

  it('is nobody else’s, and none of what can’t be watched or is not there', async () => {
    const [fan, visitor] = [await stage.fan(), await stage.fan({ hasJoined: false })]
    await keep(fan, day, 12)
    expect([await at(visitor, day!), await at(null, day!)]).toEqual([null, null])
    expect(await keep(null, day, 1)).toEqual({ __typename: 'UnauthenticatedError' })
    expect(await keep(visitor, members, 1)).toMatchObject({ field: 'videoId' })
    expect(await keep(fan, undefined, 1)).toMatchObject({ field: 'videoId' })
    for (const seconds of [-1, day!.seconds + 1, 2_000_000_000])
      expect(await keep(fan, day, seconds)).toMatchObject({ field: 'seconds' })
  })

  it('takes fifty at once', async () => {
    const fan = await stage.fan()
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, second) => keep(fan, day, second % 20)),
    )
    expect(all.every(({ __typename }) => __typename === 'KeepVideoPlaceSuccess')).toBe(true)
    expect(await next(fan)).toBe('harbour-day')
  })
})
