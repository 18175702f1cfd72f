/** sRGB, each channel 0–1. */
type Rgb = readonly [number, number, number]

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const fromLinear = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

function parse(hex: string): Rgb {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

function format(rgb: Rgb): string {
  const byte = (c: number) => Math.round(Math.min(1, Math.max(0, c)) * 255)
  return `#${rgb.map((c) => byte(c).toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance of a `#rrggbb`, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r, g, b] = parse(hex)
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

/** Contrast ratio of two `#rrggbb` colours, 1–21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Lightness moved by `delta` (OKLab, 0–1), hue kept: steps that look even. Matrices: B. Ottosson. */
export function lighten(hex: string, delta: number): string {
  const [r, g, b] = parse(hex).map(toLinear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  // Adding the same to l, m and s is adding to OKLab's L alone.
  const [l3, m3, s3] = [(l + delta) ** 3, (m + delta) ** 3, (s + delta) ** 3]
  return format([
    fromLinear(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
    fromLinear(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
    fromLinear(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3),
  ])
}

/** Lowest contrast of `hex` against any of `others`. */
export const worst = (hex: string, others: readonly string[]) =>
  Math.min(...others.map((other) => contrast(hex, other)))

/**
 * The nearest colour of the same hue that has at least `ratio` against all `others`,
 * found by walking away from `hex` in small steps of lightness.
 * @throws Error when white or black is reached first.
 */
export function reach(
  hex: string,
  direction: 'lighter' | 'darker',
  ratio: number,
  others: readonly string[],
): string {
  const step = direction === 'lighter' ? 0.004 : -0.004
  for (let at = 0; at <= 250; at += 1) {
    const candidate = lighten(hex, step * at)
    if (worst(candidate, others) >= ratio) return candidate
  }
  throw new Error(`No ${direction} ${hex} has ${ratio} against ${others.join(', ')}`)
}
