import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { isAmong, prepared } from '../../platform/database/prepared.ts'
import { queueUp } from '../../platform/database/queueUp.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import type { MomentKey } from '../../platform/graphql/cursor.ts'
import { bookmark, type BookmarkRow } from './tables.ts'

type Kept = Pick<BookmarkRow, 'fanId' | 'subjectId'>

const isIt = ({ fanId, subjectId }: Kept) =>
  and(eq(bookmark.fanId, fanId), eq(bookmark.subjectId, subjectId))

/** Makes what one fan keeps at once queue, so that what is counted stays true. */
export const lockBookmarks = (transaction: Transaction, fanId: string): Promise<void> =>
  queueUp(transaction, `bookmarks ${fanId}`)

/** How many a fan keeps, one of them left out. */
export const countOthers = (db: Queryable, { fanId, subjectId }: Kept): Promise<number> =>
  db.$count(bookmark, and(eq(bookmark.fanId, fanId), ne(bookmark.subjectId, subjectId)))

/** Keeps it once; a second time changes nothing, nor its place. */
export async function insertBookmark(
  db: Queryable,
  row: Omit<BookmarkRow, 'tenantId'>,
): Promise<void> {
  await db.insert(bookmark).values(row).onConflictDoNothing()
}

export async function deleteBookmark(db: Queryable, kept: Kept): Promise<void> {
  await db.delete(bookmark).where(isIt(kept))
}

/** Nobody keeps these any more: a part of forgetting them. */
export async function forgetBookmarksOf(
  transaction: Transaction,
  subjectIds: readonly string[],
): Promise<void> {
  await transaction.delete(bookmark).where(inArray(bookmark.subjectId, [...subjectIds]))
}

/** A page of what a fan keeps, what was kept last first, and one more where there are more. */
export function findBookmarks(
  db: Queryable,
  fanId: string,
  { key, size }: KeysetPage<MomentKey>,
): Promise<BookmarkRow[]> {
  const isNext =
    key &&
    sql`(${bookmark.keptAt}, ${bookmark.subjectId}) < (${key.at.toISOString()}::timestamptz, ${key.id})`
  return db
    .select()
    .from(bookmark)
    .where(and(eq(bookmark.fanId, fanId), isNext))
    .orderBy(desc(bookmark.keptAt), desc(bookmark.subjectId))
    .limit(size + 1)
}

const among = prepared('bookmarks_among', (db) =>
  db
    .select({ subjectId: bookmark.subjectId })
    .from(bookmark)
    .where(and(eq(bookmark.fanId, sql.placeholder('fanId')), isAmong(bookmark.subjectId, 'ids'))),
)

/** Which of these a fan keeps. */
export async function findKeptAmong(
  db: Queryable,
  fanId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await among(db, { fanId, ids: [...ids] })
  return new Set(rows.map(({ subjectId }) => subjectId))
}
