/**
 * What is compared rather than read (an e-mail, a number, a code, a postal code, a search) in half width, whatever
 * keyboard it was typed with: NFKC, one kind of hyphen, nothing that can't be seen, no white space around it. Not for names or posts.
 */
export function narrow(text: string): string {
  return text
    .replace(invisible, '')
    .normalize('NFKC')
    .replace(/(?<=\d)[\p{Pd}ー−](?=\d)/gu, '-')
    .trim()
}

/** What draws nothing and comes along with what is pasted: marks of direction, joiners, fillers, the byte-order mark. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu

// The same but for what names, scripts and emoji are made with: joiners, variation selectors and tags.
const marks =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}/gu

/** A line that is read rather than compared, such as a name or a street, without the marks that paste brings along. */
export const withoutMarks = (text: string): string => text.replace(marks, '')

// Dashes and lines of any kind that stand for a long mark; a plain hyphen is one of a company's name.
const longMark = /(?<=[\p{Script=Hiragana}\p{Script=Katakana}ﾞﾟ])[\u2010-\u2015\u2212\u2500\uff0d]/gu

/** Voicing marks that stand apart (か゛), as NFKC leaves them after a space, become those that join. */
const joined = (text: string): string => text.replace(/ ?([\u3099\u309a])/g, '$1').normalize('NFC')

/**
 * A reading as it is written on a parcel: full-width katakana, from hiragana and half-width kana too, its long marks
 * and double hyphens written one way.
 */
export function toKatakana(text: string): string {
  const plain = text.replace(invisible, '').replace(longMark, 'ー').replace(/゠/g, '＝')
  return joined(plain.normalize('NFKC'))
    .replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCodePoint(kana.codePointAt(0)! + 0x60))
    .replace(/=/g, '＝')
    .trim()
}

/** Whether a text is full-width katakana and nothing else, but for the spaces and dots between words. */
export function isKatakana(text: string): boolean {
  return /^[ァ-ヺー・＝ヽヾ\s]+$/.test(text)
}
