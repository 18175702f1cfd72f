import type { ShownError } from '#features/errors/index.ts'
import { ProviderError } from '#platform/session/session.ts'

export type FieldName =
  | 'contact'
  | 'birthDate'
  | 'guardian'
  | 'code'
  | 'password'
  | 'name'
  | 'avatar'
  | 'phone'

/** Beside which field an error is said. What is not here is said over the form. */
const fields = new Map<string, FieldName>([
  ['ContactError', 'contact'],
  ['BirthDateError', 'birthDate'],
  ['GuardianConsentRequiredError', 'guardian'],
  ['AuthenticationCodeError', 'code'],
  ['VerifySmsCodeError', 'code'],
  ['PasswordError', 'password'],
  ['DisplayNameError', 'name'],
  ['TextModerationError', 'name'],
  ['UploadNotFoundError', 'avatar'],
  ['InviteCodeInvalidError', 'code'],
  ['InviteCodeNotFoundError', 'code'],
  ['InviteCodeAlreadyUsedError', 'code'],
  ['AuthorityAlreadyInvitedError', 'code'],
  ['SendSmsCodeError', 'phone'],
])

/** The field that an error belongs to; undefined where it concerns the whole form. */
export function fieldOf(problem: ShownError | null): FieldName | undefined {
  return problem === null || problem instanceof Error ? undefined : fields.get(problem.__typename)
}

/** Whether the sign-in provider refused: it has words of its own. */
export function isProviderProblem(problem: ShownError | null): problem is ProviderError {
  return problem instanceof ProviderError
}
