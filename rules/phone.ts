import { narrow } from './typed.ts'

/**
 * A Japanese number in E.164, such as `+819012345678`, from `090-1234-5678`, full-width digits, `+81 90…` or
 * `0081 90…`: a mobile one (also 060, and IP 050) of 11 digits, or a land line of 10. Undefined where it is none.
 */
export function toPhoneNumber(text: string): string | undefined {
  const digits = narrow(text)
    .replace(/^tel:/i, '')
    .replace(/[\s\p{Pd}ー−.・·()]/gu, '')
    .replace(/^(?:\+|00|010)810?/, '0')
  return /^0(?:[5-9]0\d{8}|[1-9]\d{8})$/.test(digits) ? `+81${digits.slice(1)}` : undefined
}

/** A number as it is dialled: `090-1234-5678`; a land line's digits are left together, as its parts differ by town. */
export function formatPhoneNumber(phoneNumber: string): string {
  const digits = phoneNumber.replace(/^\+81/, '0')
  return digits.replace(/^(0\d0)(\d{4})(\d{4})$/, '$1-$2-$3')
}
