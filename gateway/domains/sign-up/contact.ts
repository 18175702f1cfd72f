import { narrow } from '#rules/typed.ts'

export type ContactKind = 'EMAIL' | 'PHONE'

/**
 * A Japanese mobile number in E.164, such as `+819012345678`, from `090-1234-5678`, full-width digits,
 * `+81 90…` or `0081 90…`. Undefined where it is no number that takes text messages.
 */
export function normaliseMobileNumber(text: string): string | undefined {
  const digits = narrow(text)
    .replace(/[\s\p{Pd}ー−.()]/gu, '')
    .replace(/^(?:\+|00|010)810?/, '0')
  return /^0[6-9]0\d{8}$/.test(digits) ? `+81${digits.slice(1)}` : undefined
}

/** A kept contact as people write it: a Japanese mobile number such as `090-1234-5678`, an address as it is. */
export const showContact = (contact: string): string =>
  contact.replace(/^\+81(\d{2})(\d{4})(\d{4})$/, '0$1-$2-$3')

/** The contact with most of it hidden, such as `h••••@example.com` or `090-••••-5678`. */
export function maskContact(kind: ContactKind, contact: string): string {
  if (kind === 'PHONE') return `0${contact.slice(3, 5)}-••••-${contact.slice(-4)}`
  return `${contact.slice(0, 1)}••••${contact.slice(contact.lastIndexOf('@'))}`
}
