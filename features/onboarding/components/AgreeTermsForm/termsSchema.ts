import * as v from 'valibot'
import { agreed, email, narrow } from '#platform/form/values.ts'
import type { ContactKind } from '#schema/types.generated.ts'

/** The draft of the first step: the password's step and the log-in know from it who comes. */
export const termsDraft = 'signUp:terms'

export const emptyTerms = {
  contact: { kind: 'EMAIL' as ContactKind, email: '', phone: '' },
  birthDate: { year: '', month: '', day: '' },
  guardianConsent: false,
  isAgreed: false,
}

const contact = v.pipe(
  v.variant('kind', [
    v.object({
      kind: v.literal('EMAIL'),
      email: email('onboarding.contact.emailMissing', 'errors.ContactError.NOT_AN_EMAIL'),
    }),
    v.object({ kind: v.literal('PHONE'), phone: narrow('onboarding.contact.phoneMissing') }),
  ]),
  v.transform((reached) => ({
    kind: reached.kind,
    value: reached.kind === 'EMAIL' ? reached.email : reached.phone,
  })),
)

type DateParts = typeof emptyTerms.birthDate

const isFilled = ({ year, month, day }: DateParts) => year !== '' && month !== '' && day !== ''

function isDate({ year, month, day }: DateParts): boolean {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

const birthDate = v.pipe(
  v.object({ year: v.string(), month: v.string(), day: v.string() }),
  v.check(isFilled, 'onboarding.birthDate.missing'),
  v.check(isDate, 'errors.BirthDateError.NOT_A_DATE'),
  v.transform(({ year, month, day }) =>
    [year.padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  ),
)

/** What the first step asks. Whether a guardian has to consent, the gateway says. */
export const termsSchema = v.pipe(
  v.object({
    contact,
    birthDate,
    guardianConsent: v.boolean(),
    isAgreed: agreed('onboarding.terms.agreeMissing'),
  }),
  v.transform(({ isAgreed: _, ...asked }) => asked),
)
