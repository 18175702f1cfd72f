import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'

const file = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-jp/900Black/NotoSansJP_900Black.ttf',
)
const font = openSync(file) as Font

/** A word as outlines (Noto Sans JP Black), centred on `x` with its baseline on `y`, each letter turned a little. */
export function lettering(word: string, x: number, y: number, size: number, color: string): string {
  const k = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(word)
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * k
  let at = x - width / 2
  const letters = glyphs.map((glyph, index) => {
    const half = (positions[index]!.xAdvance * k) / 2
    const middle = at + half
    at += half * 2
    const turn = index % 2 === 0 ? -4 : 4
    const outline = glyph.path
      .scale(k, -k)
      .toSVG()
      .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))
    const lift = index % 2 === 0 ? 0 : -size * 0.05
    return `<path d="${outline}" transform="translate(${Math.round(middle)} ${Math.round(y + lift)}) rotate(${turn}) translate(${-Math.round(half)} 0)"/>`
  })
  const body = letters.join('')
  const around = (stroke: string, strokeWidth: number) =>
    `<g fill="${stroke}" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round">${body}</g>`
  return around('#fff', 26) + around(color, 13) + `<g fill="#fff">${body}</g>`
}
