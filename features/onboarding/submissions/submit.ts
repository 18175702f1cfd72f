import type { Environment } from 'relay-runtime'
import { graphql } from 'relay-runtime'
import type { Session } from '#platform/session/session.ts'
import type { Outcome, ProfileForm, Submission, TermsForm } from '../machines/onboarding.ts'
import { commit, linkSignUp } from './commit.ts'
import { toOutcome } from './outcome.ts'
import type { submitConfirmCodeMutation } from './__generated__/submitConfirmCodeMutation.graphql.ts'
import type { submitPasswordMutation } from './__generated__/submitPasswordMutation.graphql.ts'
import type { submitProfileMutation } from './__generated__/submitProfileMutation.graphql.ts'
import type { submitReferralCodeMutation } from './__generated__/submitReferralCodeMutation.graphql.ts'
import type { submitResendCodeMutation } from './__generated__/submitResendCodeMutation.graphql.ts'
import type { submitSkipSmsMutation } from './__generated__/submitSkipSmsMutation.graphql.ts'
import type { submitTermsMutation } from './__generated__/submitTermsMutation.graphql.ts'

type Parts = { environment: Environment; session: Session }

/** What the next step's screen shows of the sign-up: each answer brings it along. */
export const signUpAfterStep = graphql`
  fragment submit_signUp on SignUp {
    id
    step
    contactKind
    maskedContact
    hasAccount
    code {
      sentAt
      expiresAt
      resendableAt
      triesLeft
    }
  }
`

/** Hands a step's form in. Rejects where nothing is known of what came of it. */
export function submit(submission: Submission, { environment, session }: Parts): Promise<Outcome> {
  switch (submission.type) {
    case 'terms.submitted':
      return submitTerms(environment, submission.form)
    case 'code.submitted':
      return confirmCode(environment, submission.code)
    case 'code.requested':
      return resendCode(environment)
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

async function submitTerms(environment: Environment, form: TermsForm): Promise<Outcome> {
  const { startSignUp } = await commit<submitTermsMutation>(
    environment,
    graphql`
      mutation submitTermsMutation($input: StartSignUpInput!) {
        startSignUp(input: $input) {
          __typename
          ... on SignUpSuccess {
            signUp {
              step
              ...submit_signUp
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
          }
        }
      }
    `,
    { input: form },
    linkSignUp,
  )
  return toOutcome(withCode(startSignUp))
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
              ...submit_signUp
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

async function resendCode(environment: Environment): Promise<Outcome> {
  const { resendSignUpCode } = await commit<submitResendCodeMutation>(
    environment,
    graphql`
      mutation submitResendCodeMutation {
        resendSignUpCode {
          __typename
          ... on SignUpSuccess {
            signUp {
              step
              ...submit_signUp
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
          }
        }
      }
    `,
    {},
  )
  if (resendSignUpCode.__typename !== 'SendSmsCodeError') return toOutcome(resendSignUpCode)
  const { smsRetryAt: retryAt, ...error } = resendSignUpCode
  return toOutcome({ ...error, retryAt })
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
              ...submit_signUp
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

async function saveProfile(environment: Environment, form: ProfileForm): Promise<Outcome> {
  const { setSignUpProfile } = await commit<submitProfileMutation>(
    environment,
    graphql`
      mutation submitProfileMutation($input: UpdateProfileInput!) {
        setSignUpProfile(input: $input) {
          __typename
          ... on SignUpSuccess {
            signUp {
              step
              ...submit_signUp
            }
          }
          ... on DisplayNameError {
            code
            maxLength
          }
          ... on TextModerationError {
            word
          }
          ... on UploadNotFoundError {
            field
          }
          ... on UnauthenticatedError {
            field
          }
          ... on SignUpStepError {
            step
          }
        }
      }
    `,
    { input: form },
  )
  return toOutcome(setSignUpProfile)
}

async function saveReferralCode(environment: Environment, code: string | null): Promise<Outcome> {
  const { setSignUpReferralCode } = await commit<submitReferralCodeMutation>(
    environment,
    graphql`
      mutation submitReferralCodeMutation($code: String) {
        setSignUpReferralCode(input: { code: $code }) {
          __typename
          ... on SignUpSuccess {
            signUp {
              step
              ...submit_signUp
            }
          }
          ... on InviteCodeInvalidError {
            field
          }
          ... on InviteCodeNotFoundError {
            field
          }
          ... on InviteCodeAlreadyUsedError {
            field
          }
          ... on AuthorityAlreadyInvitedError {
            field
          }
          ... on RateLimitedError {
            retryAt
          }
          ... on UnauthenticatedError {
            field
          }
          ... on SignUpStepError {
            step
          }
        }
      }
    `,
    { code },
  )
  return toOutcome(setSignUpReferralCode)
}

async function skipPhone(environment: Environment): Promise<Outcome> {
  const { skipSms } = await commit<submitSkipSmsMutation>(
    environment,
    graphql`
      mutation submitSkipSmsMutation {
        skipSms {
          __typename
          ... on SignUpSuccess {
            signUp {
              step
              ...submit_signUp
            }
          }
          ... on UnauthenticatedError {
            field
          }
          ... on SignUpStepError {
            step
          }
        }
      }
    `,
    {},
  )
  return toOutcome(skipSms)
}
