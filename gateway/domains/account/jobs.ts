import type { JobKinds } from '../../platform/jobs/kinds.ts'
import { mailFan } from '../user/service.ts'
import { passwordChangedMail } from './letters.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    /** `at`: ISO 8601. */
    tellPasswordChanged: { userId: string; at: string }
  }
}

export const accountJobs: JobKinds = {
  tellPasswordChanged: {
    run: async (context, { userId, at }) => {
      await mailFan(context, userId, passwordChangedMail(new Date(at)))
    },
  },
}
