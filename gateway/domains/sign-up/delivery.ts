import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { CodeRow } from './tables.ts'
import { loadTenant } from '../../platform/tenant/service.ts'
import { codeMinutes, type IssuedCode } from './codes.ts'
import { codeSms, signUpMail } from './letters.ts'
import { consumeCode, deleteCode } from './store.ts'

/** Mails a code. Where the mail can't leave, the code is forgotten, so that it can be asked for at once. */
export async function mailCode(
  context: GatewayContext,
  { code, row }: IssuedCode,
  hasAccount: boolean,
): Promise<void> {
  const letter = { brand: await brand(context), code, minutes: codeMinutes.EMAIL }
  const mail = signUpMail(context.language, hasAccount, letter)
  try {
    await context.messenger.sendMail(context.tenantId, { to: row.contact, ...mail })
  } catch (error) {
    await deleteCode(context.db, row.id)
    throw error
  }
}

/**
 * Texts a code; false where the carrier refused it. The code dies then, yet still counts: text
 * messages cost money, and refused ones too.
 */
export async function textCode(
  context: GatewayContext,
  { code, row }: IssuedCode,
  hasAccount: boolean,
): Promise<boolean> {
  const letter = { brand: await brand(context), code, minutes: codeMinutes.PHONE }
  try {
    const text = codeSms(context.language, row.purpose, hasAccount, letter)
    await context.messenger.sendSms(context.tenantId, row.contact, text)
    return true
  } catch (error) {
    context.log.warn({ reason: reasonOf(error, row) }, 'a text message could not be sent')
    await consumeCode(context.db, row.id)
    return false
  }
}

async function brand(context: GatewayContext): Promise<string> {
  return (await loadTenant(context)).name[context.language]
}

/** Providers like to quote the number; the log holds no personal data. */
function reasonOf(error: unknown, { contact }: CodeRow): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replaceAll(contact, '[number]').replace(/\+?\d{8,}/g, '[number]')
}
