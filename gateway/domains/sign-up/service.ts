import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { CodeRow, SignUpRow } from './tables.ts'
import { currentSignUp } from './cookies.ts'
import { findOpenCode } from './store.ts'

export { confirmSignUpCode, setSignUpPassword } from './account.ts'
export { findAccount } from './accounts.ts'
export { issueCode, resendableAt, tryCode, useCode, type CodeProblem } from './codes.ts'
export { maskContact, normaliseMobileNumber, showContact } from './contact.ts'
export { rememberContact } from './cookies.ts'
export { mailCode, textCode } from './delivery.ts'
export { setSignUpProfile, setSignUpReferralCode } from './profile.ts'
export { sendLogInCode, sendSmsCode, skipSms, verifyLogInCode, verifySmsCode } from './sms.ts'
export { resendSignUpCode, startSignUp } from './start.ts'

/** The sign-up this browser is in the middle of; null where there is none, or it is done. */
export async function viewerSignUp(context: GatewayContext): Promise<SignUpRow | null> {
  const signUp = await currentSignUp(context)
  return signUp === undefined || signUp.step === 'DONE' ? null : signUp
}

/** The code that the sign-up's present step waits for; null where it waits for none. */
export async function codeOnItsWay(
  { db }: GatewayContext,
  { id, step }: SignUpRow,
): Promise<CodeRow | null> {
  if (step !== 'CONFIRMATION_CODE' && step !== 'SMS') return null
  const purpose = step === 'SMS' ? 'SMS_STEP' : 'SIGN_UP'
  return (await findOpenCode(db, purpose, id)) ?? null
}
