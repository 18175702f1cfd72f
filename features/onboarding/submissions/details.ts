import { graphql, type Environment } from 'relay-runtime'
import type { ProfileValues } from '#features/profile/index.ts'
import type { Moved } from '../signUp.ts'
import { sendMutation, type Sent } from '#platform/submission/sendMutation.ts'
import { toOutcome } from './outcome.ts'
import type { detailsProfileMutation } from './__generated__/detailsProfileMutation.graphql.ts'
import type { detailsReferralCodeMutation } from './__generated__/detailsReferralCodeMutation.graphql.ts'
import type { detailsSkipSmsMutation } from './__generated__/detailsSkipSmsMutation.graphql.ts'

/** Sets the new fan's name and picture. */
export async function saveProfile(
  environment: Environment,
  form: ProfileValues,
): Promise<Sent<Moved>> {
  return toOutcome(
    await sendMutation<detailsProfileMutation>(environment, {
      mutation: graphql`
        mutation detailsProfileMutation($input: UpdateProfileInput!) {
          setSignUpProfile(input: $input) {
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
      variables: { input: form },
    }),
  )
}

/** Says who invited the fan; null skips the step. */
export async function saveReferralCode(
  environment: Environment,
  code: string | null,
): Promise<Sent<Moved>> {
  return toOutcome(
    await sendMutation<detailsReferralCodeMutation>(environment, {
      mutation: graphql`
        mutation detailsReferralCodeMutation($code: String) {
          setSignUpReferralCode(input: { code: $code }) {
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

/** Leaves the phone number for another day. */
export async function skipPhone(environment: Environment): Promise<Sent<Moved>> {
  return toOutcome(
    await sendMutation<detailsSkipSmsMutation>(environment, {
      mutation: graphql`
        mutation detailsSkipSmsMutation {
          skipSms {
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
    }),
  )
}
