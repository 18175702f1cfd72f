import type { Transaction } from '../../platform/database/pools.ts'
import type { Services } from '../../platform/graphql/context.ts'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import { mailFan } from '../user/service.ts'
import { spendingMail } from './letters.ts'
import { monthNameOf, monthOf } from './months.ts'
import { toldSums } from './spending.ts'
import { insertSpendingNotices, sumPaidSince } from './spendingStore.ts'

/**
 * After yen were paid, inside the transaction that writes it down: has the fan told where the month's sum has reached
 * one of those that they are told of, once each; of several at once, of the highest.
 */
export async function noteSpending(
  { db, jobs, tenantId }: Pick<Services, 'jobs'> & { tenantId: string; db: Transaction },
  fanId: string,
  at: Date,
): Promise<void> {
  const paid = await sumPaidSince(db, fanId, monthOf(at).start)
  const sums = toldSums.filter((sum) => paid >= sum)
  const month = monthNameOf(at)
  const told = await insertSpendingNotices(db, { fanId, month, sums, at })
  if (told.length === 0) return
  const notice = { fanId, month, yen: Math.max(...told) }
  await jobs.enqueue(tenantId, 'mailSpending', notice, db)
}

/** Mails a fan that a month's sum has reached so much. */
export async function mailSpending(
  context: JobContext,
  { fanId, month, yen }: { fanId: string; month: string; yen: number },
): Promise<void> {
  await mailFan(context, fanId, spendingMail(month, yen))
}
