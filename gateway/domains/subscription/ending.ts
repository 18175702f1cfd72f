import type { SubscriptionEnd } from '../types.generated.ts'
import {
  findInvoiceByOrder,
  findPayable,
  lockSubscription,
  moveInvoice,
  moveSubscription,
} from './store.ts'
import type { SubscriptionRow } from './tables.ts'
import { tellSubscriber, type TellContext } from './telling.ts'

/**
 * Ends a subscription and tells its fan, inside the caller's transaction, which holds its lock. What is not paid of it
 * never will be.
 */
export async function endSubscription(
  context: TellContext,
  id: string,
  end: SubscriptionEnd,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  const { db } = context
  const due = await findPayable(db, id)
  if (due) await moveInvoice(db, due.id, 'void')
  const ended = await moveSubscription(db, id, 'end', { endedAt: now, end })
  if (ended) await tellSubscriber(context, ended, 'ENDED', now)
  return ended
}

/**
 * An order was given back: the invoice that it paid is refunded, and where that was the period of now, nobody is
 * billed for the next one. Nothing where the order was of no subscription. Answers whether the subscription ended by it.
 */
export async function endRefunded(
  context: TellContext,
  orderId: string,
  now: Date,
): Promise<boolean> {
  const { db } = context
  const invoice = await findInvoiceByOrder(db, orderId)
  if (!invoice) return false
  const row = await lockSubscription(db, invoice.subscriptionId)
  await moveInvoice(db, invoice.id, 'refund')
  if (row?.period !== invoice.period) return false
  await endSubscription(context, row.id, 'REFUNDED', now)
  return true
}
