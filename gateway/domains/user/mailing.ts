import { isolate } from '#rules/isolate.ts'
import type { GatewayContext, Language } from '../../platform/graphql/context.ts'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import type { Reader } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/messenger.ts'
import { loadTenant } from '../../platform/tenant/service.ts'
import { findUser, updateUserLanguage } from './store.ts'

/** A letter in each language. */
export type FanWords = Record<Language, (letter: Reader) => Omit<Mail, 'to'>>

/**
 * Mails a fan in the language that they last used: false where they have left, are kept out, or have told no e-mail
 * address. For jobs, which may come twice: whoever writes once only keeps a row of it.
 * To `address`, where it is not the one they have now. A mail with a `key` is the same one however often it is sent.
 */
export async function mailFan(
  context: JobContext,
  fanId: string,
  words: FanWords,
  address?: string,
): Promise<boolean> {
  const { db, identity, messenger, tenantId } = context
  const fan = await findUser(db, fanId)
  if (fan?.status !== 'active') return false
  const to = address ?? (await identity.findEmail(tenantId, fanId))
  if (to === null) return false
  const { language } = fan
  const brand = (await loadTenant(context)).name[language]
  const name = isolate(fan.displayName)
  const mail = words[language]({ name, brand, link: linkOf(context, language) })
  await messenger.sendMail(tenantId, { to, ...mail })
  return true
}

/** Words whose mail is the same one however often it is sent: `key` says which. */
export function keyed(words: FanWords, key: string): FanWords {
  return {
    ja: (reader) => ({ ...words.ja(reader), key }),
    en: (reader) => ({ ...words.en(reader), key }),
  }
}

/** Remembers in which language the viewer does what we may write to them about. */
export async function noteLanguage({ db, userId, language }: GatewayContext): Promise<void> {
  if (userId !== null) await updateUserLanguage(db, userId, language)
}

/** Makes a path of the site a link, in a language. */
export const linkOf =
  ({ config }: Pick<JobContext, 'config'>, language: Language) =>
  (path: string) =>
    `${config.origin}${language === 'ja' ? '' : `/${language}`}${path}`
