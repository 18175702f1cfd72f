import { daysOfBought } from '#rules/coins.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { grant, lockAccounts, type Asset, type GrantedLot } from '../ledger/service.ts'
import { giveBadges } from '../special-gift/service.ts'
import { fulfilLine } from './orderStore.ts'
import type { LineRow, OrderLineRow, OrderRow } from './tables.ts'

type Contents = LineRow['contents']
type Fulfilled = { order: OrderRow; line: OrderLineRow; contents: Contents; now: Date }

/** Gives the fan what one line of their order holds, once: whatever comes again finds it given. */
export async function fulfil(transaction: Transaction, given: Fulfilled): Promise<void> {
  if (!(await fulfilLine(transaction, given.line, given.now))) return
  await giveBadges(transaction, { ...given.line, fanId: given.order.fanId, at: given.now })
  const lots = lotsOf(given.order.fanId, given.contents, given.line.quantity)
  if (lots.length === 0) return
  const granted = await grant(transaction, {
    key: contentsKey(given.order.id, given.line.position),
    reason: given.line.kind === 'COIN_PACK' ? 'COIN_PACK' : 'STORE_ORDER',
    reference: given.order.id,
    at: given.now,
    lots,
  })
  if (granted.outcome !== 'DONE') throw new Error(`${given.order.id} granted something else before`)
}

/** Under which the ledger knows what a line brought to the fan's balance. */
export const contentsKey = (orderId: string, position: number) =>
  `order:${orderId}:${position}:contents`

/**
 * Locks all of a fan's accounts that these lines move, at once: one after another, two orders could wait for each
 * other. Before the stock, for which others wait.
 */
export async function lockCoinBalance(
  transaction: Transaction,
  ownerId: string,
  lines: readonly LineRow[],
  assets: readonly Asset[] = [],
): Promise<void> {
  const brought = lines.flatMap(({ contents, quantity }) => lotsOf(ownerId, contents, quantity))
  await lockAccounts(transaction, ownerId, [...assets, ...brought.map(({ asset }) => asset)])
}

/** What goes to the fan's balance: nothing where what is bought is a thing, or is theirs by the order alone. */
function lotsOf(ownerId: string, contents: Contents, quantity: number): GrantedLot[] {
  const { paidCoins = 0, freeCoins = 0, tickets = 0, passes = 0, lotsOf } = contents
  const own = { ownerId }
  const lots: GrantedLot[] = [
    lot({ ...own, asset: 'COIN', class: 'PAID' }, paidCoins, daysOfBought.paid),
    lot({ ...own, asset: 'COIN', class: 'FREE' }, freeCoins, daysOfBought.free),
    lot({ ...own, asset: 'TICKET:draw', class: 'PAID' }, tickets, daysOfBought.paid),
    lot({ ...own, asset: 'TICKET:view', class: 'PAID' }, passes, daysOfBought.paid),
  ]
  // A lot is a draw that is paid for: it waits until the fan draws it.
  if (lotsOf !== undefined)
    lots.push({ ...own, asset: `TICKET:${lotsOf}`, class: 'PAID', amount: 1, expiry: 'NEVER' })
  return lots
    .filter(({ amount }) => amount > 0)
    .map((each) => ({ ...each, amount: each.amount * quantity }))
}

const lot = (
  to: Pick<GrantedLot, 'ownerId' | 'asset' | 'class'>,
  amount: number,
  afterDays: number,
): GrantedLot => ({ ...to, amount, expiry: { afterDays } })
