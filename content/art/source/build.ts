import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Art } from '../index.ts'
import { setPen } from './pen.ts'
import { pieces } from './pieces.ts'
import type { Piece } from './pieces.ts'
import { Sheet } from './sheet.ts'

// Draws every picture into content/art and lists them in its art.json: node content/art/source/build.ts

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

/** What not everyone may see at any time stands apart. */
const fileOf = ({ name, isHeld }: Piece) => `${isHeld ? 'held/' : ''}${name}.svg`

async function entry(piece: Piece, svg: string): Promise<[name: string, art: Art]> {
  const { width, height, focus, alt, name } = piece
  const file = fileOf(piece)
  const { isOpaque } = await sharp(Buffer.from(svg)).stats()
  const color = await dominantColor(svg)
  return [name, { file, width, height, dominantColor: color, isOpaque, focus, alt }]
}

const entries: [name: string, art: Art][] = []
for (const [index, piece] of pieces.entries()) {
  const svg = draw(piece, index)
  writeFileSync(new URL(fileOf(piece), folder), svg)
  entries.push(await entry(piece, svg))
}

const data = new URL('art.json', folder)
writeFileSync(data, JSON.stringify(Object.fromEntries(entries)))
execFileSync('npx', ['oxfmt', data.pathname], { stdio: 'inherit' })
