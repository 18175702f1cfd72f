import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { quote, spend } from '../ledger/service.ts'
import type { Offer } from '../store/service.ts'
import type { ConfirmCheckoutInput } from '../types.generated.ts'
import { lockCoinBalance } from './fulfilling.ts'
import { newOrderId, placeOrder } from './placing.ts'
import type { LineRow, SessionRow } from './tables.ts'
import { freeByLine, priceBy } from './totals.ts'

/** Ends the transaction: what was spent on the first lines is not, where a later one can't be paid. */
export class Refused extends Error {
  readonly ownerId: string
  readonly amount: number
  readonly isFrozen: boolean
  constructor(ownerId: string, amount: number, isFrozen: boolean) {
    super('the coins do not pay it as the fan was told')
    this.ownerId = ownerId
    this.amount = amount
    this.isFrozen = isFrozen
  }

  /** What the fan has now, once nothing is spent. */
  async asError({ db, now }: GatewayContext) {
    if (this.isFrozen) return { __typename: 'CoinsFrozenError' as const }
    const { ownerId, amount } = this
    const { missing, free, paid } = await quote(db, { ownerId, amount, asset: 'COIN', at: now() })
    return missing > 0
      ? { __typename: 'CoinShortageError' as const, missing }
      : { __typename: 'CoinSplitError' as const, free, paid }
  }
}

/** What a fan confirms, as it is now. */
export type Confirmed = {
  session: SessionRow
  lines: readonly LineRow[]
  offers: ReadonlyMap<string, Offer>
  input: ConfirmCheckoutInput
}

/** Spends line by line, so that each can be taken back alone, and places the order. */
export async function payWithCoins(
  transaction: Transaction,
  context: GatewayContext,
  { session, lines, input }: Confirmed,
  now: Date,
) {
  const ownerId = session.fanId
  const amounts = lines.map((line) => priceBy('COINS', line)! * line.quantity)
  const orderId = newOrderId()
  const transferIds: string[] = []
  await lockCoinBalance(transaction, ownerId, lines, ['COIN'])
  const toldFree = freeByLine(amounts, input.freeCoins ?? 0)
  for (const [at, amount] of amounts.entries()) {
    const spent = await spend(transaction, {
      key: `order:${orderId}:${lines[at]!.position}`,
      reason: 'STORE_ORDER' as const,
      reference: orderId,
      at: now,
      ownerId,
      asset: 'COIN' as const,
      amount,
      toldFree: toldFree[at]!,
    })
    if (spent.outcome === 'KEY_REUSED') throw new Error(`${orderId} is no new id`)
    if (spent.outcome !== 'DONE')
      throw new Refused(ownerId, input.total, spent.outcome === 'FROZEN')
    transferIds.push(spent.transferId)
  }
  const placed = await placeOrder(transaction, {
    context,
    session,
    lines,
    orderId,
    transferIds,
    now,
    method: 'COINS' as const,
    freeCoins: toldFree.reduce((sum, free) => sum + free, 0),
    attemptId: null,
    idempotencyKey: input.idempotencyKey,
  })
  return { __typename: 'ConfirmCheckoutSuccess' as const, session: placed }
}
