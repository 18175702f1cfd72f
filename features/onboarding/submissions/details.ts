import { graphql, type Environment } from 'relay-runtime'
import type { Outcome, ProfileForm } from '../machines/onboarding.ts'
import { commit } from './commit.ts'
import { toOutcome } from './outcome.ts'
import type { detailsProfileMutation } from './__generated__/detailsProfileMutation.graphql.ts'
import type { detailsReferralCodeMutation } from './__generated__/detailsReferralCodeMutation.graphql.ts'
import type { detailsSkipSmsMutation } from './__generated__/detailsSkipSmsMutation.graphql.ts'

/** Sets the new fan's name and picture. */
export async function saveProfile(environment: Environment, form: ProfileForm): Promise<Outcome> {
  const { setSignUpProfile } = await commit<detailsProfileMutation>(
    environment,
    graphql`
      mutation detailsProfileMutation($input: UpdateProfileInput!) {
        setSignUpProfile(input: $input) {
          __typename
          ... on SignUpSuccess {
            signUp {
              step
              ...OnboardingFlow_signUp
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

/** Says who invited the fan; null skips the step. */
export async function saveReferralCode(
  environment: Environment,
  code: string | null,
): Promise<Outcome> {
  const { setSignUpReferralCode } = await commit<detailsReferralCodeMutation>(
    environment,
    graphql`
      mutation detailsReferralCodeMutation($code: String) {
        setSignUpReferralCode(input: { code: $code }) {
          __typename
          ... on SignUpSuccess {
            signUp {
              step
              ...OnboardingFlow_signUp
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

/** Leaves the phone number for another day. */
export async function skipPhone(environment: Environment): Promise<Outcome> {
  const { skipSms } = await commit<detailsSkipSmsMutation>(
    environment,
    graphql`
      mutation detailsSkipSmsMutation {
        skipSms {
          __typename
          ... on SignUpSuccess {
            signUp {
              step
              ...OnboardingFlow_signUp
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
