import type { JobContext } from '../../platform/jobs/kinds.ts'
import { findItems } from '../store/service.ts'
import { mailFan } from '../user/service.ts'
import type { BillContext } from './failing.ts'
import { letters, type LetterKind } from './letters.ts'
import { nextPeriodOf } from './periods.ts'
import { findPayable, findSubscription } from './store.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    mailSubscription: SubscriptionLetter
  }
}

export type SubscriptionLetter = { subscriptionId: string; letter: LetterKind }

/** Has a letter written once the caller's transaction has committed. */
export async function writeLater(
  { jobs, tenantId, db }: Omit<BillContext, 'now'>,
  letter: SubscriptionLetter,
): Promise<void> {
  await jobs.enqueue(tenantId, 'mailSubscription', letter, db)
}

/** Writes to the fan, unless what it is about is settled by now. */
export async function mailSubscription(
  context: JobContext,
  { subscriptionId, letter }: SubscriptionLetter,
): Promise<void> {
  const { db, now } = context
  const row = await findSubscription(db, subscriptionId)
  const [item] = row ? await findItems(db, [row.itemId]) : []
  if (!row || !item) return
  const due = await findPayable(db, row.id)
  const isStill = {
    RENEWAL: row.state === 'ACTIVE' && !due,
    PRICE: row.endedAt === null && row.nextPriceYen !== null,
    FAILED: due?.state === 'FAILED',
    CHALLENGE: due?.state === 'CHALLENGE',
    ENDED: row.end === 'UNPAID',
  }[letter]
  if (!isStill) return
  const next = nextPeriodOf(row, now())
  const facts = {
    names: item.name,
    yen: due?.amountYen ?? next.amountYen,
    on: letter === 'PRICE' ? row.nextPriceFrom! : row.periodEnd,
    nextPriceYen: row.nextPriceYen,
    triedNextAt: row.nextLookAt,
    invoiceId: due?.id ?? null,
    subscriptionId: row.id,
  }
  await mailFan(context, row.fanId, letters[letter](facts))
}
