import type ja from '../../messages/ja.ts'
import type { TermsForm } from '../../signUp.ts'

/** What was typed into the first step: it outlives a reload. */
export const emptyTerms = {
  method: 'EMAIL' as 'EMAIL' | 'PHONE',
  email: '',
  phone: '',
  year: '',
  month: '',
  day: '',
  isAgreed: false,
  isGuardianAgreed: false,
}

export type TermsDraft = typeof emptyTerms

/** What must be there before it is worth sending, and the words that ask for it. */
export type Missing = Partial<
  Record<'contact' | 'birthDate' | 'guardian' | 'agreement', keyof typeof ja>
>

/** Plainly no address; what is one, the gateway says. */
const isAddressLike = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

function isDate({ year, month, day }: TermsDraft): boolean {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

export function findMissing(draft: TermsDraft): Missing {
  const isEmail = draft.method === 'EMAIL'
  const missing: Missing = {}
  if ((isEmail ? draft.email : draft.phone).trim() === '')
    missing.contact = isEmail
      ? 'onboarding.contact.emailMissing'
      : 'onboarding.contact.phoneMissing'
  else if (isEmail && !isAddressLike(draft.email.normalize('NFKC').trim()))
    missing.contact = 'errors.ContactError.NOT_AN_EMAIL'
  if (draft.year === '' || draft.month === '' || draft.day === '')
    missing.birthDate = 'onboarding.birthDate.missing'
  else if (!isDate(draft)) missing.birthDate = 'errors.BirthDateError.NOT_A_DATE'
  if (!draft.isAgreed) missing.agreement = 'onboarding.terms.agreeMissing'
  return missing
}

export function toTermsForm(
  draft: TermsDraft,
  versions: { terms: string; privacy: string },
): TermsForm {
  const { method: kind, email, phone, year, month, day } = draft
  return {
    contact: { kind, value: (kind === 'EMAIL' ? email : phone).trim() },
    birthDate: [year.padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    termsVersion: versions.terms,
    privacyVersion: versions.privacy,
    guardianConsent: draft.isGuardianAgreed,
  }
}
