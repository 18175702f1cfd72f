import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../database/pools.ts'
import type { Language } from '../../graphql/context.ts'
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

type Letter = { brand: string; code: string; origin: string }

/** The mail that brings a reset's link. */
export function resetMail(language: Language, { brand, code, origin }: Letter): Omit<Mail, 'to'> {
  const link = new URL(language === 'en' ? '/en/auth/handler' : '/auth/handler', origin)
  link.search = new URLSearchParams({ mode: 'resetPassword', oobCode: code }).toString()
  return mails[language](brand, link.href)
}

const mails: Record<Language, (brand: string, link: string) => Omit<Mail, 'to'>> = {
  ja: (brand, link) => ({
    subject: `【${brand}】パスワードの再設定`,
    text: `${brand}のパスワードを再設定します。
下のリンクを開いて、新しいパスワードを決めてください。

${link}

リンクは1時間使えます。

お心当たりがないときは、このメールを削除してください。パスワードは変わりません。
`,
  }),
  en: (brand, link) => ({
    subject: `Choose a new ${brand} password`,
    text: `Open this link to choose a new ${brand} password:

${link}

It works for one hour.

If this wasn't you, just delete this mail. Your password stays as it is.
`,
  }),
}
