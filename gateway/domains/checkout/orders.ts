import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { findOrder, findOrderLines } from './orderStore.ts'
import { findSession } from './store.ts'
import type { OrderLineRow, OrderRow } from './tables.ts'
import { freeByLine } from './totals.ts'

/** The viewer's own order by its id, or null: nobody else's. */
export async function loadOrder(
  { db, userId }: GatewayContext,
  id: string,
): Promise<OrderRow | null> {
  if (prefixOf(id) !== 'order' || userId === null) return null
  const row = await findOrder(db, id)
  return row?.fanId === userId ? row : null
}

/** What was bought, as it was then. */
export function orderLinesOf({ db }: GatewayContext, { id }: OrderRow): Promise<OrderLineRow[]> {
  return findOrderLines(db, id)
}

/** How many free coins paid each of an order's lines, as the ledger took them: one line after the other. */
export function freeCoinsOf({ freeCoins }: OrderRow, all: readonly OrderLineRow[]): number[] {
  return freeByLine(
    all.map(({ price, quantity }) => price * quantity),
    freeCoins,
  )
}

/** Where an order stands: what its session says of it. */
export async function stateOf({ db }: GatewayContext, { id, sessionId }: OrderRow) {
  const state = (await findSession(db, sessionId))?.state
  if (state === 'PAID' || state === 'FULFILLED' || state === 'REFUNDED') return state
  throw new Error(`order ${id} is of a session that stands at ${state}`)
}
