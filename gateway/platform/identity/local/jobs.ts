import { lte } from 'drizzle-orm'
import { purgeDocumentSessions } from '../../document-session/service.ts'
import type { Language } from '../../graphql/context.ts'
import type { JobContext, JobData, JobKinds } from '../../jobs/kinds.ts'
import { loadTenant } from '../../tenant/service.ts'
import { findAccount } from '../accounts.ts'
import { passwordReset, throttle, usedToken } from '../tables.ts'
import { subjectOf } from './calls.ts'
import { resetMail } from './letters.ts'
import { dropReset, keepReset, resetCode, resetMinutes } from './password-resets.ts'
import { purgeSignIns } from './sign-ins.ts'
import { countAttempt, resetMailLimit } from '../throttle.ts'

declare module '../../jobs/kinds.ts' {
  interface JobData {
    /** A link that changes a password; without a user it was asked for an address that has no account. */
    mailPasswordReset: {
      userId: string | null
      resetId: string
      /** ISO 8601. */
      askedAt: string
      language: Language
    }
    purgeSignIns: null
  }
}

declare module '../../ids.ts' {
  interface IdPrefixes {
    reset: 'a password reset that was asked for'
  }
}

/** What the gateway's own identity service does later, and hourly. */
export const identityJobs: JobKinds = {
  mailPasswordReset: { run: mailReset },
  purgeSignIns: { run: purgeExpired, again: '17 * * * *' },
}

/** Sent twice, it brings the same link; a link that was used, or whose hour is over, is not brought to life again. */
async function mailReset(
  context: JobContext,
  { userId, resetId, askedAt, language }: JobData['mailPasswordReset'],
): Promise<void> {
  const { config, db, messenger, now, tenantId } = context
  const account = userId === null ? undefined : await findAccount(db, userId)
  const expiresAt = new Date(new Date(askedAt).getTime() + resetMinutes * 60_000)
  if (account?.standing !== 'active' || !account.email || expiresAt <= now()) return
  if (account.tokensValidAfter > new Date(askedAt)) return
  const { email } = account
  const code = resetCode(config, resetId)
  const isNew = await keepReset(db, code, { userId: account.userId, expiresAt })
  if (isNew && !(await countAttempt(db, resetMailLimit, [subjectOf(email)], now())))
    return dropReset(db, code)
  const brand = (await loadTenant(context)).name[language]
  const mail = resetMail(language, { brand, code, origin: config.origin })
  await messenger.sendMail(tenantId, { to: email, ...mail })
}

async function purgeExpired({ db, now }: JobContext): Promise<void> {
  await db.delete(usedToken).where(lte(usedToken.expiresAt, now()))
  await db.delete(passwordReset).where(lte(passwordReset.expiresAt, now()))
  await db.delete(throttle).where(lte(throttle.endsAt, now()))
  await purgeSignIns(db, now())
  await purgeDocumentSessions(db, now())
}
