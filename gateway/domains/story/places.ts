import DataLoader from 'dataloader'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { KeepStoryPlaceInput } from '../types.generated.ts'
import { chaptersOf, loadChapter, lockOf } from './service.ts'
import { findPlaces, putPlace } from './store.ts'
import type { ReadingPlace, StoryChapterRow, StoryPlaceRow, StoryRow } from './tables.ts'

/** Where the viewer is in a chapter; null for a guest, and where they have not begun it. */
export async function placeIn(
  context: GatewayContext,
  { id }: Pick<StoryChapterRow, 'id'>,
): Promise<StoryPlaceRow | null> {
  const { userId } = context
  if (userId === null) return null
  const load = ({ db }: GatewayContext) =>
    new DataLoader<string, StoryPlaceRow | null>(async (ids) => {
      const found = new Map((await findPlaces(db, userId, ids)).map((row) => [row.chapterId, row]))
      return ids.map((each) => found.get(each) ?? null)
    })
  return context.loader('story places', load).load(id)
}

/**
 * Where the viewer goes on in a story: in the chapter that they read last, or the one after it where that one is read
 * to its end. Null where nothing is begun, or nothing more is open.
 */
export async function placeOf(
  context: GatewayContext,
  story: Pick<StoryRow, 'id'>,
): Promise<ReadingPlace | null> {
  const chapters = await chaptersOf(context, story)
  const places = await Promise.all(chapters.map((chapter) => placeIn(context, chapter)))
  const last = places.reduce((latest, place) =>
    place && (!latest || place.at > latest.at) ? place : latest,
  )
  const at = chapters.findIndex(({ id }) => id === last?.chapterId)
  const chapter = chapters[at]
  if (!last || !chapter) return null
  const isRead = last.page >= chapter.pageCount
  const next = isRead ? chapters[at + 1] : chapter
  if (!next || (await lockOf(context, next))) return null
  return { chapter: next, page: isRead ? 1 : last.page }
}

/** Notes which page of a chapter the viewer sees: the latest word counts. Pages that it has not are not found. */
export async function keepStoryPlace(
  context: GatewayContext,
  { chapterId, page }: KeepStoryPlaceInput,
) {
  const { userId: fanId, db, now } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  const chapter = await loadChapter(context, chapterId)
  if (!chapter || (await lockOf(context, chapter)))
    return { __typename: 'NotFoundError' as const, field: 'chapterId' }
  if (page < 1 || page > chapter.pageCount)
    return { __typename: 'NotFoundError' as const, field: 'page' }
  await putPlace(db, { fanId, chapterId: chapter.id, page, at: now() })
  context.clearLoaders()
  return { __typename: 'KeepStoryPlaceSuccess' as const, chapter }
}
