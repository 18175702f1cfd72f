import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { readRange } from './range.ts'

/** How much of a file is in memory for one reader, in bytes: the next piece is read once this one is taken. */
const pieceBytes = 64 * 1024

/**
 * Sends a file of the disk, whole or the one span that is asked for, as fast as it is taken: no file is ever in memory.
 * Who holds an old version (`If-Range`) gets the new one whole; who has this one (`If-None-Match`) nothing. False where
 * there is no such file: nothing has been answered then.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: URL,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> {
  const handle = await open(file).catch(unlessMissing)
  if (!handle) return false
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) return false
    const etag = `"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`
    await answer(request, response, { handle, size: stats.size, etag, headers })
  } finally {
    // A stream that was begun has closed it; closing twice is no error.
    await handle.close()
  }
  return true
}

type Opened = {
  handle: FileHandle
  size: number
  etag: string
  headers: Readonly<Record<string, string>>
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { handle, size, etag, headers }: Opened,
): Promise<void> {
  const say = (status: number, more: Record<string, string | number>) =>
    response.writeHead(status, { ...headers, etag, 'accept-ranges': 'bytes', ...more })
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers
  if (ifNoneMatch === etag) {
    say(304, {}).end()
    return
  }
  const asked = ifRange === undefined || ifRange === etag ? readRange(range, size) : 'whole'
  if (asked === 'none') {
    say(416, { 'content-range': `bytes */${size}`, 'content-length': 0 }).end()
    return
  }
  const span = asked === 'whole' ? { from: 0, to: size - 1 } : asked
  const length = { 'content-length': span.to - span.from + 1 }
  if (asked === 'whole') say(200, length)
  else say(206, { ...length, 'content-range': `bytes ${span.from}-${span.to}/${size}` })
  if (request.method === 'HEAD' || size === 0) {
    response.end()
    return
  }
  const { from: start, to: end } = span
  const stream = handle.createReadStream({ start, end, highWaterMark: pieceBytes })
  // Whoever goes away in the middle has what they wanted: the file is closed, and nothing else has happened.
  await pipeline(stream, response).catch((error: unknown) => {
    if (!response.destroyed) throw error
  })
}

function unlessMissing(error: unknown): undefined {
  const { code } = error as NodeJS.ErrnoException
  if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
}
