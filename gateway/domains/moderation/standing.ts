import { and, eq, isNotNull, isNull, or, sql, type Column, type SQL } from 'drizzle-orm'
import { undoMs } from '#rules/message.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { comment } from '../comment/tables.ts'
import { post } from '../post/tables.ts'
import { topic } from '../topic/tables.ts'

/** So many accounts' open reports hold back what they are of. */
export const reportsThatHold = 3

/**
 * What was reported by several is held back until the desk has decided: it is deleted for everyone (`deletedAt`, long
 * enough ago that nobody brings it back), and its author alone still reads it (`heldAt`). So whatever counts, lists or
 * finds what stands leaves it out, and only what an author reads of their own asks for more, by what is here.
 */
type Standing = { authorId: string; deletedAt: Date | null; heldAt: Date | null }

/** Whether something is gone for a reader. */
export const isGoneFor = (
  { userId }: { userId: string | null },
  { authorId, deletedAt, heldAt }: Standing,
): boolean => deletedAt !== null && (heldAt === null || authorId !== userId)

type Columns = { authorId: Column; deletedAt: Column; heldAt: Column }

/** That something stands for a reader, as a condition of a list. */
export const standsFor = (of: Columns, userId: string | null): SQL | undefined =>
  userId === null
    ? isNull(of.deletedAt)
    : or(isNull(of.deletedAt), and(isNotNull(of.heldAt), eq(of.authorId, userId)))

/** The same of a table that a statement has named itself. */
export const standsForNamed = (of: string, viewer: SQL): SQL => sql`(
  ${sql.raw(of)}.deleted_at is null
  or (${sql.raw(of)}.held_at is not null and ${sql.raw(of)}.author_id = ${viewer})
)`

/** The same in a statement that is text, of the table that is called `of`, for the reader `viewer` (null for a guest). */
export const standsForText = (of: string, viewer: string): string =>
  `(${of}.deleted_at is null or (${of}.held_at is not null and ${of}.author_id = ${viewer}))`

/** When what is taken away by the house was deleted: the minute to bring it back is over. */
export const pastUndo = (at: Date): Date => new Date(at.getTime() - undoMs - 1)

const tables = { POST: post, TOPIC: topic, COMMENT: comment }
type Kind = keyof typeof tables

/** Takes it away from everyone for the staff, also where it is held, or its author could still bring it back. */
export async function removeWritten(
  transaction: Transaction,
  kind: Kind,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  const of = tables[kind]
  // PostgreSQL leaves out what is null: the earlier of both, or the only one.
  const deletedAt = sql`least(${of.deletedAt}, ${pastUndo(at).toISOString()}::timestamptz)`
  await transaction.update(of).set({ deletedAt, heldAt: null }).where(eq(of.id, id))
}

/** Holds back what stands; false where it doesn't. */
export async function holdWritten(
  transaction: Transaction,
  kind: Kind,
  { id, at }: { id: string; at: Date },
): Promise<boolean> {
  const of = tables[kind]
  const held = await transaction
    .update(of)
    .set({ deletedAt: pastUndo(at), heldAt: at })
    .where(and(eq(of.id, id), isNull(of.deletedAt)))
    .returning({ id: of.id })
  return held.length > 0
}

/** Shows again what is held; what its author took away meanwhile stays so. */
export async function releaseWritten(
  transaction: Transaction,
  kind: Kind,
  id: string,
): Promise<void> {
  const of = tables[kind]
  await transaction
    .update(of)
    .set({ deletedAt: null, heldAt: null })
    .where(and(eq(of.id, id), isNotNull(of.heldAt)))
}

/** What an author's deletion writes: of what is held there is nothing to bring back. */
export const deletionOf = (of: Columns, at: Date) => ({
  deletedAt: sql`case when ${of.heldAt} is null then ${at.toISOString()}::timestamptz
    else ${pastUndo(at).toISOString()}::timestamptz end`,
  heldAt: null,
})

/** That an author may delete something: it stands for them. */
export const mayBeDeleted = (of: Columns): SQL | undefined =>
  or(isNull(of.deletedAt), isNotNull(of.heldAt))
