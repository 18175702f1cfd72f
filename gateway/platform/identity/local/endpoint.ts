import { TooBusy } from '../../busy.ts'
import { isOutage } from '../../database/pools.ts'
import { BodyTooLarge } from '../../http/body.ts'
import type { Arrival } from '../../http/server.ts'
import type { Services } from '../../graphql/context.ts'

/** What the person or their browser did wrong, by the name the SDK knows it under. */
export class IdentityError extends Error {
  override name = 'IdentityError'
}

/** A password of 4,096 bytes fits, however its characters are escaped. */
const longestBody = 32_768

/**
 * Runs one call. An `IdentityError` goes out as the JSON that the SDK reads; any fault of ours as plain
 * text, since for JSON the SDK would forget its user.
 */
export async function answerCall(
  request: Request,
  log: Services['log'],
  { readBody }: Pick<Arrival, 'readBody'>,
  call: (body: Buffer) => Promise<unknown>,
): Promise<Response> {
  try {
    return Response.json(await call(await readBody(longestBody)), { headers: uncached })
  } catch (error) {
    if (error instanceof IdentityError) {
      log.info(
        { path: new URL(request.url).pathname, reason: error.message },
        'a sign-in was refused',
      )
      return refuse(400, error.message)
    }
    if (error instanceof BodyTooLarge) return refuse(413, 'PAYLOAD_TOO_LARGE')
    const path = new URL(request.url).pathname
    const isBusy = error instanceof TooBusy
    if (!isOutage(error) && !isBusy) log.error({ err: error, path }, 'a sign-in call failed')
    return new Response('The service is not available for a moment.', {
      status: 503,
      headers: { 'retry-after': String(isBusy ? error.retryAfter : 2), ...uncached },
    })
  }
}

function refuse(code: number, message: string): Response {
  const errors = [{ message, domain: 'global', reason: 'invalid' }]
  return Response.json({ error: { code, message, errors } }, { status: code, headers: uncached })
}

const uncached = { 'cache-control': 'no-store' }
