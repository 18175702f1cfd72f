import { narrow, toKatakana } from './typed.ts'

/** Digits of an account in Japan, whatever keyboard they were typed with; undefined where they are not so many. */
function digits(typed: string, count: number): string | undefined {
  const plain = narrow(typed).replace(/[\s-]/g, '')
  return new RegExp(`^\\d{${count}}$`).test(plain) ? plain : undefined
}

/** A bank's number: four digits. */
export const toBankCode = (typed: string) => digits(typed, 4)
/** A branch's number: three digits. */
export const toBranchCode = (typed: string) => digits(typed, 3)
/** An account's number: seven digits, with zeros before where it has fewer. */
export const toAccountNumber = (typed: string) => digits(typed, 7)

/** As long as transfers take it. */
export const holderMaxLength = 30
const holder = /^[ァ-ヶーA-Z0-9 ()（）.,\-/・「」]+$/

/**
 * Whose account it is, as banks write it: full-width katakana, with capitals, digits and what stands between;
 * undefined where that can't be made of it. Hiragana, half-width kana and small letters are taken.
 */
export function toAccountHolder(typed: string): string | undefined {
  const written = toKatakana(typed).toUpperCase().replace(/[−ｰ‐]/g, 'ー').replace(/\s+/g, ' ')
  const hasKatakana = /[ァ-ヶ]/.test(written)
  return hasKatakana && written.length <= holderMaxLength && holder.test(written)
    ? written
    : undefined
}
