import type { Transaction } from '../../platform/database/pools.ts'
import { newId } from '../../platform/ids.ts'
import type { Settlement } from '../../platform/settlement.ts'
import { book } from '../ledger/service.ts'
import type { PaymentContext } from './attempts.ts'
import { keepCard } from './instruments.ts'
import type { Intent } from './intents.ts'
import { insertRefund } from './refundStore.ts'
import { changeLive, findAttempt, insertPayment, markCaptured } from './store.ts'
import { crashPoint } from '../../platform/crashPoints.ts'
import { findInstrumentByProvider } from './instrumentStore.ts'
import type { AttemptDetails } from './steps.ts'
import type { PaymentAttemptRow } from './tables.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    payment: 'yen that came in'
  }
}

/**
 * Writes a capture down, once: the payment, the yen in the ledger, and what it is to what was paid for, all in one
 * transaction. The yen stand in RECEIVED then; whoever sells books them on to SALES.
 */
export async function captureAttempt(
  context: PaymentContext,
  { id, details }: PaymentAttemptRow,
  { chargeId, savedCard }: Pick<Intent, 'chargeId' | 'savedCard'>,
): Promise<PaymentAttemptRow> {
  const at = context.now()
  const settled = await context.db.transaction(async (db) => {
    const attempt = await markCaptured(db, id, at)
    if (!attempt) return undefined
    const { amountYen } = attempt
    const paymentId = newId('payment')
    const cause = { reason: 'STORE_ORDER', reference: paymentId, at } as const
    await book(db, {
      key: `payment:${id}`,
      ...cause,
      asset: 'YEN',
      amount: amountYen,
      from: 'PROVIDER',
      to: 'RECEIVED',
    })
    const instrumentId = await cardOf(db, attempt.fanId, { details, savedCard, at })
    const paid = { ...attempt, instrumentId }
    const became = await settlementOf(context, attempt).captured({ ...context, db }, paid, at)
    await insertPayment(db, {
      id: paymentId,
      attemptId: id,
      providerId: chargeId!,
      amountYen,
      became,
      capturedAt: at,
    })
    if (became === 'REFUND') {
      const refundId = newId('refund')
      await insertRefund(db, { id: refundId, paymentId, amountYen, reason: 'LATE', at })
      await context.jobs.enqueue(context.tenantId, 'sendRefund', { refundId }, db)
    }
    crashPoint('payment.capture.commits')
    return attempt
  })
  crashPoint('payment.capture.committed')
  return settled ?? (await findAttempt(context.db, id))!
}

/** The saved card that paid, or that was saved with the payment; null where there is none. */
async function cardOf(
  db: Transaction,
  fanId: string,
  { details, savedCard, at }: Pick<Intent, 'savedCard'> & { details: AttemptDetails; at: Date },
): Promise<string | null> {
  const known = details.savedCard
  const card = savedCard
    ? await keepCard(db, fanId, savedCard, at, { isNeeded: details.isSaved })
    : known && (await findInstrumentByProvider(db, fanId, known.card))
  return card?.id ?? null
}

/** Writes down that nothing was paid and nothing can be any more, once, and tells what was to be paid for. */
export async function failAttempt(
  context: PaymentContext,
  id: string,
  failure: NonNullable<PaymentAttemptRow['failure']>,
): Promise<PaymentAttemptRow> {
  const settled = await context.db.transaction(async (db) => {
    const attempt = await changeLive(db, id, {
      state: failure === 'CANCELED' ? 'CANCELED' : 'FAILED',
      failure,
      step: null,
      details: {},
      settledAt: context.now(),
    })
    if (attempt) await settlementOf(context, attempt).failed({ ...context, db }, attempt)
    crashPoint('payment.fail.commits')
    return attempt
  })
  crashPoint('payment.fail.committed')
  return settled ?? (await findAttempt(context.db, id))!
}

/** Who says what an attempt means to what it pays for. */
export function settlementOf(
  { settles }: Pick<PaymentContext, 'settles'>,
  { subjectKind }: PaymentAttemptRow,
): Settlement {
  const settlement = settles.get(subjectKind)
  if (!settlement) throw new Error(`nobody settles a ${String(subjectKind)}`)
  return settlement
}
