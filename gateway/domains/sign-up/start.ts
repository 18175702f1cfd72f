import { ageOn } from '#rules/day.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { SignUpRow } from './tables.ts'
import type { StartSignUpInput } from '../types.generated.ts'
import { newId } from '../../platform/ids.ts'
import { loadTenant } from '../../platform/tenant/service.ts'
import { findAccount } from './accounts.ts'
import { checkBirthDate, guardianlessAge, minimumAge } from './birthDate.ts'
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
  const issued = await context.db.transaction((transaction) => issue(context, transaction, signUp))
  if (issued.retryAt) return notSent(issued)
  return deliver(context, signUp, issued)
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
    const issued = await issue(context, transaction, row)
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

/** Issues a code; where it goes by mail, the mail is to be sent from here on. */
async function issue(
  context: GatewayContext,
  transaction: Transaction,
  { id, contactKind, contact }: Pick<SignUpRow, 'id' | 'contactKind' | 'contact'>,
) {
  const code = { purpose: 'SIGN_UP' as const, boundTo: id, contactKind, contact }
  const issued = await issueCode(context, transaction, code)
  if (!issued.retryAt && contactKind === 'EMAIL') await mailCode(context, transaction, issued)
  return issued
}

/** A carrier says at once whether it takes a text message; mails are on their way. */
async function deliver(context: GatewayContext, signUp: SignUpRow, issued: IssuedCode) {
  if (signUp.contactKind === 'EMAIL') return success(signUp)
  const hasAccount = (await findAccount(context, signUp)) !== null
  return (await textCode(context, issued, hasAccount))
    ? success(signUp)
    : sendSmsError('UNDELIVERABLE', 'contact')
}
