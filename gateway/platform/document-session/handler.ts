import type { Services } from '../graphql/context.ts'
import { BodyTooLarge, isJson, parseFields } from '../http/body.ts'
import { dropGuestKey } from '../flags/guestKey.ts'
import { readCookies } from '../http/cookies.ts'
import { refuseMethod } from '../http/methods.ts'
import type { Arrival } from '../http/server.ts'
import { closeDocumentSession, openDocumentSession } from './service.ts'

const longestBody = 8192

/**
 * `POST /session` with `{"idToken": …}` (or the token as a bearer) opens a document session, 204;
 * `DELETE /session` ends it, 204. 401 where the token is not valid and fresh.
 * Undefined for any other path. Throws on an outage.
 */
export async function handleDocumentSession(
  request: Request,
  services: Pick<Services, 'config' | 'databaseFor' | 'identity' | 'now'>,
  arrival: Pick<Arrival, 'readBody'>,
): Promise<Response | undefined> {
  if (new URL(request.url).pathname !== '/session') return undefined
  if (request.method !== 'POST' && request.method !== 'DELETE') return refuseMethod('POST, DELETE')
  const cookies = readCookies(request.headers.get('cookie'), services.config)
  if (request.method === 'DELETE') {
    const answered = answer(await closeDocumentSession(services, cookies))
    // Whoever uses this browser next is another guest.
    answered.headers.append('set-cookie', dropGuestKey(services.config))
    return answered
  }
  if (!isJson(request.headers.get('content-type'))) return refusal(415, 'Only JSON.')
  const idToken = await readIdToken(request, arrival)
  if (idToken instanceof Response) return idToken
  const cookie = await openDocumentSession(services, idToken, cookies)
  return cookie === null ? refusal(401, 'A fresh ID token is needed.') : answer(cookie)
}

async function readIdToken(
  request: Request,
  { readBody }: Pick<Arrival, 'readBody'>,
): Promise<string | Response> {
  const [, bearer] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (bearer) return bearer
  try {
    const idToken = parseFields(await readBody(longestBody))?.get('idToken')
    return typeof idToken === 'string' ? idToken : refusal(400, 'No idToken.')
  } catch (error) {
    if (error instanceof BodyTooLarge) return refusal(413, 'Too large.')
    throw error
  }
}

function answer(cookie: string): Response {
  return new Response(null, { status: 204, headers: { 'set-cookie': cookie, ...uncached } })
}

function refusal(status: number, text: string): Response {
  return new Response(text, { status, headers: uncached })
}

const uncached = { 'cache-control': 'no-store' }
