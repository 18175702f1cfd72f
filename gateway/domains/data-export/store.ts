import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { dataExport, type DataExportRow } from './tables.ts'

const { id, fanId, requestedAt, readyAt, endsAt, size } = dataExport
/** All but the file. */
const columns = { id, fanId, requestedAt, readyAt, endsAt, size }

/** The last one that a fan asked for, as long as it is there. */
export async function findLast(
  db: Queryable,
  ofFan: string,
  now: Date,
): Promise<DataExportRow | undefined> {
  const rows = await db
    .select(columns)
    .from(dataExport)
    .where(and(eq(fanId, ofFan), or(isNull(endsAt), gt(endsAt, now))))
    .orderBy(desc(requestedAt))
    .limit(1)
  return rows[0]
}

export async function findExport(db: Queryable, key: string): Promise<DataExportRow | undefined> {
  return (await db.select(columns).from(dataExport).where(eq(id, key)))[0]
}

export async function findByKey(
  db: Queryable,
  ofFan: string,
  idempotencyKey: string,
): Promise<DataExportRow | undefined> {
  const isAsked = and(eq(fanId, ofFan), eq(dataExport.idempotencyKey, idempotencyKey))
  return (await db.select(columns).from(dataExport).where(isAsked))[0]
}

/** Answers whether it is new: one at a time is written for a fan, and one by a key. */
export async function insertExport(
  transaction: Transaction,
  row: { id: string; fanId: string; idempotencyKey: string; requestedAt: Date },
): Promise<boolean> {
  const rows = await transaction
    .insert(dataExport)
    .values(row)
    .onConflictDoNothing()
    .returning({ id })
  return rows.length > 0
}

/** Keeps what was written, once: false where another has by now, or the fan has left. */
export async function keepFile(
  transaction: Transaction,
  key: string,
  written: { readyAt: Date; endsAt: Date; size: number; file: Buffer },
): Promise<boolean> {
  const rows = await transaction
    .update(dataExport)
    .set(written)
    .where(and(eq(id, key), isNull(readyAt)))
    .returning({ id })
  return rows.length > 0
}

/** The file, as it was compressed, while it is there. */
export async function findFile(db: Queryable, key: string, now: Date): Promise<Buffer | undefined> {
  const rows = await db
    .select({ file: dataExport.file })
    .from(dataExport)
    .where(and(eq(id, key), gt(endsAt, now)))
  return rows[0]?.file ?? undefined
}

export async function deleteEnded(db: Queryable, now: Date): Promise<void> {
  await db.delete(dataExport).where(lte(endsAt, now))
}

/** What was asked for by then and has no file yet, the oldest first. */
export async function findUnwritten(db: Queryable, askedBy: Date): Promise<string[]> {
  const rows = await db
    .select({ id })
    .from(dataExport)
    .where(and(isNull(readyAt), lte(requestedAt, askedBy)))
    .orderBy(requestedAt)
    .limit(100)
  return rows.map((row) => row.id)
}
