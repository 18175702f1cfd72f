import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { standaloneGameSave, type StandaloneGameRow, type StandaloneGameSaveRow } from './tables.ts'

type Own = StandaloneGameRow & { fanId: string }

const isOwn = ({ fanId, communityId, name }: Own) =>
  and(
    eq(standaloneGameSave.fanId, fanId),
    eq(standaloneGameSave.communityId, communityId),
    eq(standaloneGameSave.name, name),
  )

/** A fan's saves of a game, the latest first. */
export async function findSaves(
  db: Queryable,
  own: Own,
  most: number,
): Promise<StandaloneGameSaveRow[]> {
  return db
    .select()
    .from(standaloneGameSave)
    .where(isOwn(own))
    .orderBy(desc(standaloneGameSave.version))
    .limit(most)
}

/** Nobody else saves this fan's game until the transaction ends, also where it has no save yet. */
export async function lockSaves(
  transaction: Transaction,
  { fanId, communityId, name }: Own,
): Promise<void> {
  const key = `standalone-game ${fanId} ${communityId} ${name}`
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** Adds a save, and lets those go that are older than the ones which are kept. */
export async function insertSave(
  transaction: Transaction,
  save: Omit<StandaloneGameSaveRow, 'tenantId'>,
  kept: number,
): Promise<StandaloneGameSaveRow> {
  const [row] = await transaction.insert(standaloneGameSave).values(save).returning()
  await transaction
    .delete(standaloneGameSave)
    .where(and(isOwn(save), lte(standaloneGameSave.version, save.version - kept)))
  return row!
}
