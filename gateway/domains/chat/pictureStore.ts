import { and, asc, eq, getTableColumns, inArray, isNull, lt, or } from 'drizzle-orm'
import type { UploadedImage } from '../../platform/database/columns.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { messagePicture } from './tables.ts'

const { tenantId: _, ...columns } = getTableColumns(messagePicture)
export type PictureKey = { id: string; ownerId: string }
type PictureRow = Omit<typeof messagePicture.$inferSelect, 'tenantId'>

/** What these uploads of one fan are, in no order; nothing of another's. */
export function findPictures(
  db: Queryable,
  ownerId: string,
  ids: readonly string[],
): Promise<PictureRow[]> {
  return db
    .select(columns)
    .from(messagePicture)
    .where(and(eq(messagePicture.ownerId, ownerId), inArray(messagePicture.id, [...ids])))
}

/** Notes an upload; false where its owner has one of this id. */
export async function insertPicture(
  db: Queryable,
  row: { id: string; ownerId: string; image: UploadedImage; createdAt: Date },
): Promise<boolean> {
  const made = await db
    .insert(messagePicture)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: messagePicture.id })
  return made.length > 0
}

/** Has an owner's upload wait anew to be put to use; false where they have none of this id. */
export async function renewPicture(
  db: Queryable,
  { id, ownerId }: PictureKey,
  createdAt: Date,
): Promise<boolean> {
  const renewed = await db
    .update(messagePicture)
    .set({ createdAt })
    .where(and(eq(messagePicture.ownerId, ownerId), eq(messagePicture.id, id)))
    .returning({ id: messagePicture.id })
  return renewed.length > 0
}

/** The oldest uploads from before an instant that came into no message, locked: no message takes them meanwhile. */
export function takeUnusedPictures(transaction: Transaction, before: Date, limit: number) {
  const { id, ownerId, image, createdAt, messageId } = messagePicture
  return transaction
    .select({ id, ownerId, image })
    .from(messagePicture)
    .where(and(isNull(messageId), lt(createdAt, before)))
    .orderBy(asc(createdAt))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** What a message shows of uploads. */
export function takePicturesOf(transaction: Transaction, messageId: string) {
  const { id, ownerId, image } = messagePicture
  return transaction
    .select({ id, ownerId, image })
    .from(messagePicture)
    .where(eq(messagePicture.messageId, messageId))
    .for('update')
}

export async function deletePictures(
  transaction: Transaction,
  pictures: readonly PictureKey[],
): Promise<void> {
  if (pictures.length === 0) return
  const { id: ofId, ownerId: ofOwner } = messagePicture
  await transaction
    .delete(messagePicture)
    .where(or(...pictures.map(({ id, ownerId }) => and(eq(ofOwner, ownerId), eq(ofId, id)))))
}
