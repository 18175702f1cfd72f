import { narrow } from './typed.ts'

/** Seven digits of any width, with or without 〒 and a hyphen; undefined where it is no postal code. */
export function toPostalCode(text: string): string | undefined {
  const digits = narrow(text).replace(/[〒\s\p{Pd}ー−]/gu, '')
  return /^\d{7}$/.test(digits) ? digits : undefined
}

/** As it is written on a parcel: `150-0001`. */
export function formatPostalCode(code: string): string {
  return `${code.slice(0, 3)}-${code.slice(3)}`
}
