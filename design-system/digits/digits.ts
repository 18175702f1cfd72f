/** Digits of any width (１２３ or 123), as ASCII, all else dropped, cut at `length`. */
export function digitsOf(text: string, length: number): string {
  return text
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, length)
}
