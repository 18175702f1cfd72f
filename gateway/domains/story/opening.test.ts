import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import { openCommunity } from '../chat/testing.ts'
import { chapterOf, notificationsOf } from '../notification/reading.ts'
import { notification } from '../notification/tables.ts'
import { postLikeDay } from '../post/tables.ts'
import { supporterJobs } from '../supporter-rank/counting.ts'
import { tellOfChapters } from './opening.ts'
import { keepStoryPlace } from './places.ts'
import { chaptersOf, storiesOf } from './service.ts'
import { storyChapter, storyPlace, type StoryChapterRow } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let [first, second] = [] as unknown as StoryChapterRow[]
let [film, , ranked] = [] as unknown as StoryChapterRow[]
beforeAll(async () => {
  stage = await openCommunity()
  const stories = await storiesOf(stage.as(null), stage.communityId)
  const letter = stories.find(({ slug }) => slug === 'letter')!
  ;[first, second] = await chaptersOf(stage.as(null), letter)
  const backstage = stories.find(({ slug }) => slug === 'backstage')!
  ;[film, , ranked] = await chaptersOf(stage.as(null), backstage)
})
afterAll(() => stage.close())

const context = (): JobContext => ({ ...stage.as(null), signal: new AbortController().signal })
const bellOf = (fan: string) =>
  notificationsOf(stage.as(fan), { fanId: fan }, { side: 'after', key: undefined, size: 20 })
const goTo = (at: Date) => stage.pass((at.getTime() - stage.as(null).now().getTime()) / 1000)
async function readerOf(chapter: StoryChapterRow): Promise<string> {
  const fan = await stage.fan()
  const kept = await keepStoryPlace(stage.as(fan), { chapterId: chapter.id, page: 1 })
  expect(kept.__typename).toBe('KeepStoryPlaceSuccess')
  return fan
}

it('whoever has begun a story is told once when its next chapter opens, and nobody else', async () => {
  const readers = [await readerOf(first!), await readerOf(first!)]
  const stranger = await stage.fan()
  goTo(new Date(second!.opensAt!.getTime() - 1000))
  await tellOfChapters(context())
  for (const reader of readers) expect(await bellOf(reader)).toEqual([])
  stage.pass(1)
  // One that breaks off leaves nothing behind, and the next tells all.
  const broken = stage.db.transaction(async (transaction) => {
    const own = { ...context(), db: transaction as unknown as JobContext['db'] }
    await tellOfChapters(own)
    throw new Error('killed')
  })
  await expect(broken).rejects.toThrow('killed')
  for (const reader of readers) expect(await bellOf(reader)).toEqual([])
  await Promise.all([1, 2, 3].map(() => tellOfChapters(context())))
  await tellOfChapters(context())
  for (const reader of readers) {
    const [told, ...more] = await bellOf(reader)
    expect(more).toEqual([])
    expect(told?.kind).toBe('CHAPTER_OPENED')
    expect((await chapterOf(stage.as(reader), told!))?.id).toBe(second!.id)
  }
  expect(await bellOf(stranger)).toEqual([])
  const { id, kind } = notification
  const ids = await stage.db.select({ id }).from(notification).where(eq(kind, 'CHAPTER_OPENED'))
  expect(new Set(ids.map((row) => row.id)).size).toBe(readers.length)
})

it('who begins once it is open is told nothing, whatever becomes of its period', async () => {
  const late = await readerOf(first!)
  await tellOfChapters(context())
  const opensAt = new Date(stage.as(null).now().getTime() - 1000)
  await stage.db
    .update(storyChapter)
    .set({ opensAt })
    .where(and(eq(storyChapter.id, second!.id), eq(storyChapter.number, 2)))
  await tellOfChapters(context())
  expect(await bellOf(late)).toEqual([])
})

it('what opened a week ago, or is over, is no news', async () => {
  const reader = await readerOf(first!)
  const now = stage.as(null).now()
  const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
  const third = { ...second!, id: newId('storychapter'), number: 3 }
  await stage.db.insert(storyChapter).values([
    { ...third, opensAt: ago(8) },
    { ...third, id: newId('storychapter'), number: 4, opensAt: ago(2), closesAt: ago(1) },
  ])
  await tellOfChapters(context())
  expect(await bellOf(reader)).toEqual([])
  await stage.db
    .update(storyChapter)
    .set({ opensAt: ago(6) })
    .where(eq(storyChapter.id, third.id))
  await tellOfChapters(context())
  expect((await bellOf(reader)).map(({ subjectId }) => subjectId)).toEqual([third.id])
})

describe('a rank that rises', () => {
  const count = () => supporterJobs.countSupporters!.run(context(), null)
  const look = () => supporterJobs.tellOfRises!.run(context(), null)
  const begin = (fan: string, chapter: StoryChapterRow) =>
    stage.db
      .insert(storyPlace)
      .values({ fanId: fan, chapterId: chapter.id, page: 1, at: stage.as(null).now() })
  /** Lights of three days, which bring the rank that the chapter asks for. */
  const light = (fan: string) =>
    stage.db
      .insert(postLikeDay)
      .values(['02', '03', '04'].map((day) => ({ fanId: fan, day: `2026-11-${day}`, waved: 10 })))

  it('tells whoever has begun the story of the chapter that it opens, once', async () => {
    const [reader, other] = [await readerOf(first!), await readerOf(first!)]
    const stranger = await stage.fan()
    await stage.db
      .insert(storyPlace)
      .values({ fanId: reader, chapterId: film!.id, page: 1, at: stage.as(null).now() })
    await count()
    expect(await bellOf(reader)).toEqual([])
    for (const fan of [reader, other, stranger]) await light(fan)
    stage.pass(24 * 60 * 60)
    await count()
    const [told, ...more] = await bellOf(reader)
    expect([told?.kind, told?.subjectId, more]).toEqual(['CHAPTER_OPENED', ranked!.id, []])
    expect((await chapterOf(stage.as(reader), told!))?.id).toBe(ranked!.id)
    // Neither who has not begun this story, nor who has begun none.
    for (const fan of [other, stranger]) expect(await bellOf(fan)).toEqual([])
    // Lost and reached again, it is no news.
    await stage.db.delete(postLikeDay)
    stage.pass(24 * 60 * 60)
    await count()
    await light(reader)
    stage.pass(24 * 60 * 60)
    await count()
    expect(await bellOf(reader)).toHaveLength(1)
  })

  it('tells of it between two counts already, once, and the count nothing more', async () => {
    const [reader, slow, stranger] = [await stage.fan(), await stage.fan(), await stage.fan()]
    for (const fan of [reader, slow]) await begin(fan, film!)
    stage.pass(24 * 60 * 60)
    await count()
    await look()
    for (const fan of [reader, stranger]) await light(fan)
    await Promise.all([look(), look()])
    await look()
    const bell = await bellOf(reader)
    expect(bell.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
      ['CHAPTER_OPENED', ranked!.id],
    ])
    for (const fan of [slow, stranger]) expect(await bellOf(fan)).toEqual([])
    stage.pass(24 * 60 * 60)
    await count()
    await look()
    expect(await bellOf(reader)).toHaveLength(1)
    expect(await bellOf(slow)).toEqual([])
  })

  it('tells of a chapter that comes later those who hold its rank, once', async () => {
    const [holder, inside, below, stranger] = [
      await stage.fan(),
      await stage.fan(),
      await stage.fan(),
      await stage.fan(),
    ]
    for (const fan of [holder, inside, stranger]) await light(fan!)
    stage.pass(24 * 60 * 60)
    await count()
    await tellOfChapters(context())
    for (const fan of [holder, inside, below]) await begin(fan!, film!)
    // What was open to them when they began is no news.
    await look()
    await tellOfChapters(context())
    expect(await bellOf(holder!)).toEqual([])

    const later = { ...ranked!, id: newId('storychapter'), number: 90 }
    await stage.db.insert(storyChapter).values(later)
    await begin(inside!, later)
    await Promise.all([tellOfChapters(context()), tellOfChapters(context())])
    await tellOfChapters(context())
    expect((await bellOf(holder!)).map(({ subjectId }) => subjectId)).toEqual([later.id])
    for (const fan of [inside, below, stranger]) expect(await bellOf(fan!)).toEqual([])
    // Whoever reaches the rank from now on is told by their rise.
    await light(below!)
    await look()
    expect((await bellOf(below!)).map(({ subjectId }) => subjectId).toSorted()).toEqual(
      [ranked!.id, later.id].toSorted(),
    )
    expect(await bellOf(holder!)).toHaveLength(1)
  })
})
