import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { createWorkQueue } from '../busy.ts'
import { compress, encodingOf } from '../http/compress.ts'
import { answerReading } from '../http/methods.ts'
import type { RateGuard } from '../http/rate.ts'
import type { Handler } from '../http/server.ts'
import { createFontCutter, type FontCutter } from './cutFont.ts'

/** The characters in one font at most: their address then takes up 3 kB. */
const most = 300
/** What is cut again and again (a room's own words) is kept: the most of it, in bytes. */
const mostKeptBytes = 8 * 1024 * 1024

/**
 * `GET /fonts/rare-ja.ttf?text=`: a font of just these characters, up to 300, cut from the build's whole
 * family. What the family lacks is left out. 400 where there are none, or more; 429 for an address that asks
 * for too many; undefined for any other path. One is cut at a time; throws `TooBusy` where too many wait. An answer never changes: the address names the family's hash.
 */
export function createRareFontHandler(file: URL, rate: RateGuard): Handler {
  // Nine megabytes, read when the first page needs it, and not where every device has the family.
  let cutter: Promise<FontCutter> | undefined
  const openCutter = () => {
    cutter ??= readFile(file)
      .then(createFontCutter)
      .catch((error: unknown) => {
        cutter = undefined
        throw error
      })
    return cutter
  }
  const cut = new LRUCache<string, Uint8Array>({ maxSize: mostKeptBytes, sizeCalculation: sizeOf })
  const queue = createWorkQueue({ atOnce: 1, longestWaitMs: 5_000, usualMs: 20 })

  return async (request, { requester }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== '/fonts/rare-ja.ttf') return undefined
    return answerReading(request, async () => {
      const characters = new Set(searchParams.get('text'))
      if (characters.size === 0 || characters.size > most)
        return new Response(`text= takes 1 to ${most} characters.`, {
          status: 400,
          headers: uncached,
        })
      const wait = rate.take('address', requester)
      if (wait > 0)
        return new Response('Too many requests.', {
          status: 429,
          headers: { ...uncached, 'retry-after': String(wait) },
        })
      const encoding = encodingOf(request.headers.get('accept-encoding'))
      const key = `${encoding ?? ''} ${[...characters].toSorted().join('')}`
      const known = cut.get(key)
      if (known) return sendFont(known, encoding)
      return queue.admit(() =>
        queue.run(async () => {
          const font = (await openCutter())(characters)
          const body = encoding ? await compress(font, encoding, 'font') : font
          cut.set(key, body)
          return sendFont(body, encoding)
        }),
      )
    })
  }
}

const sizeOf = ({ byteLength }: Uint8Array) => byteLength

function sendFont(body: Uint8Array, encoding: string | undefined): Response {
  return new Response(new Uint8Array(body), {
    headers: {
      'content-type': 'font/ttf',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  })
}

const uncached = { 'cache-control': 'no-store' }
