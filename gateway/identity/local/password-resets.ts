import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../database/pools.ts'
import type { Mail } from '../../mail/messenger.ts'
import { passwordReset } from '../tables.ts'
import { hashOf, newSecret } from './secrets.ts'

const resetMinutes = 60

/** Keeps a new code, good for an hour and one change of password. Returns what goes into the link. */
export async function createReset(db: Queryable, userId: string, now: Date): Promise<string> {
  const code = newSecret().toString('base64url')
  const expiresAt = new Date(now.getTime() + resetMinutes * 60_000)
  await db.insert(passwordReset).values({ codeHash: hashOf(code), userId, expiresAt })
  return code
}

/** Whose reset this is. Looking does not use it up: mail scanners open links. */
export async function findReset(
  db: Queryable,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: passwordReset.userId })
    .from(passwordReset)
    .where(isLive(code, now))
  return found?.userId
}

/** Uses the code up, and all others of its owner. Of many at once only one gets the user's id. */
export async function takeReset(
  db: Queryable,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const [taken] = await db
    .delete(passwordReset)
    .where(isLive(code, now))
    .returning({ userId: passwordReset.userId })
  if (taken) await db.delete(passwordReset).where(eq(passwordReset.userId, taken.userId))
  return taken?.userId
}

function isLive(code: string, now: Date) {
  return and(eq(passwordReset.codeHash, hashOf(code)), gt(passwordReset.expiresAt, now))
}

/** The mail, in Japanese unless English was asked for. */
export function resetMail(to: string, code: string, origin: string, language: 'ja' | 'en'): Mail {
  const link = new URL(language === 'en' ? '/en/auth/handler' : '/auth/handler', origin)
  link.search = new URLSearchParams({ mode: 'resetPassword', oobCode: code }).toString()
  const { subject, before, after } = words[language]
  return { to, subject, text: `${before}\n\n${link.href}\n\n${after}\n` }
}

const words = {
  ja: {
    subject: 'パスワードを新しく決めてください',
    before: '下のリンクを開いて、新しいパスワードを決めてください。',
    after:
      'リンクは1時間で使えなくなります。\nお心当たりがなければ、このメールはそのまま閉じてください。パスワードは変わりません。',
  },
  en: {
    subject: 'Choose a new password',
    before: 'Open this link to choose a new password.',
    after:
      'The link works for one hour.\nIf you did not ask for it, you can ignore this mail. Your password stays as it is.',
  },
}
