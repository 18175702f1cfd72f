import { toRomaji } from 'wanakana'
import { toKatakana } from '#rules/typed.ts'

/** What makes two spellings of a searched word one: width, case and kana are no difference. */
export const fold = (text: string): string => toKatakana(text).toLowerCase()

/**
 * How a word is read, in Latin letters without its long vowels, as the CLDR writes the readings of emoji: たいよう and
 * taiyō are both `taiyo`. What is no kana stays, so a word that is still being typed (たいy) is read so far.
 */
export const foldReading = (text: string): string =>
  toRomaji(toKatakana(text).replaceAll('ー', ''))
    .normalize('NFD')
    .replace(/\u0304/g, '')
    .toLowerCase()
    .replace(/ou|([aueo])\1/g, (_, vowel: string | undefined) => vowel ?? 'o')
