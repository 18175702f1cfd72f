import type { JobKinds } from '../../platform/jobs/kinds.ts'
import { deleteExpired } from './store.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    purgeSignUps: null
  }
}

/** How long a send counts in the limits. */
const countedMs = 24 * 60 * 60 * 1000

export const signUpJobs: JobKinds = {
  purgeSignUps: {
    again: '27 * * * *',
    run: ({ db, now }) => deleteExpired(db, now(), new Date(now().getTime() - countedMs)),
  },
}
