import { and, desc, eq, gt, gte, inArray, lt, lte, or, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { isNoneOf } from '../../platform/database/prepared.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import type { MomentKey } from '../../platform/graphql/cursor.ts'
import { indexHashtags } from '../hashtag/service.ts'
import { deletionOf, mayBeDeleted, standsFor } from '../moderation/service.ts'
import { user } from '../user/tables.ts'
import type { NewRowOf, RowOf, WrittenTable } from './kind.ts'

// Drizzle knows a table's rows where it knows the table: of any table it says no more than that there are columns.
const plain = (of: WrittenTable): PgTable => of

/** Deleted ones too. */
export async function findWritten<Table extends WrittenTable>(
  db: Queryable,
  of: Table,
  id: string,
): Promise<RowOf<Table> | undefined> {
  const rows = await db.select().from(plain(of)).where(eq(of.id, id))
  return (rows as RowOf<Table>[])[0]
}

/** Those of these, deleted ones too, in no order. */
export async function findWrittenAmong<Table extends WrittenTable>(
  db: Queryable,
  of: Table,
  ids: readonly string[],
): Promise<RowOf<Table>[]> {
  const rows = await db
    .select()
    .from(plain(of))
    .where(inArray(of.id, [...ids]))
  return rows as RowOf<Table>[]
}

/** Which of a kind a list holds, and what its reader is not shown of it. */
export type WrittenList = {
  viewerId: string | null
  /** Whose are left out. */
  without: readonly string[]
  /** What else holds of all that it holds; undefined says nothing. */
  where: readonly (SQL | undefined)[]
}

/** That a row is one of a list's. */
export const isListed = (
  of: WrittenTable,
  { viewerId, without, where }: WrittenList,
): SQL | undefined => and(...where, standsFor(of, viewerId), isNoneOf(of.authorId, without))

/** That a row stands behind a key, where the newest come first. */
export const isBelow = (of: WrittenTable, key: MomentKey | undefined): SQL | undefined =>
  key && or(lt(of.postedAt, key.at), and(eq(of.postedAt, key.at), lt(of.id, key.id)))

/** Those of a page that stand, the newest first, and one more where there are more. */
export async function findNewest<Table extends WrittenTable>(
  db: Queryable,
  of: Table,
  list: WrittenList,
  { key, size }: KeysetPage<MomentKey>,
): Promise<RowOf<Table>[]> {
  const rows = await db
    .select()
    .from(plain(of))
    .where(and(isListed(of, list), isBelow(of, key)))
    .orderBy(desc(of.postedAt), desc(of.id))
    .limit(size + 1)
  return rows as RowOf<Table>[]
}

/** One after the other where a fan writes twice at once: what they wrote since is counted by each. */
export async function lockAuthor(transaction: Transaction, authorId: string): Promise<void> {
  await transaction
    .select({ id: user.id })
    .from(user)
    .where(eq(user.id, authorId))
    .for('no key update')
}

/** What an author sent with this key. */
export async function findByKey<Table extends WrittenTable>(
  db: Queryable,
  of: Table,
  { authorId, idempotencyKey }: { authorId: string; idempotencyKey: string },
): Promise<RowOf<Table> | undefined> {
  const isIt = and(eq(of.authorId, authorId), eq(of.idempotencyKey, idempotencyKey))
  const rows = await db.select().from(plain(of)).where(isIt)
  return (rows as RowOf<Table>[])[0]
}

/** When an author wrote their newest since then, the newest first; deleted ones too. */
export async function findMomentsSince(
  db: Queryable,
  of: WrittenTable,
  { authorId, since, most }: { authorId: string; since: Date; most: number },
): Promise<Date[]> {
  const rows = await db
    .select({ postedAt: of.postedAt })
    .from(plain(of))
    .where(and(eq(of.authorId, authorId), gt(of.postedAt, since)))
    .orderBy(desc(of.postedAt))
    .limit(most)
  return rows.map(({ postedAt }) => postedAt as Date)
}

/** Writes a row, which is found by its hashtags from then on. */
export async function insertWritten<Table extends WrittenTable>(
  transaction: Transaction,
  of: Table,
  row: NewRowOf<Table>,
): Promise<RowOf<Table>> {
  const rows = await transaction.insert(plain(of)).values(row).returning()
  const written = (rows as RowOf<Table>[])[0]!
  if (/[#＃]/.test(written.text)) await indexHashtags(transaction, written)
  return written
}

/** Deletes it, or brings it back where it was deleted since then; undefined where nothing changed. */
export async function setDeleted<Table extends WrittenTable>(
  transaction: Transaction,
  of: Table,
  { id, at, isDeleted, since }: { id: string; at: Date; isDeleted: boolean; since: Date },
): Promise<RowOf<Table> | undefined> {
  const isOpen = isDeleted ? mayBeDeleted(of) : gte(of.deletedAt, since)
  const rows = await transaction
    .update(plain(of))
    .set(isDeleted ? deletionOf(of, at) : { deletedAt: null })
    .where(and(eq(of.id, id), isOpen))
    .returning()
  return (rows as RowOf<Table>[])[0]
}

/** Whether it was deleted by then, which nobody changes before the transaction ends. */
export async function lockDeleted(
  transaction: Transaction,
  of: WrittenTable,
  { id, by }: { id: string; by: Date },
): Promise<boolean> {
  const rows = await transaction
    .select({ id: of.id })
    .from(plain(of))
    .where(and(eq(of.id, id), lte(of.deletedAt, by)))
    .for('update')
  return rows.length > 0
}
