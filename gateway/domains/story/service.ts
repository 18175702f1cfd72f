import DataLoader from 'dataloader'
import { storyLock } from '#rules/storyLock.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { showHeld } from '../../platform/files/held.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadKept, loadKeptRow, loadKnownRow } from '../../platform/graphql/loadKept.ts'
import { prefixOf } from '../../platform/ids.ts'
import { mayEnter } from '../community/service.ts'
import { viewerRankNumber } from '../supporter-rank/service.ts'
import {
  findChapters,
  findChaptersOf,
  findPagesOf,
  findStories,
  findStoriesOf,
  findUnlocks,
} from './store.ts'
import type { LockRow, StoryChapterRow, StoryPageRow, StoryRow } from './tables.ts'

export { readersBelow, tellOfRanks, type Rise } from './opening.ts'

/** The story with this id where the viewer may know of it, or null. */
export async function loadStory(context: GatewayContext, id: string): Promise<StoryRow | null> {
  if (prefixOf(id) !== 'story') return null
  return loadKnownRow(context, 'story', findStories, id, (row) =>
    mayEnter(context, row?.communityId),
  )
}

/** The chapter with this id where the viewer may know of its story, locked or not; null otherwise. */
export async function loadChapter(
  context: GatewayContext,
  id: string,
): Promise<StoryChapterRow | null> {
  if (prefixOf(id) !== 'storychapter') return null
  return loadKnownRow(context, 'storyChapter', findChapters, id, async (row) => {
    const its = await loadKeptRow(context, 'story', findStories, row?.storyId ?? '')
    return mayEnter(context, its?.communityId)
  })
}

/** A community's stories in their order; none for whoever may not enter it. */
export async function storiesOf(context: GatewayContext, communityId: string): Promise<StoryRow[]> {
  if (!(await mayEnter(context, communityId))) return []
  const { cache, db, tenantId } = context
  return cache.get(tenantId, 'storiesOf', communityId, () => findStoriesOf(db, communityId))
}

export async function storyOf(
  context: GatewayContext,
  { storyId }: StoryChapterRow,
): Promise<StoryRow> {
  return (await loadKeptRow(context, 'story', findStories, storyId))!
}

export const chaptersOf = (
  context: GatewayContext,
  { id }: Pick<StoryRow, 'id'>,
): Promise<readonly StoryChapterRow[]> =>
  loadKept<readonly StoryChapterRow[]>(context, 'storyChaptersOf', id, chaptersByStory, [])

/** The chapter after one; null for the last. */
export async function chapterAfter(
  context: GatewayContext,
  { storyId, number }: StoryChapterRow,
): Promise<StoryChapterRow | null> {
  const chapters = await chaptersOf(context, { id: storyId })
  return chapters.find((each) => each.number > number) ?? null
}

/** Why the viewer can't read a chapter now; null where they can. What it does not ask for is not looked for. */
export async function lockOf(
  context: GatewayContext,
  chapter: StoryChapterRow,
): Promise<LockRow | null> {
  const { condition } = chapter
  const reader = {
    rankNumber: condition === 'SUPPORTER_RANK' ? await rankOf(context, chapter) : 0,
    hasUnlocked: condition === 'VIEW_PASS' && (await hasUnlocked(context, chapter.id)),
  }
  const lock = storyLock(chapter, reader, context.now())
  return lock && { ...lock, chapter }
}

const rankOf = async (context: GatewayContext, chapter: StoryChapterRow) =>
  viewerRankNumber(context, (await storyOf(context, chapter)).communityId)

/** Whether the viewer has opened a chapter with passes; many are asked as one. */
async function hasUnlocked(context: GatewayContext, chapterId: string): Promise<boolean> {
  const { userId } = context
  if (userId === null) return false
  const load = ({ db }: GatewayContext) =>
    new DataLoader<string, boolean>(async (ids) => {
      const found = await findUnlocks(db, userId, ids)
      return ids.map((each) => found.has(each))
    })
  return context.loader('story unlocks', load).load(chapterId)
}

/** A chapter's pages; null while the viewer can't read them. */
export async function pagesOf(
  context: GatewayContext,
  chapter: StoryChapterRow,
): Promise<readonly StoryPageRow[] | null> {
  if (await lockOf(context, chapter)) return null
  const { id, closesAt } = chapter
  const pages = await loadKept<readonly StoryPageRow[]>(
    ...([context, 'storyPagesOf', id, pagesByChapter, []] as const),
  )
  return pages.map((page) => ({ ...page, picture: showHeld(page.picture, context, closesAt) }))
}

const chaptersByStory = async (db: Queryable, ids: readonly string[]) =>
  Map.groupBy(await findChaptersOf(db, ids), ({ storyId }) => storyId)

const pagesByChapter = async (db: Queryable, ids: readonly string[]) =>
  Map.groupBy(await findPagesOf(db, ids), ({ chapterId }) => chapterId)
