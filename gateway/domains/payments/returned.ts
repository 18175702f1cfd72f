import { createHash } from 'node:crypto'
import type { AnswerAnywhere } from '../../platform/domain.ts'
import { answerReading } from '../../platform/http/methods.ts'
import { returnedPath } from './intents.ts'

/** The page around knows which frame it is, and asks the gateway: what is said here proves nothing. */
const script =
  "parent===window?location.replace('/'):parent.postMessage('payment.returned',location.origin)"
const hash = createHash('sha256').update(script).digest('base64')
const page = `<!doctype html><meta charset="utf-8"><title>Ouen</title><script>${script}</script>`

/** Where a frame of the provider's comes back to: tells the page around it, and nothing else. */
export const handleReturned: AnswerAnywhere = async (request) => {
  if (new URL(request.url).pathname !== returnedPath) return undefined
  return answerReading(
    request,
    async () =>
      new Response(page, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'self'`,
          'referrer-policy': 'no-referrer',
        },
      }),
  )
}
