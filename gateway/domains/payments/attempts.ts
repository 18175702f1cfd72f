import type { Database, Transaction } from '../../platform/database/pools.ts'
import type { Services } from '../../platform/graphql/context.ts'
import { newId } from '../../platform/ids.ts'
import type { PaymentSubjectKind } from '../../platform/settlement.ts'
import type { PaymentMethod } from '../types.generated.ts'
import { complete } from './completion.ts'
import { ProviderUnavailable } from './provider.ts'
import { findAttempt, findLiveAttempt, insertAttempt, wantCanceled } from './store.ts'
import { deadlinesOf } from './deadlines.ts'
import type { AttemptDetails } from './steps.ts'
import { takesSum } from './sums.ts'
import type { PaymentAttemptRow } from './tables.ts'

/** A request's or a job's: whoever completes has all services, and a tenant's database. */
export type PaymentContext = Services & { tenantId: string; db: Database }

export type NewAttempt = {
  subject: { kind: PaymentSubjectKind; id: string }
  fanId: string
  method: PaymentMethod
  /** Of a sum that the method takes (`takesSum`). */
  amountYen: number
  /** Where a slip is to be paid later than the third day, since its goods are made to order: so many days. */
  konbiniDays?: number
  /** Where the fan is not there, and is asked by mail: until when they may answer. */
  answerBy?: Date
  now: Date
} & AttemptDetails

/**
 * Writes an attempt down inside the caller's transaction, whose lock on what is paid for lets nobody else begin one.
 * Answers LIVE with the attempt that may still be paid, where there is one: it is cancelled first. Once the
 * transaction has committed, `submitAttempt` goes on.
 */
export async function createAttempt(
  db: Transaction,
  { subject, fanId, method, amountYen, konbiniDays, answerBy, now, ...details }: NewAttempt,
): Promise<{ outcome: 'CREATED' | 'LIVE'; attempt: PaymentAttemptRow }> {
  if (!Number.isInteger(amountYen) || !takesSum(method, amountYen))
    throw new RangeError(`${method} does not take ¥${amountYen}`)
  const live = await findLiveAttempt(db, subject)
  if (live) return { outcome: 'LIVE', attempt: live }
  const attempt = await insertAttempt(db, {
    id: newId('attempt'),
    fanId,
    method,
    amountYen,
    details,
    state: 'CREATED',
    createdAt: now,
    subjectKind: subject.kind,
    subjectId: subject.id,
    ...deadlinesOf(method, now, { konbiniDays, answerBy }),
  })
  if (attempt) return { outcome: 'CREATED', attempt }
  return { outcome: 'LIVE', attempt: (await findLiveAttempt(db, subject))! }
}

/**
 * Tells the provider of an attempt, after the commit that made it, and goes on as far as it gets without the fan.
 * Any number of times. Where the provider does not answer, the attempt stays CREATED, and the sweep goes on.
 */
export async function submitAttempt(
  context: PaymentContext,
  attemptId: string,
): Promise<PaymentAttemptRow> {
  try {
    return await complete(context, attemptId)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    context.log.warn({ attemptId }, 'the provider of payments does not answer')
    return (await findAttempt(context.db, attemptId))!
  }
}

/**
 * Has an attempt cancelled at the provider, and answers what it then is: CANCELED (or FAILED, with another
 * `reason`), or CAPTURED where it was paid meanwhile. Throws `ProviderUnavailable` where the provider does not
 * answer: it may then still be paid, and is cancelled by the sweep.
 */
export async function cancelAttempt(
  context: PaymentContext,
  attemptId: string,
  reason: NonNullable<PaymentAttemptRow['failure']> = 'CANCELED',
): Promise<PaymentAttemptRow> {
  await wantCanceled(context.db, attemptId, reason, context.now())
  return complete(context, attemptId)
}
