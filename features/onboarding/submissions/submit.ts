import { graphql, type Environment, type RecordSourceSelectorProxy } from 'relay-runtime'
import type { Session } from '#platform/session/session.ts'
import { proveAndSend } from '#platform/submission/proveAndSend.ts'
import { sendMutation, type Sent } from '#platform/submission/sendMutation.ts'
import type { Moved, Submission, TermsForm } from '../signUp.ts'
import { saveProfile, saveReferralCode, skipPhone } from './details.ts'
import { toOutcome } from './outcome.ts'
import type { submitConfirmCodeMutation } from './__generated__/submitConfirmCodeMutation.graphql.ts'
import type { submitPasswordMutation } from './__generated__/submitPasswordMutation.graphql.ts'
import type { submitResendCodeMutation } from './__generated__/submitResendCodeMutation.graphql.ts'
import type { submitTermsMutation } from './__generated__/submitTermsMutation.graphql.ts'

type Parts = { environment: Environment; session: Session }

/** Hands a step's form in. Rejects where nothing is known of what came of it. */
export function submit(
  submission: Submission,
  { environment, session }: Parts,
): Promise<Sent<Moved>> {
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
  input: TermsForm,
  { proveWork }: Session,
): Promise<Sent<Moved>> {
  const send = () =>
    sendMutation<submitTermsMutation>(environment, {
      mutation: graphql`
        mutation submitTermsMutation($input: StartSignUpInput!) {
          startSignUp(input: $input) {
            ... on SignUpSuccess @alias(as: "success") {
              signUp {
                step
                ...OnboardingFlow_signUp
              }
            }
            ...userError_error @alias(as: "error")
          }
        }
      `,
      variables: { input },
      updater: linkSignUp,
    })
  return toOutcome(await proveAndSend(send, proveWork))
}

/** A sign-up that has just begun is the viewer's from now on. */
function linkSignUp(store: RecordSourceSelectorProxy): void {
  const signUp = store.getRootField('startSignUp')?.getLinkedRecord('signUp')
  if (signUp) store.getRoot().getLinkedRecord('viewer')?.setLinkedRecord(signUp, 'signUp')
}

async function confirmCode(environment: Environment, code: string): Promise<Sent<Moved>> {
  return toOutcome(
    await sendMutation<submitConfirmCodeMutation>(environment, {
      mutation: graphql`
        mutation submitConfirmCodeMutation($code: String!) {
          confirmSignUpCode(input: { code: $code }) {
            ... on SignUpSuccess @alias(as: "success") {
              signUp {
                step
                ...OnboardingFlow_signUp
              }
            }
            ...userError_error @alias(as: "error")
          }
        }
      `,
      variables: { code },
    }),
  )
}

async function resendCode(environment: Environment, { proveWork }: Session): Promise<Sent<Moved>> {
  const send = () =>
    sendMutation<submitResendCodeMutation>(environment, {
      mutation: graphql`
        mutation submitResendCodeMutation {
          resendSignUpCode {
            ... on SignUpSuccess @alias(as: "success") {
              signUp {
                step
                ...OnboardingFlow_signUp
              }
            }
            ...userError_error @alias(as: "error")
          }
        }
      `,
      variables: {},
    })
  return toOutcome(await proveAndSend(send, proveWork))
}

/** Creates the account and signs this browser in. Handed in again after a fault, it is the same account. */
async function createAccount(
  environment: Environment,
  password: string,
  { signInWithCustomToken }: Session,
): Promise<Sent<Moved>> {
  const sent = await sendMutation<submitPasswordMutation>(environment, {
    mutation: graphql`
      mutation submitPasswordMutation($password: String!) {
        setSignUpPassword(input: { password: $password }) {
          ... on SignUpAccountSuccess @alias(as: "success") {
            customToken
            signUp {
              step
              ...OnboardingFlow_signUp
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: { password },
  })
  if (sent.success) await signInWithCustomToken(sent.success.customToken)
  return toOutcome(sent)
}
