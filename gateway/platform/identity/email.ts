import { domainToASCII } from 'node:url'
import { narrow } from '#rules/typed.ts'

// The local part as in HTML's `type="email"` (https://html.spec.whatwg.org/#valid-e-mail-address), in small letters.
// Carriers here have issued addresses with dots side by side, so it may hold them.
const localPart = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/
// Labels as the same pattern has them: 1 to 63 letters, digits and inner hyphens. A mail domain has two of them or
// more, and the last one begins with a letter (RFC 3696, 2): what ends in a number is an IPv4 address.
const domainName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
// `domainToASCII` reads a URL's host: it would drop a path and decode `%`.
const noDomain = /(?![a-z0-9.-])[\u0000-\u007f]/

/**
 * The address as it is kept and compared: half-width and in small letters, its domain in ASCII.
 * Undefined where it is no e-mail address.
 */
export function normaliseEmail(text: string): string | undefined {
  const [local = '', typed = '', ...rest] = narrow(text).toLowerCase().split('@')
  if (rest.length > 0 || noDomain.test(typed)) return undefined
  const domain = domainToASCII(typed)
  const address = `${local}@${domain}`
  const isAddress = localPart.test(local) && domainName.test(domain) && address.length <= 254
  return isAddress ? address : undefined
}
