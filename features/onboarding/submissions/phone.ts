import { graphql, type Environment } from 'relay-runtime'
import type { SendOutcome, VerifyOutcome } from '../machines/phoneProofMachine.ts'
import type { Session } from '#platform/session/session.ts'
import { commit } from './commit.ts'
import { withWork } from './withWork.ts'
import type { phoneSendLogInCodeMutation } from './__generated__/phoneSendLogInCodeMutation.graphql.ts'
import type { phoneSendSmsCodeMutation } from './__generated__/phoneSendSmsCodeMutation.graphql.ts'
import type { phoneVerifyLogInCodeMutation } from './__generated__/phoneVerifyLogInCodeMutation.graphql.ts'
import type { phoneVerifySmsCodeMutation } from './__generated__/phoneVerifySmsCodeMutation.graphql.ts'

/** Texts a code to the number that a new account wants to prove. */
export async function sendSmsCode(
  environment: Environment,
  phoneNumber: string,
  proveWork: Session['proveWork'],
): Promise<SendOutcome> {
  const send = () =>
    commit<phoneSendSmsCodeMutation>(
      environment,
      graphql`
        mutation phoneSendSmsCodeMutation($phoneNumber: String!) {
          sendSmsCode(input: { phoneNumber: $phoneNumber }) {
            __typename
            ... on SendSmsCodeSuccess {
              maskedPhoneNumber
              delivery: code {
                resendableAt
              }
            }
            ... on SendSmsCodeError {
              code
              retryAt
              proofDoublings
            }
            ... on SignUpStepError {
              step
            }
            ... on UnauthenticatedError {
              field
            }
          }
        }
      `,
      { phoneNumber },
    )
  return toSendOutcome(await withWork(async () => (await send()).sendSmsCode, proveWork))
}

type Sent =
  | phoneSendSmsCodeMutation['response']['sendSmsCode']
  | phoneSendLogInCodeMutation['response']['sendLogInCode']

function toSendOutcome(sent: Sent): SendOutcome {
  return sent.__typename === 'SendSmsCodeSuccess'
    ? { kind: 'sent', maskedPhoneNumber: sent.maskedPhoneNumber, ...sent.delivery }
    : { kind: 'refused', error: sent }
}

/** Proves the number with the code that came. */
export async function verifySmsCode(
  environment: Environment,
  code: string,
): Promise<VerifyOutcome> {
  const { verifySmsCode: verified } = await commit<phoneVerifySmsCodeMutation>(
    environment,
    graphql`
      mutation phoneVerifySmsCodeMutation($code: String!) {
        verifySmsCode(input: { code: $code }) {
          __typename
          ... on SignUpSuccess {
            signUp {
              ...OnboardingFlow_signUp
            }
          }
          ... on VerifySmsCodeError {
            code
            triesLeft
          }
          ... on SignUpStepError {
            step
          }
          ... on UnauthenticatedError {
            field
          }
        }
      }
    `,
    { code },
  )
  return verified.__typename === 'SignUpSuccess'
    ? { kind: 'proven' }
    : { kind: 'refused', error: verified }
}

/** Texts a code to log in with: the same answer whether or not the number has an account. */
export async function sendLogInCode(
  environment: Environment,
  phoneNumber: string,
  proveWork: Session['proveWork'],
): Promise<SendOutcome> {
  const send = () =>
    commit<phoneSendLogInCodeMutation>(
      environment,
      graphql`
        mutation phoneSendLogInCodeMutation($phoneNumber: String!) {
          sendLogInCode(input: { phoneNumber: $phoneNumber }) {
            __typename
            ... on SendSmsCodeSuccess {
              maskedPhoneNumber
              delivery: code {
                resendableAt
              }
            }
            ... on SendSmsCodeError {
              code
              retryAt
              proofDoublings
            }
          }
        }
      `,
      { phoneNumber },
    )
  return toSendOutcome(await withWork(async () => (await send()).sendLogInCode, proveWork))
}

/** Logs in with the code that came. */
export async function verifyLogInCode(
  environment: Environment,
  code: string,
  signIn: (customToken: string) => Promise<void>,
): Promise<VerifyOutcome> {
  const { verifyLogInCode: verified } = await commit<phoneVerifyLogInCodeMutation>(
    environment,
    graphql`
      mutation phoneVerifyLogInCodeMutation($code: String!) {
        verifyLogInCode(input: { code: $code }) {
          __typename
          ... on LogInSuccess {
            customToken
          }
          ... on VerifySmsCodeError {
            code
            triesLeft
          }
          ... on AuthorityShouldBeSignUpError {
            field
          }
        }
      }
    `,
    { code },
  )
  if (verified.__typename !== 'LogInSuccess') return { kind: 'refused', error: verified }
  await signIn(verified.customToken)
  return { kind: 'proven' }
}
