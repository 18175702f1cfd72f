import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { SignUpRow } from './tables.ts'
import type { StartSignUpInput } from '../types.generated.ts'
import { newId } from '../../platform/ids.ts'
import { loadTenant } from '../../platform/tenant/service.ts'
import { findOwnerOfPhone } from '../user/service.ts'
import { ageOn, checkBirthDate, guardianlessAge, minimumAge } from './birthDate.ts'
import { issueCode, resendableAt, type IssuedCode, type Refusal } from './codes.ts'
import { normaliseEmail } from '../../platform/identity/email.ts'
import { normaliseMobileNumber } from './contact.ts'
import {
  currentSignUp,
  dropSignUpCookie,
  newSignUpCookie,
  rememberTooYoung,
  saidTooYoung,
  signUpSeconds,
} from './cookies.ts'
import { mailCode, textCode } from './delivery.ts'
import { rateLimited, sendSmsError, stepError, success } from './errors.ts'
import { deleteSignUp, findOpenCode, insertSignUp, updateSignUp } from './store.ts'

/**
 * Accepts the terms and sends a code. Age first: of those under 13 nothing is kept, and for an hour
 * another birth date from the same browser is refused too. The answer and its time are the same
 * whether or not the contact has an account.
 */
export async function startSignUp(context: GatewayContext, input: StartSignUpInput) {
  const refusal = refuseByAge(context, input)
  if (refusal?.__typename === 'AgeRestrictionError') await forgetSignUp(context)
  if (refusal) return refusal
  const outdated = await refuseByTerms(context, input)
  if (outdated) return outdated
  const contact = readContact(input)
  if (contact === undefined)
    return {
      __typename: 'ContactError' as const,
      field: 'contact',
      code:
        input.contact.kind === 'EMAIL'
          ? ('NOT_AN_EMAIL' as const)
          : ('NOT_A_MOBILE_NUMBER' as const),
    }
  const present = await currentSignUp(context)
  const agreement = agreementOf(input, context.now())
  const revised = present && (await revise(context, present, agreement, contact))
  if (revised) return success(revised)
  return begin(context, { contactKind: input.contact.kind, contact, ...agreement }, present)
}

/** Sends the code again, at the earliest a minute after the last one, which dies. */
export async function resendSignUpCode(context: GatewayContext) {
  const signUp = await currentSignUp(context)
  if (signUp?.step !== 'CONFIRMATION_CODE') return stepError(signUp)
  const issued = await context.db.transaction((transaction) =>
    issueCode(context, transaction, codeOf(signUp)),
  )
  if (issued.retryAt) return notSent(issued)
  return deliver(context, signUp, issued)
}

/** Whose contact this is; null where nobody has an account with it. */
export async function findAccount(
  { identity, tenantId, db }: GatewayContext,
  { contactKind, contact }: Pick<SignUpRow, 'contactKind' | 'contact'>,
): Promise<string | null> {
  if (contactKind === 'EMAIL') return identity.findUserIdByEmail(tenantId, contact)
  // Both at once, always: the time of an answer must not tell whose number it is.
  const [owner, found] = await Promise.all([
    findOwnerOfPhone(db, contact),
    identity.findUserIdByPhone(tenantId, contact),
  ])
  return owner?.id ?? found
}

function refuseByAge(context: GatewayContext, input: StartSignUpInput) {
  const tooYoung = { __typename: 'AgeRestrictionError' as const, field: 'birthDate' }
  if (saidTooYoung(context)) return tooYoung
  const now = context.now()
  const problem = checkBirthDate(input.birthDate, now)
  if (problem) return { __typename: 'BirthDateError' as const, field: 'birthDate', code: problem }
  const age = ageOn(input.birthDate, now)
  if (age < minimumAge) return tooYoung
  if (age < guardianlessAge && !input.guardianConsent)
    return { __typename: 'GuardianConsentRequiredError' as const, field: 'guardianConsent' }
  return undefined
}

async function forgetSignUp(context: GatewayContext): Promise<void> {
  if (!saidTooYoung(context)) rememberTooYoung(context)
  const signUp = await currentSignUp(context)
  if (!signUp || signUp.userId !== null) return
  dropSignUpCookie(context)
  await deleteSignUp(context.db, signUp.id)
}

async function refuseByTerms(context: GatewayContext, input: StartSignUpInput) {
  const { terms, privacyPolicy } = await loadTenant(context)
  if (input.termsVersion === terms.version && input.privacyVersion === privacyPolicy.version)
    return undefined
  return {
    __typename: 'TermsOutdatedError' as const,
    field: input.termsVersion === terms.version ? 'privacyVersion' : 'termsVersion',
    termsVersion: terms.version,
    privacyVersion: privacyPolicy.version,
  }
}

function readContact({ contact }: StartSignUpInput): string | undefined {
  return contact.kind === 'EMAIL'
    ? normaliseEmail(contact.value)
    : normaliseMobileNumber(contact.value)
}

/** The same form sent twice, or Back and forth: the code that is on its way stays good. */
async function revise(
  context: GatewayContext,
  signUp: SignUpRow,
  agreement: Agreement,
  contact: string,
): Promise<SignUpRow | undefined> {
  if (signUp.step !== 'CONFIRMATION_CODE' || signUp.contact !== contact) return undefined
  const code = await findOpenCode(context.db, 'SIGN_UP', signUp.id)
  if (!code || code.triesLeft === 0 || resendableAt(code) <= context.now()) return undefined
  // Under a new cookie: the one that came may have been planted by who began this sign-up.
  const { cookieHash, give } = newSignUpCookie(context)
  const change = { ...agreement, cookieHash }
  const revised = await updateSignUp(context.db, signUp.id, 'CONFIRMATION_CODE', change)
  if (revised) give()
  return revised
}

type Agreement = Pick<
  SignUpRow,
  'birthDate' | 'guardianConsentAt' | 'termsVersion' | 'privacyVersion' | 'termsAcceptedAt'
>

function agreementOf(input: StartSignUpInput, now: Date): Agreement {
  const { birthDate, termsVersion, privacyVersion } = input
  const guardianConsentAt = ageOn(birthDate, now) < guardianlessAge ? now : null
  return { birthDate, guardianConsentAt, termsVersion, privacyVersion, termsAcceptedAt: now }
}

async function begin(
  context: GatewayContext,
  asked: Agreement & Pick<SignUpRow, 'contactKind' | 'contact'>,
  present: SignUpRow | undefined,
) {
  const now = context.now()
  const { cookieHash, give } = newSignUpCookie(context)
  const begun = await context.db.transaction(async (transaction) => {
    const row = {
      ...asked,
      id: newId('signup'),
      step: 'CONFIRMATION_CODE' as const,
      createdAt: now,
      expiresAt: new Date(now.getTime() + signUpSeconds * 1000),
    }
    const issued = await issueCode(context, transaction, codeOf(row))
    if (issued.retryAt) return { refusal: issued }
    if (present && present.userId === null) await deleteSignUp(transaction, present.id)
    return { issued, signUp: await insertSignUp(transaction, { ...row, cookieHash }) }
  })
  if (begun.refusal) return notSent(begun.refusal)
  give()
  return deliver(context, begun.signUp, begun.issued)
}

function notSent({ reason, retryAt, proofDoublings }: Refusal) {
  return reason === 'BUDGET'
    ? sendSmsError(reason, 'contact', retryAt)
    : rateLimited(retryAt, proofDoublings)
}

function codeOf({ id, contactKind, contact }: Pick<SignUpRow, 'id' | 'contactKind' | 'contact'>) {
  return { purpose: 'SIGN_UP' as const, boundTo: id, contactKind, contact }
}

async function deliver(context: GatewayContext, signUp: SignUpRow, issued: IssuedCode) {
  const hasAccount = (await findAccount(context, signUp)) !== null
  if (signUp.contactKind === 'EMAIL') await mailCode(context, issued, hasAccount)
  else if (!(await textCode(context, issued, hasAccount)))
    return sendSmsError('UNDELIVERABLE', 'contact')
  return success(signUp)
}
