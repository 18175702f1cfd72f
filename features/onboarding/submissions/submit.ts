import type { Environment } from 'relay-runtime'
import { graphql } from 'relay-runtime'
import type { Session } from '#platform/session/session.ts'
import type { Outcome, Submission, TermsForm } from '../machines/onboarding.ts'
import { commit, linkSignUp } from './commit.ts'
import { saveProfile, saveReferralCode, skipPhone } from './details.ts'
import { toOutcome } from './outcome.ts'
import { withWork } from './withWork.ts'
import type { submitConfirmCodeMutation } from './__generated__/submitConfirmCodeMutation.graphql.ts'
import type { submitPasswordMutation } from './__generated__/submitPasswordMutation.graphql.ts'
import type { submitResendCodeMutation } from './__generated__/submitResendCodeMutation.graphql.ts'
import type { submitTermsMutation } from './__generated__/submitTermsMutation.graphql.ts'

type Parts = { environment: Environment; session: Session }

/** Hands a step's form in. Rejects where nothing is known of what came of it. */
export function submit(submission: Submission, { environment, session }: Parts): Promise<Outcome> {
  switch (submission.type) {
    case 'terms.submitted':
      return submitTerms(environment, submission.form, session)
    case 'code.submitted':
      return confirmCode(environment, submission.code)
    case 'code.requested':
      return resendCode(environment, session)
    case 'password.submitted':
      return createAccount(environment, submission.password, session)
    case 'profile.submitted':
      return saveProfile(environment, submission.form)
    case 'referralCode.submitted':
      return saveReferralCode(environment, submission.code)
    case 'referralCode.skipped':
      return saveReferralCode(environment, null)
    case 'phone.skipped':
      return skipPhone(environment)
  }
}

async function submitTerms(
  environment: Environment,
  form: TermsForm,
  { proveWork }: Session,
): Promise<Outcome> {
  const payload = await withWork(() => startSignUp(environment, form), proveWork)
  return toOutcome(withCode(payload))
}

async function startSignUp(environment: Environment, form: TermsForm) {
  const { startSignUp: payload } = await commit<submitTermsMutation>(
    environment,
    graphql`
      mutation submitTermsMutation($input: StartSignUpInput!) {
        startSignUp(input: $input) {
          __typename
          ... on SignUpSuccess {
            signUp {
              step
              ...OnboardingFlow_signUp
            }
          }
          ... on BirthDateError {
            birthDateCode: code
          }
          ... on ContactError {
            contactCode: code
          }
          ... on TermsOutdatedError {
            termsVersion
          }
          ... on GuardianConsentRequiredError {
            field
          }
          ... on AgeRestrictionError {
            field
          }
          ... on SendSmsCodeError {
            smsCode: code
            smsRetryAt: retryAt
          }
          ... on RateLimitedError {
            retryAt
            proofDoublings
          }
        }
      }
    `,
    { input: form },
    linkSignUp,
  )
  return payload
}

/** A union cannot be asked for one field of several types: each is asked for by a name of its own. */
function withCode(payload: submitTermsMutation['response']['startSignUp']) {
  switch (payload.__typename) {
    case 'BirthDateError':
      return { __typename: payload.__typename, code: payload.birthDateCode }
    case 'ContactError':
      return { __typename: payload.__typename, code: payload.contactCode }
    case 'SendSmsCodeError':
      return { __typename: payload.__typename, code: payload.smsCode, retryAt: payload.smsRetryAt }
    default:
      return payload
  }
}

async function confirmCode(environment: Environment, code: string): Promise<Outcome> {
  const { confirmSignUpCode } = await commit<submitConfirmCodeMutation>(
    environment,
    graphql`
      mutation submitConfirmCodeMutation($code: String!) {
        confirmSignUpCode(input: { code: $code }) {
          __typename
          ... on SignUpSuccess {
            signUp {
              step
              ...OnboardingFlow_signUp
            }
          }
          ... on AuthenticationCodeError {
            code
            triesLeft
          }
          ... on AuthorityShouldBeLogInError {
            contactKind
            contact
          }
          ... on SignUpStepError {
            step
          }
        }
      }
    `,
    { code },
  )
  return toOutcome(confirmSignUpCode)
}

async function resendCode(environment: Environment, { proveWork }: Session): Promise<Outcome> {
  const payload = await withWork(() => resendSignUpCode(environment), proveWork)
  if (payload.__typename !== 'SendSmsCodeError') return toOutcome(payload)
  const { smsRetryAt: retryAt, ...error } = payload
  return toOutcome({ ...error, retryAt })
}

async function resendSignUpCode(environment: Environment) {
  const { resendSignUpCode: payload } = await commit<submitResendCodeMutation>(
    environment,
    graphql`
      mutation submitResendCodeMutation {
        resendSignUpCode {
          __typename
          ... on SignUpSuccess {
            signUp {
              step
              ...OnboardingFlow_signUp
            }
          }
          ... on SignUpStepError {
            step
          }
          ... on SendSmsCodeError {
            code
            smsRetryAt: retryAt
          }
          ... on RateLimitedError {
            retryAt
            proofDoublings
          }
        }
      }
    `,
    {},
  )
  return payload
}

/** Creates the account and signs this browser in. Handed in again after a fault, it is the same account. */
async function createAccount(
  environment: Environment,
  password: string,
  { signInWithCustomToken }: Session,
): Promise<Outcome> {
  const { setSignUpPassword } = await commit<submitPasswordMutation>(
    environment,
    graphql`
      mutation submitPasswordMutation($password: String!) {
        setSignUpPassword(input: { password: $password }) {
          __typename
          ... on SignUpAccountSuccess {
            customToken
            signUp {
              step
              ...OnboardingFlow_signUp
            }
          }
          ... on PasswordError {
            code
            minLength
          }
          ... on AuthorityShouldBeLogInError {
            contactKind
            contact
          }
          ... on SignUpStepError {
            step
          }
        }
      }
    `,
    { password },
  )
  if (setSignUpPassword.__typename === 'SignUpAccountSuccess')
    await signInWithCustomToken(setSignUpPassword.customToken)
  return toOutcome(setSignUpPassword)
}
