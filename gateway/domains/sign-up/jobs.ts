import type { Language } from '../../platform/graphql/context.ts'
import type { JobKinds } from '../../platform/jobs/kinds.ts'
import { sendCodeMail } from './delivery.ts'
import { deleteExpired } from './store.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    /** A code that goes to an address; its sign-up may be over by then. */
    mailCode: { codeId: string; language: Language }
    purgeSignUps: null
  }
}

/** How long a send counts in the limits. */
const countedMs = 24 * 60 * 60 * 1000

export const signUpJobs: JobKinds = {
  mailCode: { run: sendCodeMail },
  purgeSignUps: {
    again: '27 * * * *',
    run: ({ db, now }) => deleteExpired(db, now(), new Date(now().getTime() - countedMs)),
  },
}
