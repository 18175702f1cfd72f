import { graphql, type Environment } from 'relay-runtime'
import type { Session } from '#platform/session/session.ts'
import { proveAndSend } from '#platform/submission/proveAndSend.ts'
import { sendMutation, type Sent } from '#platform/submission/sendMutation.ts'
import type { phoneSendLogInCodeMutation } from './__generated__/phoneSendLogInCodeMutation.graphql.ts'
import type { phoneSendSmsCodeMutation } from './__generated__/phoneSendSmsCodeMutation.graphql.ts'
import type { phoneVerifyLogInCodeMutation } from './__generated__/phoneVerifyLogInCodeMutation.graphql.ts'
import type { phoneVerifySmsCodeMutation } from './__generated__/phoneVerifySmsCodeMutation.graphql.ts'

/** A code on its way, and to which number. Instants are ISO 8601. */
export type SentCode = { sentTo: string; resendableAt: string }

/** Texts a code to the number that a new account wants to prove. */
export async function sendSmsCode(
  environment: Environment,
  phoneNumber: string,
  proveWork: Session['proveWork'],
): Promise<Sent<SentCode>> {
  const send = () =>
    sendMutation<phoneSendSmsCodeMutation>(environment, {
      mutation: graphql`
        mutation phoneSendSmsCodeMutation($phoneNumber: String!) {
          sendSmsCode(input: { phoneNumber: $phoneNumber }) {
            ... on SendSmsCodeSuccess @alias(as: "success") {
              delivery: code {
                sentTo
                resendableAt
              }
            }
            ...userError_error @alias(as: "error")
          }
        }
      `,
      variables: { phoneNumber },
    })
  return toSentCode(await proveAndSend(send, proveWork))
}

const toSentCode = ({ success, error }: Sent<{ delivery: SentCode }>): Sent<SentCode> =>
  error ? { error } : { success: success.delivery }

/** Proves the number with the code that came. */
export function verifySmsCode(environment: Environment, code: string): Promise<Sent<unknown>> {
  return sendMutation<phoneVerifySmsCodeMutation>(environment, {
    mutation: graphql`
      mutation phoneVerifySmsCodeMutation($code: String!) {
        verifySmsCode(input: { code: $code }) {
          ... on SignUpSuccess @alias(as: "success") {
            signUp {
              ...OnboardingFlow_signUp
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: { code },
  })
}

/** Texts a code to log in with: the same answer whether or not the number has an account. */
export async function sendLogInCode(
  environment: Environment,
  phoneNumber: string,
  proveWork: Session['proveWork'],
): Promise<Sent<SentCode>> {
  const send = () =>
    sendMutation<phoneSendLogInCodeMutation>(environment, {
      mutation: graphql`
        mutation phoneSendLogInCodeMutation($phoneNumber: String!) {
          sendLogInCode(input: { phoneNumber: $phoneNumber }) {
            ... on SendSmsCodeSuccess @alias(as: "success") {
              delivery: code {
                sentTo
                resendableAt
              }
            }
            ...userError_error @alias(as: "error")
          }
        }
      `,
      variables: { phoneNumber },
    })
  return toSentCode(await proveAndSend(send, proveWork))
}

/** Logs in with the code that came. */
export async function verifyLogInCode(
  environment: Environment,
  code: string,
  signIn: (customToken: string) => Promise<void>,
): Promise<Sent<unknown>> {
  const sent = await sendMutation<phoneVerifyLogInCodeMutation>(environment, {
    mutation: graphql`
      mutation phoneVerifyLogInCodeMutation($code: String!) {
        verifyLogInCode(input: { code: $code }) {
          ... on LogInSuccess @alias(as: "success") {
            customToken
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: { code },
  })
  if (sent.success) await signIn(sent.success.customToken)
  return sent
}
