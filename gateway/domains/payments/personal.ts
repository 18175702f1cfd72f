import { sql } from 'drizzle-orm'
import { gone, kept, nobodys, through, type Judged } from '../../platform/personal/judging.ts'
import { facelessCard } from './instrumentStore.ts'
import {
  cardSaving,
  payment,
  paymentAttempt,
  paymentCustomer,
  paymentInstrument,
  paymentRefund,
  providerEvent,
  refundAccount,
} from './tables.ts'

const isPaidBy = through(payment.attemptId, paymentAttempt.id, paymentAttempt.fanId)
const isRefundOf = through(paymentRefund.paymentId, payment.id, isPaidBy)

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('What the provider told, for 30 days.', providerEvent),
  kept(cardSaving, {
    why: 'Under its id the provider knows the card, until it lets go of it.',
    of: 'fanId',
    told: ['state', 'failure', 'createdAt', 'settledAt'],
    untold: ['id', 'providerId', 'step', 'instrumentId', 'endsAt', 'nextLookAt'],
    // One that is under way is over then: the sweep cancels it.
    becomes: (now) => ({ step: null, endsAt: sql`least(${cardSaving.endsAt}, ${now})` }),
  }),
  kept(paymentCustomer, {
    why: 'Under its id the provider lets go of the cards.',
    of: 'fanId',
    untold: ['providerId'],
  }),
  kept(paymentInstrument, {
    why: 'The provider is told to let go of the card; nothing of its face stays here.',
    of: 'fanId',
    told: ['brand', 'last4', 'expMonth', 'expYear', 'createdAt', 'usedAt', 'deletedAt'],
    untold: ['id', 'providerId', 'fingerprint', 'detachedAt'],
    becomes: (now) => ({
      deletedAt: sql`coalesce(${paymentInstrument.deletedAt}, ${now})`,
      ...facelessCard({ id: sql`${paymentInstrument.id}` }),
    }),
  }),
  kept(paymentAttempt, {
    why: 'Tax law: what was paid is kept for seven years; the name, number and address on a slip are not.',
    of: 'fanId',
    told: [
      'id',
      'subjectKind',
      'subjectId',
      'method',
      'amountYen',
      'state',
      'failure',
      'details',
      'createdAt',
      'settledAt',
    ],
    untold: [
      'providerId',
      'step',
      'payBy',
      'endsAt',
      'cancelingAt',
      'cancelReason',
      'mismatch',
      'nextLookAt',
    ],
    becomes: () => ({
      step: null,
      details: sql`${paymentAttempt.details} - 'konbini' - 'savedCard'`,
    }),
  }),
  kept(payment, {
    why: 'Tax law: what was paid is kept for seven years.',
    of: isPaidBy,
    told: ['id', 'attemptId', 'amountYen', 'became', 'capturedAt'],
    untold: ['providerId'],
  }),
  kept(paymentRefund, {
    why: 'Tax law: what was paid back is kept for seven years.',
    of: isRefundOf,
    told: ['id', 'paymentId', 'amountYen', 'reason', 'state', 'createdAt'],
    untold: ['providerId', 'nextLookAt'],
  }),
  gone(refundAccount, {
    of: through(refundAccount.refundId, paymentRefund.id, isRefundOf),
    told: ['refundId', 'givenAt'],
    untold: ['sealed'],
  }),
]
