import { and, count, eq, gt } from 'drizzle-orm'
import type { UploadedImage } from '../database/columns.ts'
import type { Queryable } from '../database/pools.ts'
import { upload } from '../user/tables.ts'

export async function findUploadRow(
  db: Queryable,
  id: string,
  ownerId: string,
): Promise<UploadedImage | undefined> {
  const rows = await db
    .select({ image: upload.image })
    .from(upload)
    .where(and(eq(upload.id, id), eq(upload.ownerId, ownerId)))
  return rows[0]?.image
}

export async function countUploads(db: Queryable, ownerId: string, since: Date): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(upload)
    .where(and(eq(upload.ownerId, ownerId), gt(upload.createdAt, since)))
  return rows[0]?.total ?? 0
}

export async function insertUpload(
  db: Queryable,
  row: { id: string; ownerId: string; image: UploadedImage; createdAt: Date },
): Promise<void> {
  await db.insert(upload).values(row)
}
