import type { JobKinds } from '../../platform/jobs/kinds.ts'
import { settleReferrals } from './settling.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    settleReferrals: null
  }
}

/** Soon after the third stamp, or the number that came after it. */
export const referralJobs: JobKinds = {
  settleReferrals: { again: '*/5 * * * *', run: settleReferrals },
}
