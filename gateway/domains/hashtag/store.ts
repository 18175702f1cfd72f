import { and, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import type { MomentKey } from '../../platform/graphql/cursor.ts'
import { post, type PostRow } from '../post/tables.ts'
import { isBelow, isListed, type WrittenList } from '../written/service.ts'
import { hashtagUnread, hashtagUse, type HashtagRow } from './tables.ts'

export type HashtagUse = Omit<typeof hashtagUse.$inferInsert, 'tenantId'>

/** Whether what has this id was to be read for hashtags; it is not any more. */
export async function takeUnread(transaction: Transaction, subjectId: string): Promise<boolean> {
  const rows = await transaction
    .delete(hashtagUnread)
    .where(eq(hashtagUnread.subjectId, subjectId))
    .returning()
  return rows.length > 0
}

/** Some of what is to be read, which nobody else takes before the transaction ends. */
export async function takeSomeUnread(transaction: Transaction, most: number): Promise<string[]> {
  const rows = await transaction
    .select({ subjectId: hashtagUnread.subjectId })
    .from(hashtagUnread)
    .limit(most)
    .for('update', { skipLocked: true })
  const ids = rows.map(({ subjectId }) => subjectId)
  await transaction.delete(hashtagUnread).where(inArray(hashtagUnread.subjectId, ids))
  return ids
}

/** Puts these uses in place of all that these had. */
export async function replaceUses(
  transaction: Transaction,
  subjectIds: readonly string[],
  uses: readonly HashtagUse[],
): Promise<void> {
  await transaction.delete(hashtagUse).where(inArray(hashtagUse.subjectId, [...subjectIds]))
  if (uses.length > 0) await transaction.insert(hashtagUse).values([...uses])
}

const ofHashtag = ({ communityId, key }: HashtagRow): SQL | undefined =>
  and(eq(hashtagUse.communityId, communityId), eq(hashtagUse.key, key), eq(hashtagUse.kind, 'post'))

/** The posts of a page that hold a hashtag, the newest first, and one more where there are more. */
export function findTagged(
  db: Queryable,
  hashtag: HashtagRow,
  list: WrittenList,
  { key, size }: KeysetPage<MomentKey>,
): Promise<PostRow[]> {
  return db
    .select(getTableColumns(post))
    .from(hashtagUse)
    .innerJoin(post, eq(post.id, hashtagUse.subjectId))
    .where(and(ofHashtag(hashtag), isListed(post, list), isBelow(post, key)))
    .orderBy(desc(hashtagUse.postedAt), desc(hashtagUse.subjectId))
    .limit(size + 1)
}

/** How many posts hold a hashtag, to a number that is enough. */
export function countTagged(
  db: Queryable,
  hashtag: HashtagRow,
  { list, enough }: { list: WrittenList; enough: number },
): Promise<number> {
  const counted = db
    .select({ id: post.id })
    .from(hashtagUse)
    .innerJoin(post, eq(post.id, hashtagUse.subjectId))
    .where(and(ofHashtag(hashtag), isListed(post, list)))
    .limit(enough)
    .as('counted')
  return db.$count(counted)
}
