import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { chargeInvoice, openTry, tryAgain } from './billing.ts'
import { loadInvoice } from './service.ts'
import { findInvoice, lockSubscription } from './store.ts'
import type { InvoiceRow } from './tables.ts'

type Refusal = Extract<Awaited<ReturnType<typeof openTry>>, { outcome: 'REFUSED' }>['refusal']

/** Ends the transaction: what can't be paid is not tried. */
class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }

  tell() {
    const retryAt = 'retryAt' in this.refusal ? this.refusal.retryAt : null
    return { ...refused(retryAt === null ? 'UNDER_WAY' : 'MINOR_LIMIT'), retryAt }
  }
}

/**
 * Charges the viewer's invoice now, with the subscription's card. How that came out is the invoice's state; where the
 * bank asks the fan, its checkout shows the question.
 */
export async function paySubscriptionInvoice(context: GatewayContext, invoiceId: string) {
  if (context.userId === null) return { __typename: 'UnauthenticatedError' as const }
  const found = await loadInvoice(context, invoiceId)
  if (!found) return { __typename: 'NotFoundError' as const, field: 'invoiceId' }
  try {
    const refusal = await context.db.transaction((db) => begin(db, found, context.now()))
    if (refusal) return refusal
  } catch (error) {
    if (error instanceof Refused) return error.tell()
    throw error
  }
  await chargeInvoice(context, found.id)
  const invoice = (await findInvoice(context.db, found.id))!
  return { __typename: 'PaySubscriptionInvoiceSuccess' as const, invoice }
}

async function begin(db: Transaction, { id, subscriptionId }: InvoiceRow, now: Date) {
  const row = (await lockSubscription(db, subscriptionId))!
  const invoice = (await findInvoice(db, id))!
  switch (invoice.state) {
    case 'PAID':
    case 'REFUNDED':
      return refused('PAID')
    case 'VOID':
      return refused('ENDED')
    case 'OPEN':
      return refused('UNDER_WAY')
    // What the bank asks is there already.
    case 'CHALLENGE':
      return undefined
  }
  const tried = (await tryAgain(db, invoice, true))!
  const opened = await openTry(db, row, tried, now)
  if (opened.outcome === 'REFUSED') throw new Refused(opened.refusal)
  return undefined
}

const refused = (code: 'ENDED' | 'MINOR_LIMIT' | 'PAID' | 'UNDER_WAY') => ({
  __typename: 'SubscriptionInvoiceError' as const,
  code,
})
