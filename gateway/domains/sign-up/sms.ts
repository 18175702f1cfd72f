import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { CodeRow } from './tables.ts'
import { isUniqueViolation } from '../../platform/database/pools.ts'
import { findOwnerOfPhone, updateUserPhone } from '../user/service.ts'
import { issueCode, tryCode, useCode, type NewCode } from './codes.ts'
import { maskContact, normaliseMobileNumber } from './contact.ts'
import { currentLogIn, dropLogInCookie, newLogIn, rememberContact } from './cookies.ts'
import { textCode } from './delivery.ts'
import { sendSmsError, smsCodeError, stepError, success } from './errors.ts'
import { advance, signUpOfBearer } from './profile.ts'
import { findAccount } from './accounts.ts'
import { updateSignUp } from './store.ts'

/** Texts a code to the number that a new fan wants to prove. Whose number it is now, is told after that. */
export async function sendSmsCode(context: GatewayContext, phoneNumber: string) {
  const { signUp, refusal } = await signUpOfBearer(context, 'SMS')
  if (refusal) return refusal
  const contact = normaliseMobileNumber(phoneNumber)
  if (contact === undefined) return sendSmsError('NOT_A_MOBILE_NUMBER', 'phoneNumber')
  return send(context, { purpose: 'SMS_STEP', boundTo: signUp.id, contact }, true)
}

/** Proves the number. One account has it; another's is refused, now that it is safe to say so. */
export async function verifySmsCode(context: GatewayContext, code: string) {
  const { signUp, userId, refusal } = await signUpOfBearer(context, 'SMS')
  if (refusal) return refusal
  const { row, problem } = await tryCode(context, 'SMS_STEP', signUp.id, code)
  if (problem) return smsCodeError(problem)
  const taken = smsCodeError({ code: 'NUMBER_TAKEN', triesLeft: 0 })
  try {
    // The code is used up only together with what it proves.
    return await context.db.transaction(async (transaction) => {
      const used = await useCode(transaction, row)
      if (used) return smsCodeError(used)
      if (await findOwnerOfPhone(transaction, row.contact)) return taken
      await updateUserPhone(transaction, userId, row.contact)
      const done = await updateSignUp(transaction, signUp.id, 'SMS', { step: 'DONE' })
      rememberContact(context, row.contact)
      return done ? success(done) : stepError(signUp)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'app_user_phone')) return taken
    throw error
  }
}

export async function skipSms(context: GatewayContext) {
  const { signUp, refusal } = await signUpOfBearer(context, 'SMS')
  return refusal ?? advance(context, signUp, 'DONE')
}

/** Texts a code to log in with. The same answer whether or not the number has an account. */
export async function sendLogInCode(context: GatewayContext, phoneNumber: string) {
  const contact = normaliseMobileNumber(phoneNumber)
  if (contact === undefined) return sendSmsError('NOT_A_MOBILE_NUMBER', 'phoneNumber')
  const hasAccount = (await findAccount(context, { contactKind: 'PHONE', contact })) !== null
  const { boundTo, give } = newLogIn(context)
  const formerly = currentLogIn(context)
  const sent = await send(context, { purpose: 'LOG_IN', boundTo, formerly, contact }, hasAccount)
  if (sent.__typename === 'SendSmsCodeSuccess') give()
  return sent
}

/** Logs in by the code that this browser asked for. Only now is it told that the number has no account. */
export async function verifyLogInCode(context: GatewayContext, code: string) {
  const boundTo = currentLogIn(context)
  if (boundTo === undefined) return smsCodeError({ code: 'EXPIRED', triesLeft: 0 })
  const { row, problem } = await tryCode(context, 'LOG_IN', boundTo, code)
  if (problem) return smsCodeError(problem)
  const used = await context.db.transaction((transaction) => useCode(transaction, row))
  if (used) return smsCodeError(used)
  dropLogInCookie(context)
  rememberContact(context, row.contact)
  return logIn(context, row)
}

async function logIn(context: GatewayContext, { contact }: CodeRow) {
  const userId = await findAccount(context, { contactKind: 'PHONE', contact })
  if (userId === null) return { __typename: 'AuthorityShouldBeSignUpError' as const }
  const customToken = await context.identity.createCustomToken(context.tenantId, userId)
  return { __typename: 'LogInSuccess' as const, customToken }
}

async function send(
  context: GatewayContext,
  asked: Omit<NewCode, 'contactKind'>,
  hasAccount: boolean,
) {
  const issued = await context.db.transaction((transaction) =>
    issueCode(context, transaction, { ...asked, contactKind: 'PHONE' }),
  )
  if (issued.retryAt)
    return sendSmsError(issued.reason, 'phoneNumber', issued.retryAt, issued.proofDoublings)
  if (!(await textCode(context, issued, hasAccount)))
    return sendSmsError('UNDELIVERABLE', 'phoneNumber')
  return {
    __typename: 'SendSmsCodeSuccess' as const,
    code: issued.row,
    maskedPhoneNumber: maskContact('PHONE', asked.contact),
  }
}
