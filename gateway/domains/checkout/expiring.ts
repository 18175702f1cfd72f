import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { isOutage } from '../../platform/database/pools.ts'
import { mailSpending } from './noticing.ts'
import { releaseStock } from '../store/service.ts'
import { findOverdue, lockOverdue, moveSession } from './store.ts'
import { crashPoint } from '../../platform/crashPoints.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    expireCheckouts: null
    mailSpending: { fanId: string; month: string; yen: number }
  }
}

export const checkoutJobs: JobKinds = {
  expireCheckouts: { again: '* * * * *', run: expireCheckouts },
  mailSpending: { run: mailSpending },
}

/**
 * Lets go of what is held for those whose time to decide is over, each in a transaction of its own: it may run
 * twice, or break off anywhere.
 */
export async function expireCheckouts({
  db,
  now,
  log,
}: Pick<JobContext, 'db' | 'now' | 'log'>): Promise<void> {
  const at = now()
  for (const { id } of await findOverdue(db, ['OPEN', 'READY'], at))
    try {
      await db.transaction(async (transaction) => {
        // A payment that was declined meanwhile has given it time to choose another.
        if (!(await lockOverdue(transaction, id, at))) return
        if (await moveSession(transaction, id, 'expire')) await releaseStock(transaction, id)
        crashPoint('checkout.expire.commits')
      })
      crashPoint('checkout.expire.committed')
    } catch (error) {
      if (isOutage(error)) throw error
      // One that fails keeps what it holds, but not what the others do.
      log.error({ err: error, sessionId: id }, 'a checkout did not expire')
    }
}
