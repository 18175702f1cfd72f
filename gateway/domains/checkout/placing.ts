import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId } from '../../platform/ids.ts'
import { openDelivery } from '../delivery/service.ts'
import { enterByOrder } from '../prize-draw/service.ts'
import { tellBuyer } from '../purchase-notice/service.ts'
import { emptyBasket, sellStock } from '../store/service.ts'
import type { CheckoutMethod } from '../types.generated.ts'
import { fulfil } from './fulfilling.ts'
import { isSent } from './lines.ts'
import { newOrderNumber } from './numbers.ts'
import { insertOrder } from './orderStore.ts'
import { moveSession } from './store.ts'
import type { LineRow, OrderLineRow, OrderRow, SessionRow } from './tables.ts'
import { isSubscription, priceBy, totalBy } from './totals.ts'

export type Paid = {
  context: Pick<GatewayContext, 'cache' | 'jobs' | 'tenantId'>
  session: SessionRow
  /** As they were confirmed. */
  lines: readonly LineRow[]
  method: CheckoutMethod
  orderId: string
  freeCoins: number
  /** The ledger's transfers of the lines, where coins paid. */
  transferIds: readonly string[]
  /** The attempt whose capture paid, where yen did. */
  attemptId: string | null
  /** Of the confirmation. */
  idempotencyKey: string | null
  now: Date
}

export const newOrderId = () => newId('order')

/**
 * Writes the order of what is paid, gives the fan what they bought, and sells what was held, in the transaction that
 * moves the money. The stock's rows are locked last: others wait for them.
 */
export async function placeOrder(transaction: Transaction, paid: Paid): Promise<SessionRow> {
  const { context, session, idempotencyKey, now } = paid
  const { order, lines } = orderOf(paid)
  await insertOrder(transaction, order, lines)
  for (const [at, line] of lines.entries())
    await fulfil(transaction, { order, line, contents: paid.lines[at]!.contents, now })
  await openDeliveryOf(transaction, order, lines, session.addressId)
  await enterByOrder(transaction, { context, orderId: order.id, fanId: order.fanId, lines, now })
  // Of a slip, the basket was emptied when it was ordered: what is in there came since.
  if (session.origin === 'BASKET' && session.state !== 'PENDING_KONBINI')
    await emptyBasket(transaction, { ...session, lines })
  // The next period of a subscription takes no other piece.
  if (session.origin !== 'RENEWAL' && !(await sellStock(transaction, session.id, now)))
    throw new Error(`${session.id} holds nothing that could be sold`)
  await moveSession(transaction, session.id, 'capture', { idempotencyKey })
  const moved = await moveSession(transaction, session.id, 'fulfil')
  if (!moved) throw new Error(`${session.id} was paid in the state ${session.state}`)
  // A membership tells of itself.
  if (!isSubscription(lines))
    await tellBuyer({ ...context, db: transaction }, { kind: 'ORDER_PAID', session, at: now })
  return moved
}

/** What is sent goes its own way from here: to where the fan has said, or says then. */
async function openDeliveryOf(
  transaction: Transaction,
  { id: orderId, fanId, placedAt: now }: OrderRow,
  lines: readonly OrderLineRow[],
  addressId: string | null,
): Promise<void> {
  const goods = lines.filter(isSent)
  if (goods.length > 0)
    await openDelivery(transaction, { fanId, of: { orderId }, lines: goods, addressId, now })
}

function orderOf({ session, method, orderId, ...paid }: Paid): {
  order: OrderRow
  lines: OrderLineRow[]
} {
  const { freeCoins, attemptId, now } = paid
  const order: OrderRow = {
    id: orderId,
    number: newOrderNumber(now),
    fanId: session.fanId,
    placedAt: now,
    communityId: session.communityId,
    sessionId: session.id,
    method,
    freeCoins,
    attemptId,
    total: totalBy(method, paid.lines)!,
  }
  const lines = paid.lines.map((line, at): OrderLineRow => {
    const { kind, name, taxClass } = line
    return {
      orderId,
      position: line.position,
      itemId: line.itemId,
      quantity: line.quantity,
      variant: line.variant,
      kind,
      name,
      taxClass,
      price: priceBy(method, line)!,
      paidBy: paid.transferIds[at] ?? null,
      fulfilledAt: null,
      refundedAt: null,
    }
  })
  return { order, lines }
}
