import type { ShownError } from '#features/errors/index.ts'
import type { ContactKind, SignUpStep } from '#schema/types.generated.ts'
import type { Outcome } from '../machines/onboarding.ts'

type Payload =
  | { readonly __typename: 'SignUpSuccess'; readonly signUp: { readonly step: SignUpStep } }
  | { readonly __typename: 'SignUpAccountSuccess'; readonly signUp: { readonly step: SignUpStep } }
  | {
      readonly __typename: 'AuthorityShouldBeLogInError'
      readonly contactKind: ContactKind
      readonly contact: string
    }
  | Exclude<ShownError, Error | { readonly __typename: 'AuthorityShouldBeLogInError' }>

/** What a step's answer means to the flow. */
export function toOutcome(payload: Payload): Outcome {
  switch (payload.__typename) {
    case 'SignUpSuccess':
    case 'SignUpAccountSuccess':
      return { kind: 'moved', place: payload.signUp.step }
    case 'AgeRestrictionError':
      return { kind: 'moved', place: 'TOO_YOUNG' }
    case 'AuthorityShouldBeLogInError':
      return {
        kind: 'moved',
        place: 'LOG_IN',
        contact: { kind: payload.contactKind, value: payload.contact },
      }
    case 'SignUpStepError':
      // Another tab went on: so does this one.
      return payload.step
        ? { kind: 'moved', place: payload.step }
        : { kind: 'refused', error: payload }
    default:
      return { kind: 'refused', error: payload }
  }
}
