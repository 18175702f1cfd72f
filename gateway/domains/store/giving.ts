import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { findItems } from './catalogueRows.ts'
import { storeBought, storeGiven, type GivenRow } from './tables.ts'

/** A digital item that a fan gets, and what it comes by. */
export type GivenItem = Pick<GivenRow, 'fanId' | 'itemId' | 'reference'>

/**
 * Gives fans digital items for good. The same reference a second time violates its key, so nothing is given twice.
 * Throws for what is none: anything else has a stock, or is sent. Whoever begins or confirms a payment for one of them
 * waits for the caller's transaction, and then finds it given (`store_hold_stock`, `lockGiven`).
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
  const fanIds = [...new Set(given.map(({ fanId }) => fanId))]
  // In one order, so that two who give never wait for each other in a ring.
  const counted = given
    .map(({ fanId, itemId }) => ({ fanId, itemId }))
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
  await transaction.insert(storeBought).values(counted).onConflictDoNothing()
  await transaction
    .select({ itemId: storeBought.itemId })
    .from(storeBought)
    .where(and(inArray(storeBought.fanId, fanIds), inArray(storeBought.itemId, ids)))
    .orderBy(asc(storeBought.fanId), asc(storeBought.itemId))
    .for('update')
  await transaction.insert(storeGiven).values(given.map((each) => ({ ...each, source, at })))
}

const orderOf = ({ fanId, itemId }: { fanId: string; itemId: string }) => `${fanId} ${itemId}`

/**
 * Which of these a fan was given. None is given them until the caller's transaction ends, where it holds them already:
 * rows of what was never held nor given are not there to be locked.
 */
export async function lockGiven(
  transaction: Transaction,
  fanId: string,
  itemIds: readonly string[],
): Promise<string[]> {
  if (itemIds.length === 0) return []
  await transaction
    .select({ itemId: storeBought.itemId })
    .from(storeBought)
    .where(and(eq(storeBought.fanId, fanId), inArray(storeBought.itemId, [...itemIds])))
    .orderBy(asc(storeBought.itemId))
    .for('update')
  const rows = await transaction
    .select({ itemId: storeGiven.itemId })
    .from(storeGiven)
    .where(and(eq(storeGiven.fanId, fanId), inArray(storeGiven.itemId, [...itemIds])))
  return rows.map(({ itemId }) => itemId)
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
