import { createHash, timingSafeEqual } from 'node:crypto'
import { answerReading } from '../http/methods.ts'
import type { Handler } from '../http/server.ts'
import type { Redacted } from '../redacted.ts'
import type { Metrics } from './metrics.ts'

/** `/metrics`, for whoever asks on this machine or holds the token as a bearer; for others it is not there. */
export function createMetricsHandler({ registry }: Metrics, token: Redacted | undefined): Handler {
  return async (request, { isLocal }) => {
    if (new URL(request.url).pathname !== '/metrics') return undefined
    const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
    const isAllowed = token ? isSame(bearer, token.reveal()) : isLocal
    if (!isAllowed) return new Response('Not found', { status: 404 })
    return answerReading(request, async () => {
      const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' }
      return new Response(await registry.metrics(), { headers })
    })
  }
}

function isSame(given: string, wanted: string): boolean {
  const [left, right] = [given, wanted].map((text) =>
    createHash('sha256').update(text).digest(),
  ) as [Buffer, Buffer]
  return timingSafeEqual(left, right)
}
