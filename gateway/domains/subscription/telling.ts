import type { Transaction } from '../../platform/database/pools.ts'
import type { Services } from '../../platform/graphql/context.ts'
import { tellOwn } from '../notification/service.ts'
import type { LetterKind } from './letters.ts'
import type { SubscriptionRow } from './tables.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    mailSubscription: SubscriptionLetter
  }
}

export type SubscriptionLetter = {
  subscriptionId: string
  letter: LetterKind
  /** When it was to be written, in ISO 8601: a letter that is sent again is the same one. */
  at?: string
}

/** What there is where a subscription changes: its transaction, and the queue of jobs. */
export type TellContext = Pick<Services, 'jobs'> & { tenantId: string; db: Transaction }

/** Has a letter written once the caller's transaction has committed. */
export async function writeLater(
  { jobs, tenantId, db }: TellContext,
  letter: SubscriptionLetter,
): Promise<void> {
  await jobs.enqueue(tenantId, 'mailSubscription', letter, db)
}

/** What stands under the bell beside its letter. */
const entries = {
  BEGUN: 'SUBSCRIPTION_BEGUN',
  RENEWED: 'SUBSCRIPTION_RENEWED',
  FAILED: 'SUBSCRIPTION_UNPAID',
  CHALLENGE: 'SUBSCRIPTION_UNPAID',
  CANCELED: 'SUBSCRIPTION_CANCELED',
  ENDED: 'SUBSCRIPTION_ENDED',
} as const

/**
 * Tells a fan what became of their subscription, inside the transaction in which it did: by a letter, and by an entry
 * under the bell. Of one period, each kind stands there once, however often it is tried.
 */
export async function tellSubscriber(
  context: TellContext,
  { id, fanId, communityId, period }: SubscriptionRow,
  letter: keyof typeof entries,
  at: Date,
): Promise<void> {
  const subjectId = `${id}/${period}`
  await tellOwn(context.db, { fanId, communityId, kind: entries[letter], subjectId, at })
  await writeLater(context, { subscriptionId: id, letter, at: at.toISOString() })
}
