import type { Transaction } from '../../platform/database/pools.ts'
import type { Services } from '../../platform/graphql/context.ts'
import { newId } from '../../platform/ids.ts'
import { book } from '../ledger/service.ts'
import {
  changeRefund,
  deleteAccount,
  findRefundsOf,
  insertRefund,
  lockPayment,
} from './refundStore.ts'
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
    id: refundId,
    paymentId: paid.id,
    amountYen: amount,
    reason,
    at,
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

/**
 * The fan's bank has taken a payment back: what still waits to be transferred of it is not transferred as well. The
 * account that the fan had named is forgotten.
 */
export async function endAwaited(db: Transaction, attemptId: string, at: Date): Promise<void> {
  const paid = await lockPayment(db, attemptId)
  if (!paid) return
  for (const { id, amountYen, state, providerId } of await findRefundsOf(db, paid.id)) {
    if (state !== 'AWAITS_BANK' || providerId !== null) continue
    await changeRefund(db, id, ['AWAITS_BANK'], { state: 'FAILED' })
    await deleteAccount(db, id)
    await book(db, {
      key: `kept:${id}`,
      reason: 'REFUND',
      reference: id,
      at,
      asset: 'YEN',
      amount: amountYen,
      from: 'RECEIVED',
      to: 'SALES',
    })
  }
}
