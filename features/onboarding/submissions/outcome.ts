import type { Sent } from '#platform/submission/sendMutation.ts'
import type { SignUpStep } from '#schema/types.generated.ts'
import type { Outcome } from '../machines/onboarding.ts'

type Step = { readonly signUp: { readonly step: SignUpStep } }

/** What a step's answer means to the flow. */
export function toOutcome({ success, error }: Sent<Step>): Outcome {
  if (!error) return { kind: 'moved', place: success.signUp.step }
  switch (error.__typename) {
    case 'AgeRestrictionError':
      return { kind: 'moved', place: 'TOO_YOUNG' }
    case 'AuthorityShouldBeLogInError': {
      const { contactKind: kind, contact: value } = error.values
      return { kind: 'moved', place: 'LOG_IN', contact: { kind, value } }
    }
    case 'SignUpStepError':
      // Another tab went on: so does this one.
      return error.values?.step
        ? { kind: 'moved', place: error.values.step }
        : { kind: 'refused', error }
    default:
      return { kind: 'refused', error }
  }
}
