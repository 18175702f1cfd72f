import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { releaseStock } from '../store/service.ts'
import { findOverdue, moveSession } from './store.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    expireCheckouts: null
  }
}

export const checkoutJobs: JobKinds = {
  expireCheckouts: { again: '* * * * *', run: expireCheckouts },
}

/**
 * Lets go of what is held for those whose time to decide is over, each in a transaction of its own: it may run
 * twice, or break off anywhere.
 */
export async function expireCheckouts({ db, now }: Pick<JobContext, 'db' | 'now'>): Promise<void> {
  for (const { id } of await findOverdue(db, ['OPEN', 'READY'], now()))
    await db.transaction(async (transaction) => {
      if (await moveSession(transaction, id, 'expire')) await releaseStock(transaction, id)
    })
}
