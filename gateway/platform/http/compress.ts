import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RenderedPage } from './pageKeeper.ts'

type Encoding = 'br' | 'gzip'
type Bytes = Uint8Array<ArrayBuffer>

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Below this many characters an answer fits into a packet or two anyway. */
export const smallest = 1_024
/**
 * Brotli's qualities, of 11. Pages are compressed as they are drawn: 5 takes a fifth of the time of 11 for a
 * tenth more bytes. Answers are each made for one: 3 takes half the time of 5.
 */
const qualities = { page: 5, answer: 3 }

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

/** The best encoding that a browser takes by its Accept-Encoding, if there is one. */
export function encodingOf(accepted: string | null): Encoding | undefined {
  return (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?![.\\d]))`).test(accepted ?? ''),
  )
}

export async function compress(
  content: string | Uint8Array,
  encoding: Encoding,
  what: keyof typeof qualities,
): Promise<Bytes> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualities[what],
    [constants.BROTLI_PARAM_MODE]:
      typeof content === 'string' ? constants.BROTLI_MODE_TEXT : constants.BROTLI_MODE_GENERIC,
  }
  return new Uint8Array(
    await (encoding === 'br'
      ? brotli(content, { params })
      : zip(content, { level: what === 'answer' ? 1 : undefined })),
  )
}
