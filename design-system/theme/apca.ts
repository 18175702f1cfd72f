/** Perceived luminance of a `#rrggbb`, as APCA estimates a screen's: its own exponent and weights (0.0.98G-4g). */
function screenLuminance(hex: string): number {
  const channel = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.4
  const y = 0.2126729 * channel(1) + 0.7151522 * channel(3) + 0.072175 * channel(5)
  // Near black, an eye sees less of a difference than the figures have.
  return y < 0.022 ? y + (0.022 - y) ** 1.414 : y
}

/**
 * Lightness contrast of words in one `#rrggbb` on another: APCA's Lc without its sign, 0–108. Unlike WCAG's ratio
 * it knows which of the two is the text, and that dark modes ask for more. Constants: APCA-W3 0.1.9.
 */
export function lightnessContrast(words: string, behind: string): number {
  const [text, paper] = [screenLuminance(words), screenLuminance(behind)]
  if (Math.abs(paper - text) < 0.0005) return 0
  const raw = paper > text ? paper ** 0.56 - text ** 0.57 : text ** 0.62 - paper ** 0.65
  const scaled = raw * 1.14
  return scaled < 0.1 ? 0 : (scaled - 0.027) * 100
}
