/**
 * What is compared rather than read (an e-mail, a number, a code, a postal code, a search) in half width, whatever
 * keyboard it was typed with: NFKC, one kind of hyphen, no white space around it. Not for names or posts.
 */
export function narrow(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/(?<=\d)[\p{Pd}ー−](?=\d)/gu, '-')
    .trim()
}

/** A reading as it is written on a parcel: full-width katakana, from hiragana and half-width kana too. */
export function toKatakana(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCodePoint(kana.codePointAt(0)! + 0x60))
    .trim()
}

/** Whether a text is full-width katakana and nothing else, but for the spaces and dots between words. */
export function isKatakana(text: string): boolean {
  return /^[ァ-ヶー・＝\s]+$/.test(text)
}
