import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Logger } from 'pino'

/** A picture that takes longer to re-encode, in milliseconds, was made to: one of 40 megapixels takes about a second. */
const patienceMs = 15_000
/** What a re-encoded picture takes at most, in bytes: an uncompressed one of 1600 × 1600, written in base64. */
const longestAnswer = 16 * 1024 * 1024

export type PictureProblem = 'NOT_AN_IMAGE' | 'TOO_MANY_PIXELS'

/** What becomes of it: a square of 512 × 512, or a picture of its own ratio within 1600 × 1600. */
export type PictureShape = 'avatar' | 'message'

type Measures = { width: number; height: number; dominantColor: string }
export type Redrawn = Measures & { bytes: Buffer }

/** What the encoding process answers with. */
export type Reencoded = (Measures & { base64: string }) | { problem: PictureProblem }

const run = promisify(execFile)
const program = fileURLToPath(new URL('./reencode.process.ts', import.meta.url))

/** What the first bytes say: PNG, JPEG, GIF, WebP or AVIF. A name or a content type proves nothing. */
export function looksLikePicture(bytes: Buffer): boolean {
  const at = (offset: number, text: string) =>
    bytes.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'))
  const isIsoMedia = at(4, 'ftyp') && /avif|avis/.test(bytes.toString('latin1', 8, 32))
  return (
    at(0, '\u0089PNG\r\n\u001a\n') ||
    at(0, '\u00ff\u00d8\u00ff') ||
    at(0, 'GIF87a') ||
    at(0, 'GIF89a') ||
    (at(0, 'RIFF') && at(8, 'WEBP')) ||
    isIsoMedia
  )
}

/**
 * Re-encodes an uploaded picture as a WebP of this shape, with nothing else of the file. A process of its own does it,
 * below the gateway's priority and with none of its secrets: a decoder that crashes, hangs or takes all memory ends
 * that picture alone.
 */
export async function reencode(
  bytes: Buffer,
  log: Logger,
  shape: PictureShape,
  withinMs = patienceMs,
): Promise<Redrawn | PictureProblem> {
  if (!looksLikePicture(bytes)) return 'NOT_AN_IMAGE'
  try {
    const running = run(process.execPath, [program, shape], {
      env: {},
      timeout: withinMs,
      killSignal: 'SIGKILL',
      maxBuffer: longestAnswer,
    })
    // Where it ends before it has read all, its end says why.
    running.child.stdin?.on('error', () => undefined).end(bytes)
    const encoding = JSON.parse((await running).stdout) as Reencoded
    if ('problem' in encoding) return encoding.problem
    const { base64, ...measures } = encoding
    return { ...measures, bytes: Buffer.from(base64, 'base64') }
  } catch (error) {
    const signal = error instanceof Error && 'signal' in error ? error.signal : null
    if (signal === null || signal === undefined) throw error
    log.warn({ signal }, 'a picture crashed its decoder, or took too long')
    return 'NOT_AN_IMAGE'
  }
}
