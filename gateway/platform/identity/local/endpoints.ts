import { readCookies } from '../../http/cookies.ts'
import { isForm, isJson, parseFields } from '../../http/body.ts'
import { answerReading, refuseMethod } from '../../http/methods.ts'
import type { Arrival } from '../../http/server.ts'
import { proofCookie } from '../../proof-of-work/service.ts'
import type { IdentityEndpoints } from '../identity.ts'
import {
  lookUp,
  refreshToken,
  resetPassword,
  sendResetMail,
  signInWithCustomToken,
  signInWithPassword,
  type Caller,
  type CallParts,
  type Fields,
} from './calls.ts'
import { answerCall, IdentityError } from './endpoint.ts'
import type { SigningKeys } from './keys.ts'

type Call = (parts: CallParts, caller: Caller, fields: Fields) => Promise<unknown>

const toolkit = '/identitytoolkit.googleapis.com/'
const secureToken = '/securetoken.googleapis.com/'
const tokenPath = `${secureToken}v1/token`

/** All that the app calls. Whatever else the SDK could ask for does not exist. */
const calls = new Map<string, Call>([
  [`${toolkit}v1/accounts:signInWithPassword`, signInWithPassword],
  [`${toolkit}v1/accounts:signInWithCustomToken`, signInWithCustomToken],
  [`${toolkit}v1/accounts:lookup`, lookUp],
  [`${toolkit}v1/accounts:sendOobCode`, sendResetMail],
  [`${toolkit}v1/accounts:resetPassword`, resetPassword],
])

/** Whose calls these are: the tenant whose id a request gives as its key. */
export function keyOfCall(url: URL): string | undefined {
  const isCall = url.pathname.startsWith(toolkit) || url.pathname.startsWith(secureToken)
  return isCall ? (url.searchParams.get('key') ?? undefined) : undefined
}

/** What the firebase SDK calls at one tenant's site, whose settings `parts` holds. */
export function createEndpoints(parts: CallParts, keys: SigningKeys): IdentityEndpoints {
  const { config, log } = parts

  const call = (request: Request, arrival: Arrival, url: URL): Promise<Response> =>
    answerCall(request, log, arrival, async (body) => {
      if (url.searchParams.get('key') !== config.tenantId)
        throw new IdentityError('INVALID_API_KEY')
      const language = /^en\b/i.test(request.headers.get('x-firebase-locale') ?? '') ? 'en' : 'ja'
      const proof = readCookies(request.headers.get('cookie'), config).get(proofCookie)
      const { requester } = arrival
      const caller: Caller = { tenantId: config.tenantId, requester, language, proof }
      if (url.pathname === tokenPath)
        return refreshToken(parts, caller, new URLSearchParams(body.toString('utf8')))
      const fields = parseFields(body)
      if (!fields) throw new IdentityError('INVALID_JSON_PAYLOAD')
      return calls.get(url.pathname)?.(parts, caller, fields)
    })

  return {
    async handle(request, arrival) {
      const url = new URL(request.url)
      const { pathname } = url
      if (pathname === '/.well-known/jwks.json')
        return answerReading(request, () => jwksAnswer(keys.jwks()))
      if (!pathname.startsWith(toolkit) && !pathname.startsWith(secureToken)) return undefined
      const isKnown = calls.has(pathname) || pathname === tokenPath
      if (!isKnown) return new Response('Not found', { status: 404 })
      if (request.method !== 'POST') return refuseMethod('POST')
      const contentType = request.headers.get('content-type')
      if (!(pathname === tokenPath ? isForm(contentType) : isJson(contentType)))
        return new Response('Unsupported media type', { status: 415 })
      return call(request, arrival, url)
    },

    clientSettings: {
      apiKey: config.tenantId,
      projectId: config.tenantId,
      authDomain: new URL(config.origin).host,
      emulatorOrigin: config.origin,
    },
  }
}

function jwksAnswer(jwks: object): Response {
  return Response.json(jwks, { headers: { 'cache-control': 'public, max-age=300' } })
}
