import type { Transaction } from '../../platform/database/pools.ts'
import { quote, spend } from '../ledger/service.ts'
import { ticketOf, type Price } from './offers.ts'
import { lotteryError } from './refusals.ts'
import type { MachineRow } from './tables.ts'

type Payment = {
  machine: MachineRow
  drawId: string
  fanId: string
  price: Price
  /** The free part that the fan was shown; null where they were shown no price in coins. */
  toldFree: number | null
  at: Date
}

/** Takes what a draw costs, or says why nothing is taken. */
export async function pay(
  transaction: Transaction,
  { machine, drawId, fanId, price, toldFree, at }: Payment,
) {
  // The ledger writes down what moves, and nothing does.
  if (price.coins === 0 && price.tickets === 0)
    return { taken: { transferId: null, free: 0, paid: 0, tickets: 0 } }
  const isTicket = price.tickets > 0
  const asked = {
    ownerId: fanId,
    asset: isTicket ? ticketOf(machine) : ('COIN' as const),
    amount: isTicket ? price.tickets : price.coins,
    takenFrom: price.isPaidOnly ? ('PAID_ONLY' as const) : ('FREE_FIRST' as const),
    at,
  }
  // No split has a part below 0: who was shown none has confirmed none.
  const told = isTicket ? {} : { toldFree: toldFree ?? -1 }
  const spent = await spend(transaction, {
    key: `draw:${drawId}`,
    reason: 'TREASURE_MACHINE',
    reference: drawId,
    ...asked,
    ...told,
  })
  switch (spent.outcome) {
    case 'DONE': {
      const { transferId, free, paid } = spent
      const coins = isTicket ? { free: 0, paid: 0 } : { free, paid }
      return { taken: { transferId, ...coins, tickets: price.tickets } }
    }
    case 'SHORT': {
      if (isTicket) return { refusal: lotteryError('TICKETS_SHORT') }
      const { missing } = await quote(transaction, asked)
      return { refusal: { __typename: 'CoinShortageError' as const, missing } }
    }
    case 'FROZEN':
      return { refusal: { __typename: 'CoinsFrozenError' as const } }
    case 'SPLIT_CHANGED': {
      const { free, paid } = spent
      return { refusal: { __typename: 'CoinSplitError' as const, free, paid } }
    }
    default:
      throw new Error(`${drawId} is no new id`)
  }
}
