import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { RenderedPage } from './pageCache.ts'

type Encoding = 'br' | 'gzip'
type Bytes = Uint8Array<ArrayBuffer>

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Below this many bytes an answer fits into a packet or two anyway. */
const smallest = 1_024
const largestAtOnce = 32 * 1_024
/**
 * Brotli's qualities, of 11. Pages are compressed as they are rendered: 5 takes a fifth of the time of 11 for a
 * tenth more bytes. Answers are each made for one: 3 takes half the time of 5. A font is cut once and kept, and stays the
 * same for ever: 10 takes a few milliseconds more for a fourteenth less.
 */
const qualities = { page: 5, answer: 3, font: 10 }
type What = keyof typeof qualities

const compressed = new WeakMap<RenderedPage, Map<Encoding, Promise<Bytes>>>()

/** A page's body as the browser takes it best, and the encoding's name. A page that is kept is compressed once. */
export async function compressPage(
  page: RenderedPage,
  accepted: string | null,
): Promise<{ body: string | Bytes; encoding?: Encoding }> {
  const encoding = encodingOf(accepted)
  if (!encoding || page.html.length < smallest) return { body: page.html }
  const known = compressed.get(page) ?? new Map<Encoding, Promise<Bytes>>()
  compressed.set(page, known)
  const body = known.get(encoding) ?? compress(page.html, encoding, 'page')
  known.set(encoding, body)
  return { body: await body, encoding }
}

/**
 * An answer as the browser takes it best, its bytes' number and the encoding's name. One of some 30 kB is compressed in
 * a tenth of a millisecond: a thread of its own would cost as much again.
 */
export async function compressAnswer(
  text: string,
  accepted: string | null | undefined,
): Promise<{ body: string | Bytes; length: number; encoding?: Encoding }> {
  const encoding = encodingOf(accepted)
  const length = Buffer.byteLength(text)
  // A text is written together with its head, bytes are not.
  if (!encoding || length < smallest) return { body: text, length }
  const { br, gzip: zipped } = optionsOf('answer', text)
  const body =
    length > largestAtOnce
      ? await compress(text, encoding, 'answer')
      : encoding === 'br'
        ? brotliCompressSync(text, br)
        : gzipSync(text, zipped)
  return { body, length: body.byteLength, encoding }
}

const encodings = (['br', 'gzip'] as const).map((name) => ({
  name,
  shape: new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?![.\\d]))`),
}))

/** The best encoding that a browser takes by its Accept-Encoding, if there is one. */
export function encodingOf(accepted: string | null | undefined): Encoding | undefined {
  return encodings.find(({ shape }) => shape.test(accepted ?? ''))?.name
}

export async function compress(
  content: string | Uint8Array,
  encoding: Encoding,
  what: What,
): Promise<Bytes> {
  const { br, gzip: zipped } = optionsOf(what, content)
  return new Uint8Array(await (encoding === 'br' ? brotli(content, br) : zip(content, zipped)))
}

function optionsOf(what: What, content: string | Uint8Array) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualities[what],
    [constants.BROTLI_PARAM_MODE]:
      typeof content === 'string' ? constants.BROTLI_MODE_TEXT : constants.BROTLI_MODE_GENERIC,
  }
  return { br: { params }, gzip: { level: what === 'answer' ? 1 : undefined } }
}
