import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext, Language } from '../../platform/graphql/context.ts'
import type { JobContext, JobData } from '../../platform/jobs/kinds.ts'
import type { CodeRow } from './tables.ts'
import { loadTenant } from '../../platform/tenant/service.ts'
import { findAccount } from './accounts.ts'
import { codeMinutes, digitsOf, type IssuedCode } from './codes.ts'
import { codeSms, newAddressMail, signUpMail } from './letters.ts'
import { consumeCode, findCode } from './store.ts'

/** Has a code mailed, once the transaction that issued it has committed. */
export async function mailCode(
  context: GatewayContext,
  transaction: Transaction,
  { row }: IssuedCode,
): Promise<void> {
  const { jobs, language, tenantId } = context
  await jobs.enqueue(tenantId, 'mailCode', { codeId: row.id, language }, transaction)
}

/** Mails a code that still serves; whether its contact has an account by then, the letter alone tells. */
export async function sendCodeMail(
  context: JobContext,
  { codeId, language }: JobData['mailCode'],
): Promise<void> {
  const { db, messenger, now, tenantId } = context
  const row = await findCode(db, codeId)
  if (!row || row.isConsumed || row.expiresAt <= now()) return
  const { contact } = row
  const hasAccount = (await findAccount(context, { contactKind: 'EMAIL', contact })) !== null
  const letter = {
    brand: await brand(context, language),
    code: digitsOf(context, row),
    minutes: Math.ceil((row.expiresAt.getTime() - now().getTime()) / 60_000),
  }
  const mail =
    row.purpose === 'CHANGE_EMAIL'
      ? newAddressMail(language, letter)
      : signUpMail(language, hasAccount, letter)
  await messenger.sendMail(tenantId, { to: contact, ...mail })
}

/**
 * Texts a code; false where the carrier refused it. The code dies then, yet still counts: text
 * messages cost money, and refused ones too.
 */
export async function textCode(
  context: GatewayContext,
  { row }: IssuedCode,
  hasAccount: boolean,
): Promise<boolean> {
  const { language } = context
  const letter = {
    brand: await brand(context, language),
    code: digitsOf(context, row),
    minutes: codeMinutes.PHONE,
  }
  try {
    const text = codeSms(language, row.purpose, hasAccount, letter)
    await context.messenger.sendSms(context.tenantId, row.contact, text)
    return true
  } catch (error) {
    context.log.warn({ reason: reasonOf(error, row) }, 'a text message could not be sent')
    await consumeCode(context.db, row.id)
    return false
  }
}

async function brand(
  context: Pick<GatewayContext, 'cache' | 'db' | 'tenantId'>,
  language: Language,
): Promise<string> {
  return (await loadTenant(context)).name[language]
}

/** Providers like to quote the number; the log holds no personal data. */
function reasonOf(error: unknown, { contact }: CodeRow): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replaceAll(contact, '[number]').replace(/\+?\d{8,}/g, '[number]')
}
