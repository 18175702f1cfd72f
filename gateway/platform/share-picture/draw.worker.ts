import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { readWidths } from '../fonts/widths.ts'
import type { Answer, Asked } from './drawer.ts'
import { artSize, colourOf, layOut, size } from './layout.ts'
import { toDrawn } from './words.ts'

// The program of a thread of its own, which `drawer.ts` starts: words and art in, a PNG out.

/** Unfolded, in pixels: art of our own and avatars have far fewer. */
const pixelLimit = 20_000_000
/** So many characters are looked at, however long a name is. */
const most = { label: 16, title: 90, line: 80, site: 30 }

const read = (file: string) =>
  readFileSync(
    new URL(`../../../node_modules/@expo-google-fonts/noto-sans-jp/${file}`, import.meta.url),
  )
const bold = read('700Bold/NotoSansJP_700Bold.ttf')
const font = { name: 'Noto Sans JP', style: 'normal' } as const
// The same array each time: what satori has read of a font, it keeps by it.
const fonts: Font[] = [
  { ...font, weight: 700, data: bold },
  { ...font, weight: 500, data: read('500Medium/NotoSansJP_500Medium.ttf') },
]
const widthOf = readWidths(bold)

parentPort!.on('message', (asked: Asked) => {
  answer(asked)
    .then((told) => parentPort!.postMessage(told, []))
    // Ends the thread: whoever waits is told so.
    .catch(() => process.exit(1))
})

async function answer(asked: Asked): Promise<Answer> {
  try {
    return { png: await draw(asked) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

async function draw({ words, palette, art }: Asked): Promise<Uint8Array> {
  const text = (part: keyof typeof most) => toDrawn(words[part], most[part], widthOf)
  const drawn = {
    label: text('label'),
    title: text('title'),
    line: text('line'),
    site: text('site'),
    palette,
    hasArt: art !== null,
  }
  // Markup in a name is text like any other: satori draws each character's outline.
  const element = layOut(drawn, widthOf) as Parameters<typeof satori>[0]
  const svg = await satori(element, { ...size, fonts })
  const picture = sharp(Buffer.from(svg))
  const left = size.width - artSize.width
  if (art) picture.composite([{ input: await cutArt(art, colourOf(palette, 5)), left, top: 0 }])
  return picture.png({ palette: true }).toBuffer()
}

/** The art as it stands in its corner: what is around the point to be kept, on the palette's ground. */
async function cutArt(art: NonNullable<Asked['art']>, ground: string): Promise<Buffer> {
  const { width, height, radius } = artSize
  const given = await sharp(art.bytes, { limitInputPixels: pixelLimit }).metadata()
  const scale = Math.max(width / given.width, height / given.height)
  // A drawing is drawn as large as it is needed, and no larger than it may be.
  const density = Math.min(Math.max(72 * scale, 72), 300)
  const [wide, high] = [Math.ceil(given.width * scale), Math.ceil(given.height * scale)]
  const from = (whole: number, part: number, focus: number) =>
    Math.round(Math.min(Math.max(whole * focus - part / 2, 0), whole - part))
  const cut = await sharp(art.bytes, { limitInputPixels: pixelLimit, density })
    .resize(wide, high, { fit: 'fill' })
    .extract({
      left: from(wide, width, art.focusX),
      top: from(high, height, art.focusY),
      width,
      height,
    })
    .flatten({ background: ground })
    .png()
    .toBuffer()
  const mask = `<svg width="${width}" height="${height}"><rect width="${width + radius}" height="${height}" rx="${radius}"/></svg>`
  return sharp(cut)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
}
