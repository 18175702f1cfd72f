import { lte } from 'drizzle-orm'
import { purgeDocumentSessions } from '../../document-session/service.ts'
import type { JobContext, JobKinds } from '../../jobs/kinds.ts'
import { passwordReset, throttle, usedToken } from '../tables.ts'
import { purgeSignIns } from './sign-ins.ts'

declare module '../../jobs/kinds.ts' {
  interface JobData {
    purgeSignIns: null
  }
}

/** Takes away what has expired of sign-ins, hourly. */
export const identityJobs: JobKinds = {
  purgeSignIns: { run: purgeExpired, again: '17 * * * *' },
}

async function purgeExpired({ db, now }: JobContext): Promise<void> {
  await db.delete(usedToken).where(lte(usedToken.expiresAt, now()))
  await db.delete(passwordReset).where(lte(passwordReset.expiresAt, now()))
  await db.delete(throttle).where(lte(throttle.endsAt, now()))
  await purgeSignIns(db, now())
  await purgeDocumentSessions(db, now())
}
