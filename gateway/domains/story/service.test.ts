import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import {
  chapterAfter,
  chaptersOf,
  loadChapter,
  loadStory,
  lockOf,
  pagesOf,
  storiesOf,
} from './service.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

const guest = () => stage.as(null)
const letter = async () =>
  (await storiesOf(guest(), stage.communityId)).find(({ slug }) => slug === 'letter')!

it('the demo tells two stories of eight pages, in their order', async () => {
  const stories = await storiesOf(guest(), stage.communityId)
  expect(stories.map(({ slug }) => slug)).toEqual(['lamp', 'letter'])
  for (const story of stories) {
    const chapters = await chaptersOf(guest(), story)
    expect(chapters.map(({ number, pageCount }) => [number, pageCount])).toEqual([
      [1, 4],
      [2, 4],
    ])
    expect(await chapterAfter(guest(), chapters[0]!)).toEqual(chapters[1])
    expect(await chapterAfter(guest(), chapters[1]!)).toBeNull()
  }
})

it('a locked chapter gives its name and nothing of its pages, until its moment', async () => {
  const fan = await stage.fan()
  const locked = (await chaptersOf(guest(), await letter()))[1]!
  for (const viewer of [null, fan]) {
    const chapter = (await loadChapter(stage.as(viewer), locked.id))!
    expect(lockOf(stage.as(viewer), chapter)).toEqual({
      condition: 'PERIOD',
      opensAt: locked.opensAt,
    })
    expect(await pagesOf(stage.as(viewer), chapter)).toBeNull()
  }
  stage.pass((locked.opensAt!.getTime() - guest().now().getTime()) / 1000 - 1)
  expect(await pagesOf(guest(), locked)).toBeNull()
  stage.pass(1)
  expect(await pagesOf(guest(), locked)).toHaveLength(4)
})

it('a chapter that ends while it is read gives no more pages', async () => {
  const [open] = await chaptersOf(guest(), await letter())
  const now = guest().now()
  const ending = {
    ...{ ...open!, condition: 'PERIOD' as const, opensAt: new Date(now.getTime() - 1000) },
    closesAt: new Date(now.getTime() + 1000),
  }
  expect(await pagesOf(guest(), ending)).toHaveLength(4)
  stage.pass(1)
  expect(await pagesOf(guest(), ending)).toBeNull()
})

it('a closed community tells nothing to who is not in it', async () => {
  const closed = await openCommunity({ CLOSED_COMMUNITY: 'on' })
  const member = await closed.fan()
  const [story] = await storiesOf(closed.as(member), closed.communityId)
  const [chapter] = await chaptersOf(closed.as(member), story!)
  expect(await loadStory(closed.as(member), story!.id)).toEqual(story)
  expect(await loadChapter(closed.as(member), chapter!.id)).toEqual(chapter)
  expect(await storiesOf(closed.as(null), closed.communityId)).toEqual([])
  expect(await loadStory(closed.as(null), story!.id)).toBeNull()
  expect(await loadChapter(closed.as(null), chapter!.id)).toBeNull()
  expect(await loadChapter(closed.as(member, 'other'), chapter!.id)).toBeNull()
  await closed.close()
})
