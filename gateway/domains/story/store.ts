import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import {
  story,
  storyChapter,
  storyOpening,
  storyPage,
  storyPlace,
  storyUnlock,
  type StoryChapterRow,
  type StoryPageRow,
  type StoryPlaceRow,
  type StoryRow,
} from './tables.ts'

export async function findStories(db: Queryable, ids: readonly string[]): Promise<StoryRow[]> {
  return db
    .select()
    .from(story)
    .where(inArray(story.id, [...ids]))
}

export async function findStoriesOf(db: Queryable, communityId: string): Promise<StoryRow[]> {
  return db
    .select()
    .from(story)
    .where(eq(story.communityId, communityId))
    .orderBy(asc(story.position), asc(story.id))
}

export async function findChapters(
  db: Queryable,
  ids: readonly string[],
): Promise<StoryChapterRow[]> {
  return db
    .select()
    .from(storyChapter)
    .where(inArray(storyChapter.id, [...ids]))
}

/** The chapters of stories, each story's in their order. */
export async function findChaptersOf(
  db: Queryable,
  storyIds: readonly string[],
): Promise<StoryChapterRow[]> {
  return db
    .select()
    .from(storyChapter)
    .where(inArray(storyChapter.storyId, [...storyIds]))
    .orderBy(asc(storyChapter.storyId), asc(storyChapter.number))
}

/** The pages of chapters, each chapter's in their order. */
export async function findPagesOf(
  db: Queryable,
  chapterIds: readonly string[],
): Promise<StoryPageRow[]> {
  return db
    .select()
    .from(storyPage)
    .where(inArray(storyPage.chapterId, [...chapterIds]))
    .orderBy(asc(storyPage.chapterId), asc(storyPage.number))
}

/** Where a fan is in these chapters; none of one that they have not begun. */
export async function findPlaces(
  db: Queryable,
  fanId: string,
  chapterIds: readonly string[],
): Promise<StoryPlaceRow[]> {
  return db
    .select()
    .from(storyPlace)
    .where(and(eq(storyPlace.fanId, fanId), inArray(storyPlace.chapterId, [...chapterIds])))
}

/** What was seen last counts, from whichever device it comes. */
export async function putPlace(
  db: Queryable,
  place: Omit<StoryPlaceRow, 'tenantId'>,
): Promise<void> {
  const { page, at } = place
  await db
    .insert(storyPlace)
    .values(place)
    .onConflictDoUpdate({
      target: [storyPlace.tenantId, storyPlace.fanId, storyPlace.chapterId],
      set: { page, at },
    })
}

/** Which of these chapters a fan has opened with passes. */
export async function findUnlocks(
  db: Queryable,
  fanId: string,
  chapterIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ chapterId: storyUnlock.chapterId })
    .from(storyUnlock)
    .where(and(eq(storyUnlock.fanId, fanId), inArray(storyUnlock.chapterId, [...chapterIds])))
  return new Set(rows.map(({ chapterId }) => chapterId))
}

export async function insertUnlock(
  transaction: Transaction,
  unlock: Omit<typeof storyUnlock.$inferSelect, 'tenantId'>,
): Promise<void> {
  await transaction.insert(storyUnlock).values(unlock)
}

/**
 * Notes which chapters opened since then, or came for who holds a rank, whose readers nobody has told, by their ids;
 * whoever notes one first has it.
 */
export async function insertOpenings(
  transaction: Transaction,
  { at, since }: { at: Date; since: Date },
): Promise<string[]> {
  const { id, opensAt, closesAt, condition } = storyChapter
  const rows = await transaction
    .insert(storyOpening)
    .select(
      transaction
        .select({
          tenantId: storyChapter.tenantId,
          chapterId: id,
          at: sql`${at.toISOString()}::timestamptz`.as('at'),
        })
        .from(storyChapter)
        .where(
          or(
            eq(condition, 'SUPPORTER_RANK'),
            and(
              eq(condition, 'PERIOD'),
              lte(opensAt, at),
              gt(opensAt, since),
              or(isNull(closesAt), gt(closesAt, at)),
            ),
          ),
        ),
    )
    .onConflictDoNothing()
    .returning({ chapterId: storyOpening.chapterId })
  return rows.map(({ chapterId }) => chapterId)
}
