import { and, asc, count, eq, gt, lt, lte, not, sql } from 'drizzle-orm'
import type { UploadedImage } from '../database/columns.ts'
import type { Queryable, Transaction } from '../database/pools.ts'
import { queueUp } from '../database/queueUp.ts'
import type { UploadsInUse } from './service.ts'
import { upload, uploadAttempt, type AttemptKind } from './tables.ts'

export async function findUploadRow(
  db: Queryable,
  id: string,
  ownerId: string,
  since: Date,
): Promise<UploadedImage | undefined> {
  const rows = await db
    .select({ image: upload.image })
    .from(upload)
    .where(and(eq(upload.id, id), eq(upload.ownerId, ownerId), gt(upload.createdAt, since)))
  return rows[0]?.image
}

/** Makes a person's parallel uploads queue, so that their count is exact. Held until the transaction ends. */
export async function lockUploader(transaction: Transaction, ownerId: string): Promise<void> {
  await queueUp(transaction, `upload ${ownerId}`)
}

export async function countAttempts(
  transaction: Transaction,
  { ownerId, kind, since }: { ownerId: string; kind: AttemptKind; since: Date },
): Promise<number> {
  const { ownerId: ofOwner, kind: ofKind, attemptedAt } = uploadAttempt
  const rows = await transaction
    .select({ total: count() })
    .from(uploadAttempt)
    .where(and(eq(ofOwner, ownerId), eq(ofKind, kind), gt(attemptedAt, since)))
  return rows[0]?.total ?? 0
}

export async function insertAttempt(
  transaction: Transaction,
  row: { id: string; ownerId: string; kind: AttemptKind; attemptedAt: Date },
): Promise<void> {
  await transaction.insert(uploadAttempt).values(row)
}

export async function deleteAttempts(db: Queryable, before: Date): Promise<void> {
  await db.delete(uploadAttempt).where(lte(uploadAttempt.attemptedAt, before))
}

export async function insertUpload(
  db: Queryable,
  row: { id: string; ownerId: string; image: UploadedImage; createdAt: Date },
): Promise<void> {
  await db.insert(upload).values(row)
}

/** Whether this transaction is the one that purges; the answer holds until it ends. */
export async function lockPurge(transaction: Transaction): Promise<boolean> {
  const { rows } = await transaction.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(
      hashtextextended('purge uploads ' || current_setting('app.tenant_id'), 0)) as held`,
  )
  return rows[0]?.held === true
}

/** The oldest uploads from before an instant that nobody uses. */
export async function takeUnused(
  transaction: Transaction,
  uses: readonly UploadsInUse[],
  before: Date,
  limit: number,
) {
  return transaction
    .select({ id: upload.id, image: upload.image })
    .from(upload)
    .where(and(lt(upload.createdAt, before), ...uses.map((isUsed) => not(isUsed(upload)))))
    .orderBy(asc(upload.createdAt))
    .limit(limit)
}

export async function deleteUploads(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0)
    await transaction.delete(upload).where(sql`${upload.id} = any(${sql.param(ids)})`)
}
