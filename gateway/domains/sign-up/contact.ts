import { domainToASCII } from 'node:url'

export type ContactKind = 'EMAIL' | 'PHONE'

// Carriers here have issued addresses with dots side by side, so the local part may hold them.
const emailShape = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9-]+\.)+[a-z0-9-]{2,63}$/

/**
 * The address as it is kept and compared: half-width and in small letters, its domain in ASCII.
 * Undefined where it is no e-mail address.
 */
export function normaliseEmail(text: string): string | undefined {
  const [local, domain, ...rest] = text.normalize('NFKC').trim().toLowerCase().split('@')
  if (local === undefined || domain === undefined || rest.length > 0) return undefined
  const address = `${local}@${domainToASCII(domain)}`
  return address.length <= 254 && emailShape.test(address) ? address : undefined
}

/**
 * A Japanese mobile number in E.164, such as `+819012345678`, from `090-1234-5678`, full-width digits,
 * `+81 90…` or `0081 90…`. Undefined where it is no number that takes text messages.
 */
export function normaliseMobileNumber(text: string): string | undefined {
  const digits = text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}ー−.()]/gu, '')
    .replace(/^(?:\+|00|010)810?/, '0')
  return /^0[6-9]0\d{8}$/.test(digits) ? `+81${digits.slice(1)}` : undefined
}

/** The contact with most of it hidden, such as `h••••@example.com` or `090-••••-5678`. */
export function maskContact(kind: ContactKind, contact: string): string {
  if (kind === 'PHONE') return `0${contact.slice(3, 5)}-••••-${contact.slice(-4)}`
  return `${contact.slice(0, 1)}••••${contact.slice(contact.lastIndexOf('@'))}`
}
