import { BodyTooLarge, isJson, parseFields } from '../http/body.ts'
import { isReading, refuseMethod } from '../http/methods.ts'
import type { Handler } from '../http/server.ts'
import type { MovableClock } from './clock.ts'

const headers = { 'cache-control': 'no-store' }
/** Ten years, in milliseconds: enough for whatever a test waits for. */
const farthest = 10 * 366 * 24 * 60 * 60 * 1000

/**
 * `/test-clock`, for requests from this machine only: GET answers `{ now }`, POST with `{ "advanceMs": … }` moves
 * the clock on and answers the same. Undefined for anyone else, as for any other path.
 */
export function createClockHandler(clock: MovableClock): Handler {
  return async (request, { isLocal, readBody }) => {
    if (new URL(request.url).pathname !== '/test-clock' || !isLocal) return undefined
    if (isReading(request.method)) return Response.json({ now: clock.now() }, { headers })
    if (request.method !== 'POST') return refuseMethod('GET, HEAD, POST')
    if (!isJson(request.headers.get('content-type'))) return refuse(415)
    const body = await readBody(1_000).catch((error: unknown) => {
      if (error instanceof BodyTooLarge) return undefined
      throw error
    })
    const ms = body && parseFields(body)?.get('advanceMs')
    if (typeof ms !== 'number' || !Number.isSafeInteger(ms) || ms < 0 || ms > farthest)
      return refuse(400)
    return Response.json({ now: await clock.advance(ms) }, { headers })
  }
}

function refuse(status: number): Response {
  const text = `POST takes application/json: { "advanceMs": a whole number from 0 to ${farthest} }.`
  return new Response(text, { status, headers })
}
