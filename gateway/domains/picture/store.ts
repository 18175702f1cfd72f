import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { PictureRow, PictureTable } from './kind.ts'

export type PictureKey = Pick<PictureRow, 'id' | 'ownerId'>

// Drizzle knows a table's rows where it knows the table: of any table it says no more than that there are columns.
const plain = (of: PictureTable): PgTable => of

/** What these uploads of one fan are, in no order; nothing of another's. */
export async function findPictures(
  db: Queryable,
  of: PictureTable,
  ownerId: string,
  ids: readonly string[],
): Promise<PictureRow[]> {
  const rows = await db
    .select()
    .from(plain(of))
    .where(and(eq(of.ownerId, ownerId), inArray(of.id, [...ids])))
  return rows as PictureRow[]
}

/** The same, locked: nothing else takes or purges them before the transaction ends. */
export async function lockPictures(
  transaction: Transaction,
  of: PictureTable,
  ownerId: string,
  ids: readonly string[],
): Promise<PictureRow[]> {
  const rows = await transaction
    .select()
    .from(plain(of))
    .where(and(eq(of.ownerId, ownerId), inArray(of.id, [...ids])))
    .orderBy(asc(of.id))
    .for('update')
  return rows as PictureRow[]
}

/** Notes at uploads of one fan what shows them from now on. */
export async function markShown(
  transaction: Transaction,
  of: PictureTable,
  { ownerId, ids, shownById }: { ownerId: string; ids: readonly string[]; shownById: string },
): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .update(plain(of))
    .set({ shownById })
    .where(and(eq(of.ownerId, ownerId), inArray(of.id, [...ids])))
}

/**
 * Notes an upload; false where its owner has one of this id. One from before `purgedBefore` that nothing shows is
 * replaced: its file may be gone already, where a purge broke off.
 */
export async function insertPicture(
  db: Queryable,
  of: PictureTable,
  row: Omit<PictureRow, 'shownById'>,
  purgedBefore: Date,
): Promise<boolean> {
  const { image, createdAt } = row
  const made = await db
    .insert(plain(of))
    .values(row)
    .onConflictDoUpdate({
      target: [of.tenantId, of.ownerId, of.id],
      set: { image, createdAt },
      setWhere: and(isNull(of.shownById), lt(of.createdAt, purgedBefore)),
    })
    .returning({ id: of.id })
  return made.length > 0
}

/**
 * Has an owner's upload wait anew to be put to use; false where they have none of this id, or one from before
 * `purgedBefore` that nothing shows.
 */
export async function renewPicture(
  db: Queryable,
  of: PictureTable,
  { id, ownerId }: PictureKey,
  { createdAt, purgedBefore }: { createdAt: Date; purgedBefore: Date },
): Promise<boolean> {
  const isKept = or(isNotNull(of.shownById), gte(of.createdAt, purgedBefore))
  const renewed = await db
    .update(plain(of))
    .set({ createdAt })
    .where(and(eq(of.ownerId, ownerId), eq(of.id, id), isKept))
    .returning({ id: of.id })
  return renewed.length > 0
}

/** The oldest uploads from before an instant that nothing shows, locked: nothing takes them meanwhile. */
export async function takeUnusedPictures(
  transaction: Transaction,
  of: PictureTable,
  before: Date,
  limit: number,
): Promise<PictureRow[]> {
  const rows = await transaction
    .select()
    .from(plain(of))
    .where(and(isNull(of.shownById), lt(of.createdAt, before)))
    .orderBy(asc(of.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return rows as PictureRow[]
}

/** The uploads that one message, or what else it is, shows. */
export async function takePicturesOf(
  transaction: Transaction,
  of: PictureTable,
  shownById: string,
): Promise<PictureRow[]> {
  const rows = await transaction
    .select()
    .from(plain(of))
    .where(eq(of.shownById, shownById))
    .for('update')
  return rows as PictureRow[]
}

export async function deletePictures(
  transaction: Transaction,
  of: PictureTable,
  pictures: readonly PictureKey[],
): Promise<void> {
  if (pictures.length === 0) return
  await transaction
    .delete(plain(of))
    .where(or(...pictures.map(({ id, ownerId }) => and(eq(of.ownerId, ownerId), eq(of.id, id)))))
}
