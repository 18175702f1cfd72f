import type { Transaction } from '../../platform/database/pools.ts'
import type { Services } from '../../platform/graphql/context.ts'
import { endSubscription } from './ending.ts'
import { nextTry } from './periods.ts'
import { moveInvoice, moveSubscription } from './store.ts'
import type { InvoiceRow, SubscriptionRow } from './tables.ts'
import { tellSubscriber } from './telling.ts'

export type BillContext = Pick<Services, 'jobs' | 'now'> & { tenantId: string; db: Transaction }

/**
 * A bill was not paid, and by this try it never will be: it is tried again on its days, and after the last one the
 * subscription ends. Nothing where the invoice waits for no payment. The caller's transaction holds the
 * subscription's lock.
 */
export async function failInvoice(
  context: BillContext,
  { invoice, row }: { invoice: InvoiceRow; row: SubscriptionRow },
  failure: InvoiceRow['failure'],
): Promise<void> {
  const { db } = context
  const now = context.now()
  if (!(await moveInvoice(db, invoice.id, 'decline', { failure }))) return
  if (row.state === 'CANCELED_AT_PERIOD_END') {
    await endSubscription(context, row.id, 'CANCELED', now)
    return
  }
  const nextLookAt = nextTry(invoice.periodStart, now)
  if (nextLookAt === null) {
    await endUnpaid(context, row.id)
    return
  }
  await moveSubscription(db, row.id, 'fail', { nextLookAt })
  // What a fan pays by hand, or takes back, is answered on their screen.
  if (!invoice.isByFan && failure !== 'CANCELED') await tellSubscriber(context, row, 'FAILED', now)
}

/** Ends what was tried often enough. */
export async function endUnpaid(context: BillContext, id: string): Promise<void> {
  await endSubscription(context, id, 'UNPAID', context.now())
}
