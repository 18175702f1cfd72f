/** Letters that are written from right to left (Hebrew, Arabic and their kin), and marks that turn a text's direction. */
const turning =
  /[\u0590-\u08FF\u200F\u202A-\u202E\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/**
 * A name, or whatever somebody wrote, as it is put among other words: where it is written from right to left it is
 * isolated (U+2068 … U+2069), or else a number and a colon after it would jump over it. Anything else stays as it is.
 */
export function isolate(text: string): string {
  return turning.test(text) ? `\u2068${text}\u2069` : text
}
