import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { fewLeft } from '#rules/store.ts'
import { statement } from '../../platform/database/prepared.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { isSoldEarlyText } from './early.ts'
import { storeBought, storeHold, storeStock } from './tables.ts'

/** Of an item's variant, by its key; the empty one where it has none. */
export type WantedLine = { itemId: string; variant: string; quantity: number }

/** Why so many of an item can’t be had, and how many could be: 0 outside of its sale. */
export type RefusedLine = {
  itemId: string
  variant: string
  code: 'OUT_OF_STOCK' | 'LIMIT' | 'PERIOD' | 'VARIANT_REQUIRED'
  available: number
}

export type Holding =
  | { outcome: 'HELD' }
  | { outcome: 'REFUSED'; refused: [RefusedLine, ...RefusedLine[]] }

const holdAll = statement<{
  item: string
  chosen: string
  refusal: RefusedLine['code']
  available: number
}>(
  'store_hold_stock',
  `select * from store_hold_stock($1, $2, $3::text[], $4::text[], $5::integer[], $6::timestamptz,
    array(select item.id from store_item as item
      where item.id = any($3::text[]) and ${isSoldEarlyText('$2', '$6::timestamptz')}))`,
)
const releaseAll = statement<object>('store_release_stock', 'select store_release_stock($1)')
const sellAll = statement<{ isSold: boolean }>(
  'store_sell_stock',
  'select store_sell_stock($1, $2::timestamptz) as "isSold"',
)
const returnAll = statement<{ pieces: number }>(
  'store_return_stock',
  'select store_return_stock($1, $2::text[], $3::text[], $4::timestamptz) as pieces',
)

/**
 * Keeps these items for a fan who is paying, each in so many pieces: all of them, or none, and then it says which
 * could not be kept. The same session asking for the same again changes nothing; for something else it must
 * release first. The rows stay locked until the caller's transaction ends, so it holds for one session, and a
 * fan's coins are moved before. Throws a RangeError for no lines, an item twice, or a quantity that is none, and
 * the database's error for an item that is not there.
 */
export async function holdStock(
  transaction: Transaction,
  {
    sessionId,
    fanId,
    lines,
    now,
  }: { sessionId: string; fanId: string; lines: readonly WantedLine[]; now: Date },
): Promise<Holding> {
  checkLines(lines)
  const [first, ...rest] = await holdAll(transaction, [
    sessionId,
    fanId,
    lines.map(({ itemId }) => itemId),
    lines.map(({ variant }) => variant),
    lines.map(({ quantity }) => quantity),
    now.toISOString(),
  ])
  return first
    ? { outcome: 'REFUSED', refused: [toRefusal(first), ...rest.map(toRefusal)] }
    : { outcome: 'HELD' }
}

/**
 * Locks what these sessions of a fan hold and what is to be held next, all in the one order in which stock is locked:
 * who releases and holds in one transaction would otherwise wait for others who do, and they for them.
 */
export async function lockStock(
  transaction: Transaction,
  {
    fanId,
    sessionIds,
    itemIds,
  }: { fanId: string; sessionIds: readonly string[]; itemIds: readonly string[] },
): Promise<void> {
  const held = await transaction
    .select({ itemId: storeHold.itemId })
    .from(storeHold)
    .where(and(inArray(storeHold.sessionId, [...sessionIds]), isNull(storeHold.soldAt)))
  const all = [...new Set([...itemIds, ...held.map(({ itemId }) => itemId)])].toSorted()
  await transaction
    .insert(storeBought)
    .values(all.map((itemId) => ({ fanId, itemId })))
    .onConflictDoNothing()
  for (const [table, whose] of [
    [storeBought, eq(storeBought.fanId, fanId)],
    [storeStock, undefined],
  ] as const)
    await transaction
      .select({ itemId: table.itemId })
      .from(table)
      .where(and(whose, inArray(table.itemId, all)))
      .orderBy(asc(table.itemId), ...(table === storeStock ? [asc(storeStock.variant)] : []))
      .for('update')
}

/**
 * Whether of one of these only the last few are left for others, beside what the transaction holds itself: asked after
 * `holdStock`, which has locked the rows, so that nobody else's hold is missed.
 */
export async function hasFewLeft(
  transaction: Transaction,
  lines: readonly Omit<WantedLine, 'quantity'>[],
): Promise<boolean> {
  const itemIds = lines.map(({ itemId }) => itemId)
  const few = await transaction
    .select({ itemId: storeStock.itemId, variant: storeStock.variant })
    .from(storeStock)
    .where(and(inArray(storeStock.itemId, itemIds), lt(storeStock.free, fewLeft)))
  return few.some((each) =>
    lines.some(({ itemId, variant }) => itemId === each.itemId && variant === each.variant),
  )
}

/** Gives back what a session holds; nothing where it holds nothing, or has sold it. */
export async function releaseStock(transaction: Transaction, sessionId: string): Promise<void> {
  await releaseAll(transaction, [sessionId])
}

/**
 * Makes what a session holds the fan's. True also where it was sold before; false where the session holds nothing,
 * since it was released: then whoever was paid too late must hold anew.
 */
export async function sellStock(
  transaction: Transaction,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const [answer] = await sellAll(transaction, [sessionId, now.toISOString()])
  return answer?.isSold === true
}

/**
 * Puts what a session has sold of these back on the shelf, since it was refunded before it left: others may buy it, and its
 * fan as many again. Once, whoever asks again. Answers how many pieces that were. The rows stay locked until the caller's
 * transaction ends.
 */
export async function returnStock(
  transaction: Transaction,
  {
    sessionId,
    lines,
    now,
  }: { sessionId: string; lines: readonly Omit<WantedLine, 'quantity'>[]; now: Date },
): Promise<number> {
  if (lines.length === 0) return 0
  const [answer] = await returnAll(transaction, [
    sessionId,
    lines.map(({ itemId }) => itemId),
    lines.map(({ variant }) => variant),
    now.toISOString(),
  ])
  return answer?.pieces ?? 0
}

function toRefusal({
  item,
  chosen,
  refusal,
  available,
}: Awaited<ReturnType<typeof holdAll>>[number]) {
  return { itemId: item, variant: chosen, code: refusal, available }
}

function checkLines(lines: readonly WantedLine[]): void {
  if (lines.length === 0) throw new RangeError('nothing is to be held')
  if (new Set(lines.map(({ itemId, variant }) => `${itemId} ${variant}`)).size < lines.length)
    throw new RangeError('an item is to be held twice')
  for (const { quantity } of lines)
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > 1_000_000)
      throw new RangeError(`${quantity} can’t be held`)
}
