import type { JobKinds } from '../../platform/jobs/kinds.ts'
import { billDue } from './billing.ts'
import { mailSubscription } from './mailing.ts'
import { remindFans } from './reminding.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    billSubscriptions: null
    remindOfRenewals: null
  }
}

export const subscriptionJobs: JobKinds = {
  billSubscriptions: { again: '* * * * *', run: billDue },
  remindOfRenewals: { again: '13 * * * *', run: remindFans },
  mailSubscription: { run: mailSubscription },
}
