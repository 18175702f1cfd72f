import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { setPen } from './pen.ts'
import { pieces } from './pieces.ts'
import type { Piece } from './pieces.ts'
import { Sheet } from './sheet.ts'

// Draws every picture into content/art and lists them in its index: node content/art/source/build.ts

const folder = new URL('../', import.meta.url)

function draw(piece: Piece, index: number): string {
  setPen(piece.grain, piece.light)
  // two letters a file: ids stay unique when several pictures are inlined in one page
  const letters = 'ghijklmnopqrstuvwxyz' // none that could make an id read as a colour
  const prefix = `${letters.charAt(Math.floor(index / 20))}${letters.charAt(index % 20)}`
  const sheet = new Sheet(prefix)
  const body = piece.draw(sheet)
  return sheet.svg(piece.width, piece.height, body)
}

/** The average colour of what is painted, transparent parts left out. */
async function dominantColor(svg: string): Promise<string> {
  const { data } = await sharp(Buffer.from(svg))
    .resize(64, 64, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sums = [0, 0, 0]
  let weight = 0
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0
    weight += alpha
    for (const channel of [0, 1, 2])
      sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0) * alpha
  }
  return `#${sums
    .map((sum) =>
      Math.round(sum / weight)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

async function entry(piece: Piece, svg: string): Promise<string> {
  const { name, width, height, focus, alt } = piece
  const quoted = (text: string) => `'${text}'`
  return `${quoted(name)}: {
    file: '${name}.svg', width: ${width}, height: ${height}, dominantColor: '${await dominantColor(svg)}',
    focus: { x: ${focus.x}, y: ${focus.y} },
    alt: { ja: ${quoted(alt.ja)}, en: ${quoted(alt.en)} },
  },`
}

const entries: string[] = []
for (const [index, piece] of pieces.entries()) {
  const svg = draw(piece, index)
  writeFileSync(new URL(`${piece.name}.svg`, folder), svg)
  entries.push(await entry(piece, svg))
}

const index = new URL('index.ts', folder)
writeFileSync(
  index,
  `/** One drawn picture: an SVG beside this file. */
export type Art = {
  file: string
  /** Size in its own units, the same as its viewBox. */
  width: number
  height: number
  /** Its average colour, shown while it loads. */
  dominantColor: string
  /** How a crop is placed, as CSS object-position: 0 keeps the left or top edge, 1 the right or bottom. */
  focus: { x: number; y: number }
  alt: { ja: string; en: string }
}

/** Every picture of the demo brands, by key. Written by source/build.ts. */
export const art = {
  ${entries.join('\n  ')}
} as const satisfies Record<string, Art>

export type ArtKey = keyof typeof art
`,
)
execFileSync('npx', ['oxfmt', index.pathname], { stdio: 'inherit' })
