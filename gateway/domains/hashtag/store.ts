import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/pools.ts'
import { comment } from '../comment/tables.ts'
import type { WrittenMention } from '../mention/tables.ts'
import { post } from '../post/tables.ts'
import { topic } from '../topic/tables.ts'
import { hashtagUnread, hashtagUse } from './tables.ts'

const tables = { post, topic, comment }

/** What was written, as far as its hashtags need it. */
export type Tagged = {
  id: string
  communityId: string
  postedAt: Date
  text: string
  mentions: WrittenMention[]
  revision: number
}
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

/** Those of one kind of these, in no order; deleted ones too. */
export function findTexts(
  transaction: Transaction,
  kind: keyof typeof tables,
  ids: readonly string[],
): Promise<Tagged[]> {
  const { id, communityId, postedAt, text, mentions, revision } = tables[kind]
  return transaction
    .select({ id, communityId, postedAt, text, mentions, revision })
    .from(tables[kind])
    .where(inArray(id, [...ids]))
}
