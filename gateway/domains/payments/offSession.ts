import type { PaymentSubjectKind } from '../../platform/settlement.ts'
import { createAttempt, submitAttempt, type PaymentContext } from './attempts.ts'
import { findCustomer, findInstrument, updateInstrument } from './instrumentStore.ts'
import { findCapturedAttempt } from './store.ts'
import type { PaymentAttemptRow } from './tables.ts'

/** What is charged while nobody is there: a subject is paid once, however often it is charged. */
export type OffSessionCharge = {
  subject: { kind: PaymentSubjectKind; id: string }
  fanId: string
  /** A saved card of this fan's. */
  instrumentId: string
  amountYen: number
  /** Until when the fan may answer their bank, where that wants to ask them. */
  answerBy: Date
}

export type OffSessionOutcome =
  | { outcome: 'PAID'; attempt: PaymentAttemptRow }
  /** Nothing was paid. `attempt` is null where there is no such card any more. */
  | {
      outcome: 'DECLINED'
      reason: NonNullable<PaymentAttemptRow['failure']>
      attempt: PaymentAttemptRow | null
    }
  /** The bank asks the fan at `url`, to be framed (`PaymentStep`), until `attempt.payBy`. It may still be paid. */
  | { outcome: 'CHALLENGE'; url: string; attempt: PaymentAttemptRow }
  /** The provider does not answer: it may still be paid, and the sweep will find out. */
  | { outcome: 'UNKNOWN'; attempt: PaymentAttemptRow }

/**
 * Charges a saved card from a job. The attempt is committed first, and settled as any other (`settles` of whoever
 * sells), whoever hears of it: this answers what is known now. Called again for the same subject it goes on with the
 * attempt that may still be paid, and charges anew only where the last one failed; what is paid stays paid.
 */
export async function chargeOffSession(
  context: PaymentContext,
  charge: OffSessionCharge,
): Promise<OffSessionOutcome> {
  const begun = await begin(context, charge)
  if (!begun) return { outcome: 'DECLINED', reason: 'REFUSED', attempt: null }
  const attempt = begun.state === 'CAPTURED' ? begun : await submitAttempt(context, begun.id)
  switch (attempt.state) {
    case 'CAPTURED':
      return { outcome: 'PAID', attempt }
    case 'FAILED':
    case 'CANCELED':
      return { outcome: 'DECLINED', reason: attempt.failure!, attempt }
    default:
      return attempt.step?.__typename === 'ChallengeStep'
        ? { outcome: 'CHALLENGE', url: attempt.step.frameUrl, attempt }
        : { outcome: 'UNKNOWN', attempt }
  }
}

/** Undoes the transaction that wrote down an attempt for what is paid. */
class AlreadyPaid extends Error {
  readonly attempt: PaymentAttemptRow

  constructor(attempt: PaymentAttemptRow) {
    super(`${attempt.subjectId} is paid`)
    this.attempt = attempt
  }
}

/** The attempt to go on with, written down; undefined where the card is gone. */
async function begin(
  context: PaymentContext,
  { subject, fanId, instrumentId, amountYen, answerBy }: OffSessionCharge,
): Promise<PaymentAttemptRow | undefined> {
  const now = context.now()
  try {
    return await context.db.transaction(async (db) => {
      const card = await findInstrument(db, { id: instrumentId, fanId })
      const customer = await findCustomer(db, fanId)
      if (!card || customer === undefined) return findCapturedAttempt(db, subject)
      const { outcome, attempt } = await createAttempt(db, {
        subject,
        fanId,
        method: 'CARD',
        amountYen,
        answerBy,
        now,
        savedCard: { customer, card: card.providerId },
        isOffSession: true,
      })
      if (outcome === 'LIVE') return attempt
      // Asked once this one stands, which waits for the last one to be settled: whatever that became is seen.
      const paid = await findCapturedAttempt(db, subject)
      if (paid) throw new AlreadyPaid(paid)
      await updateInstrument(db, card, { usedAt: now })
      return attempt
    })
  } catch (error) {
    if (error instanceof AlreadyPaid) return error.attempt
    throw error
  }
}
