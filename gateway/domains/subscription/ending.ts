import type { Transaction } from '../../platform/database/pools.ts'
import type { SubscriptionEnd } from '../types.generated.ts'
import {
  findInvoiceByOrder,
  findPayable,
  lockSubscription,
  moveInvoice,
  moveSubscription,
} from './store.ts'
import type { SubscriptionRow } from './tables.ts'

/** Ends a subscription, inside the caller's transaction, which holds its lock. What is not paid of it never will be. */
export async function endSubscription(
  transaction: Transaction,
  id: string,
  end: SubscriptionEnd,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  const due = await findPayable(transaction, id)
  if (due) await moveInvoice(transaction, due.id, 'void')
  return moveSubscription(transaction, id, 'end', { endedAt: now, end })
}

/**
 * An order was given back: the invoice that it paid is refunded, and where that was the period of now, nobody is
 * billed for the next one. Nothing where the order was of no subscription.
 */
export async function endRefunded(
  transaction: Transaction,
  orderId: string,
  now: Date,
): Promise<void> {
  const invoice = await findInvoiceByOrder(transaction, orderId)
  if (!invoice) return
  const row = await lockSubscription(transaction, invoice.subscriptionId)
  await moveInvoice(transaction, invoice.id, 'refund')
  if (row && row.period === invoice.period)
    await endSubscription(transaction, row.id, 'REFUNDED', now)
}
