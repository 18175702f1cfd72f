import type { Sent } from '#platform/submission/sendMutation.ts'
import type { SignUpStep } from '#schema/types.generated.ts'
import type { Moved } from '../signUp.ts'

type Step = { readonly signUp: { readonly step: SignUpStep } }

/** What a step's answer means to the flow: some refusals lead on. */
export function toOutcome({ success, error }: Sent<Step>): Sent<Moved> {
  if (!error) return { success: { stage: success.signUp.step } }
  switch (error.__typename) {
    case 'AgeRestrictionError':
      return { success: { stage: 'TOO_YOUNG' } }
    case 'AuthorityShouldBeLogInError': {
      const { contactKind: kind, contact: value } = error.values
      return { success: { stage: 'LOG_IN', contact: { kind, value } } }
    }
    case 'SignUpStepError':
      // Another tab went on: so does this one.
      return error.values?.step ? { success: { stage: error.values.step } } : { error }
    default:
      return { error }
  }
}
