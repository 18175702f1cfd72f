import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { keepStoryPlace, placeIn, placeOf } from './places.ts'
import { chaptersOf, storiesOf } from './service.ts'
import type { StoryChapterRow, StoryRow } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let fan: string
let lamp: StoryRow
let [first, second, locked] = [] as unknown as StoryChapterRow[]
beforeAll(async () => {
  stage = await openCommunity()
  fan = await stage.fan()
  const stories = await storiesOf(stage.as(null), stage.communityId)
  lamp = stories[0]!
  ;[first, second] = await chaptersOf(stage.as(null), lamp)
  locked = (await chaptersOf(stage.as(null), stories[1]!))[1]
})
afterAll(() => stage.close())

const keep = (userId: string | null, chapter: StoryChapterRow | undefined, page: number) =>
  keepStoryPlace(stage.as(userId), { chapterId: chapter?.id ?? 'storychapter_none', page })
const place = async (userId: string | null) => {
  const found = await placeOf(stage.as(userId), lamp)
  return found && [found.chapter.number, found.page]
}

it('goes on where one was last, on any device, also one page back', async () => {
  expect(await place(fan)).toBeNull()
  expect(await keep(fan, first, 3)).toMatchObject({ __typename: 'KeepStoryPlaceSuccess' })
  expect(await place(fan)).toEqual([1, 3])
  stage.pass(1)
  await keep(fan, first, 2)
  expect(await place(fan)).toEqual([1, 2])
  expect((await placeIn(stage.as(fan), first!))?.page).toBe(2)
})

it('leads from a chapter’s last page to the next one, and from the last to nowhere', async () => {
  stage.pass(1)
  await keep(fan, first, first!.pageCount)
  expect(await place(fan)).toEqual([2, 1])
  stage.pass(1)
  await keep(fan, second, second!.pageCount)
  expect(await place(fan)).toBeNull()
  // One reads it again.
  stage.pass(1)
  await keep(fan, first, 1)
  expect(await place(fan)).toEqual([1, 1])
})

it('is nobody else’s, and none of what cannot be read', async () => {
  const other = await stage.fan()
  expect([await place(other), await place(null)]).toEqual([null, null])
  expect(await keep(null, first, 1)).toMatchObject({ __typename: 'UnauthenticatedError' })
  expect(await keep(fan, locked, 1)).toMatchObject({ field: 'chapterId' })
  expect(await keep(fan, undefined, 1)).toMatchObject({ field: 'chapterId' })
  for (const page of [0, -1, 5, 2_000_000_000])
    expect(await keep(fan, first, page)).toMatchObject({ field: 'page' })
})

it('takes many at once', async () => {
  const crowd = await stage.fan()
  const all = await Promise.all([1, 2, 3, 4, 3, 2].map((page) => keep(crowd, first, page)))
  expect(all.every(({ __typename }) => __typename === 'KeepStoryPlaceSuccess')).toBe(true)
  expect(await placeIn(stage.as(crowd), first!)).not.toBeNull()
})
