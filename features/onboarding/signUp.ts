import type { ProfileValues } from '#features/profile/index.ts'
import type { ContactKind, SignUpStep } from '#schema/types.generated.ts'

/** Where a fan stands: a step of the server's sign-up, or one of two ends that it sends elsewhere. */
export type SignUpStage = SignUpStep | 'LOG_IN' | 'TOO_YOUNG'

export type Contact = { kind: ContactKind; value: string }

export type TermsForm = {
  contact: Contact
  /** `YYYY-MM-DD` */
  birthDate: string
  termsVersion: string
  privacyVersion: string
  guardianConsent: boolean
}

/** What a fan hands in. Secrets travel in the event and stay nowhere. */
export type Submission =
  | { type: 'terms.submitted'; form: TermsForm }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.requested' }
  | { type: 'password.submitted'; password: string }
  | { type: 'profile.submitted'; form: ProfileValues }
  | { type: 'referralCode.submitted'; code: string }
  | { type: 'referralCode.skipped' }
  | { type: 'phone.skipped' }

/** Where the server's answer leads. */
export type Moved = {
  stage: SignUpStage
  /** Proven by the code, and so told in full: it fills the log-in form. */
  contact?: Contact
}
