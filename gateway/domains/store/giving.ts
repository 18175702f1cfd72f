import { and, asc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { findItems } from './catalogueRows.ts'
import { storeGiven, type GivenRow } from './tables.ts'

/** A digital item that a fan gets, and what it comes by. */
export type GivenItem = Pick<GivenRow, 'fanId' | 'itemId' | 'reference'>

/**
 * Gives fans digital items for good. The same reference a second time violates its key, so nothing is given twice.
 * Throws for what is none: anything else has a stock, or is sent.
 */
export async function giveItems(
  transaction: Transaction,
  { source, given, at }: Pick<GivenRow, 'source' | 'at'> & { given: readonly GivenItem[] },
): Promise<void> {
  if (given.length === 0) return
  const ids = [...new Set(given.map(({ itemId }) => itemId))]
  const items = new Map((await findItems(transaction, ids)).map((item) => [item.id, item]))
  for (const id of ids)
    if (items.get(id)?.kind !== 'DIGITAL') throw new Error(`${id} is no digital item to give`)
  await transaction.insert(storeGiven).values(given.map((each) => ({ ...each, source, at })))
}

/** By what a fan was given an item, the first first. */
export async function findGivenOf(
  db: Queryable,
  fanId: string,
  itemId: string,
): Promise<GivenRow[]> {
  return db
    .select()
    .from(storeGiven)
    .where(and(eq(storeGiven.fanId, fanId), eq(storeGiven.itemId, itemId)))
    .orderBy(asc(storeGiven.at))
}
