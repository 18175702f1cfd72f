import type { Transaction } from '../../platform/database/pools.ts'
import type { Services } from '../../platform/graphql/context.ts'
import { newId } from '../../platform/ids.ts'
import { book } from '../ledger/service.ts'
import { findRefundsOf, insertRefund, lockPayment } from './refundStore.ts'
import type { PaymentRefundRow, PaymentRow } from './tables.ts'

type Asked = {
  /** Whose capture it was. */
  attemptId: string
  /** All that is left of it without. */
  amountYen?: number | undefined
  reason: 'SUPPORT' | 'CHARGEBACK'
  at: Date
}

export type GivenBack =
  | { outcome: 'DONE'; refundId: string; amountYen: number }
  /** So many yen are left that have not gone back. */
  | { outcome: 'TOO_MUCH'; left: number }

/**
 * Gives yen back that were booked to sales, inside the caller's transaction: a part or all that is left. The provider
 * sends them after the commit; what a bank has taken already is booked alone. Throws where nothing was captured.
 */
export async function giveBack(
  { db, jobs, tenantId }: Pick<Services, 'jobs'> & { tenantId: string; db: Transaction },
  { attemptId, amountYen, reason, at }: Asked,
): Promise<GivenBack> {
  const paid = await lockPayment(db, attemptId)
  if (!paid) throw new Error(`nothing was paid by ${attemptId}`)
  const left = leftOf(paid, await findRefundsOf(db, paid.id))
  const amount = amountYen ?? left
  if (amount < 1 || amount > left) return { outcome: 'TOO_MUCH', left }
  const refundId = newId('refund')
  const isGone = reason === 'CHARGEBACK'
  await insertRefund(db, {
    ...{ id: refundId, paymentId: paid.id, amountYen: amount, reason, at },
    ...(isGone && { state: 'DONE' }),
  })
  const cause = { reason: isGone ? reason : 'REFUND', reference: refundId, at } as const
  const yen = { ...cause, asset: 'YEN', amount } as const
  await book(db, { ...yen, key: `returned:${refundId}`, from: 'SALES', to: 'RECEIVED' })
  if (isGone)
    await book(db, { ...yen, key: `refund:${refundId}`, from: 'RECEIVED', to: 'PROVIDER' })
  else await jobs.enqueue(tenantId, 'sendRefund', { refundId }, db)
  return { outcome: 'DONE', refundId, amountYen: amount }
}

function leftOf({ amountYen }: PaymentRow, refunds: readonly PaymentRefundRow[]): number {
  return refunds
    .filter(({ state }) => state !== 'FAILED')
    .reduce((left, refund) => left - refund.amountYen, amountYen)
}
