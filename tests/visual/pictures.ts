import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import sharp, { type Region } from 'sharp'
import type { PictureRequest } from './takePicture.ts'

const root = resolve(import.meta.dirname, '../..')
const baselines = join(import.meta.dirname, 'baselines')
const evidence = join(root, 'test-results/pictures')

/** A picture as RGB bytes, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

type Name = Pick<PictureRequest, 'story' | 'mode'>

/** `<component>/<story>.<mode>`, from an id like `design-system-button--busy`. */
function nameOf({ story, mode }: Name): string {
  return `${story.replace('--', '/')}.${mode}`
}

/** A picture file's pixels: all, or those of an area. */
export async function decode(file: Buffer, area?: Region): Promise<Pixels> {
  const picture = area ? sharp(file).extract(area) : sharp(file)
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes: data }
}

/** Round corners differ by this much, of 255, with what was painted before; no eye sees it. */
const tolerance = 2

/** Whether a person would see the same. */
export function samePixels(one: Pixels, other: Pixels): boolean {
  if (one.width !== other.width || one.height !== other.height) return false
  if (one.bytes.equals(other.bytes)) return true
  return one.bytes.every((byte, at) => Math.abs(byte - (other.bytes[at] ?? 0)) <= tolerance)
}

/** Whether every pixel has the colour of the one before it. */
export function isBlank({ bytes }: Pixels): boolean {
  return bytes.subarray(3).equals(bytes.subarray(0, -3))
}

function encoder({ width, height, bytes }: Pixels) {
  return sharp(bytes, { raw: { width, height, channels: 3 } })
}

async function write(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

/** The stored picture, or undefined where the story has none yet. */
export async function baselineOf(name: Name): Promise<Pixels | undefined> {
  const file = await readFile(join(baselines, `${nameOf(name)}.webp`)).catch(() => undefined)
  return file && decode(file)
}

/** Lossless, so that what is read back is what was seen. */
export async function writeBaseline(name: Name, pixels: Pixels): Promise<void> {
  const stored = await baselineOf(name)
  if (stored && samePixels(stored, pixels)) return
  const webp = await encoder(pixels).webp({ lossless: true, effort: 4 }).toBuffer()
  await write(join(baselines, `${nameOf(name)}.webp`), webp)
}

/**
 * Leaves for a person what was seen, and where it differs from the baseline.
 * @returns the folder, from the project's root.
 */
export async function writeEvidence(
  name: Name,
  seen: Pixels,
  expected: Pixels | undefined,
): Promise<string> {
  const stem = join(evidence, nameOf(name))
  await write(`${stem}.seen.png`, await encoder(seen).png().toBuffer())
  if (expected) {
    await write(`${stem}.expected.png`, await encoder(expected).png().toBuffer())
    const isSameSize = seen.width === expected.width && seen.height === expected.height
    if (isSameSize) await write(`${stem}.difference.png`, await difference(seen, expected))
  }
  return relative(root, dirname(stem))
}

function difference(seen: Pixels, expected: Pixels): Promise<Buffer> {
  const bytes = Buffer.from(seen.bytes.map((byte, at) => (byte === expected.bytes[at] ? 255 : 0)))
  return encoder({ ...seen, bytes })
    .png()
    .toBuffer()
}

const seen = new Map<string, string>()

/** The other story that has shown exactly these pixels in this run and mode, if any. */
export function firstWith(
  { width, height, bytes }: Pixels,
  { story, mode }: Name,
): string | undefined {
  const hash = createHash('sha1').update(`${mode} ${width} ${height} `).update(bytes).digest('hex')
  const first = seen.get(hash)
  if (!first) seen.set(hash, story)
  return first === story ? undefined : first
}
