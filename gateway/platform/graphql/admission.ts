import type { IncomingHttpHeaders } from 'node:http'
import { readCookies, serializeCookie } from '../http/cookies.ts'
import type { VerifiedToken } from '../identity/identity.ts'
import type { RateGuard } from '../http/rate.ts'
import type { GatewayContext, Services } from './context.ts'
import { makeContext, toLanguage } from './make-context.ts'
import { refusal } from './refusal.ts'

type Request = {
  /** In small letters, as Node has them. */
  headers: IncomingHttpHeaders
  requester: string
  /** Takes the Set-Cookies that the answer is to have. */
  cookies?: string[]
}

/** The context of a request to the API. Throws a GraphQLError with its HTTP status where it may not be made. */
export async function admitRequest(
  services: Services,
  rate: RateGuard | undefined,
  { headers, requester, cookies = [] }: Request,
): Promise<GatewayContext> {
  const { config } = services
  const { tenantId } = config
  if (!headers.tenant)
    throw refusal(
      400,
      'TENANT_MISSING',
      'The `tenant` header is missing: set TENANT_ID for the app.',
    )
  if (headers.tenant !== tenantId)
    throw refusal(404, 'TENANT_UNKNOWN', 'There is no such tenant here.')
  const caller = await admit(services, rate, tenantId, requester, headers.authorization)
  return makeContext(services, {
    tenantId,
    language: toLanguage(String(headers['language-code'])),
    userId: caller?.userId ?? null,
    signedInAt: caller?.authenticatedAt ?? null,
    signInId: caller?.signInId ?? null,
    isDocument: false,
    requester,
    cookies: readCookies(headers.cookie, config),
    setCookie: (name, value, maxAge) => {
      cookies.push(serializeCookie(name, value, maxAge, config))
    },
  })
}

/**
 * Who asks, once they are known to keep to the rate: the signed-in by who they are, so that a venue's
 * shared address does not slow them; everyone else, bad tokens too, by their address.
 */
async function admit(
  services: Services,
  rate: RateGuard | undefined,
  tenantId: string,
  requester: string,
  authorization: string | undefined,
): Promise<VerifiedToken | null> {
  const caller = await authenticate(services, tenantId, authorization).then(
    (verified) => ({ verified, error: undefined }),
    (error: unknown) => ({ verified: null, error }),
  )
  const wait = caller.verified
    ? rate?.take('user', caller.verified.userId)
    : rate?.take('address', requester)
  if (wait)
    throw refusal(429, 'RATE_LIMITED', 'Too many requests.', { 'retry-after': String(wait) })
  if (caller.error !== undefined) throw caller.error
  return caller.verified
}

/**
 * What a bearer token says; null without one. A token that is no longer good is answered with 401,
 * one of an account that is kept out with 403.
 */
async function authenticate(
  { identity }: Pick<Services, 'identity'>,
  tenantId: string,
  authorization: string | undefined,
): Promise<VerifiedToken | null> {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
  if (!token) return null
  const verified = await identity.verifyIdToken(token, tenantId)
  if (!verified) throw refusal(401, 'UNAUTHENTICATED', 'The identity token is no longer good.')
  if (verified === 'disabled')
    throw refusal(403, 'ACCOUNT_BLOCKED', 'This account may not use the service.')
  return verified
}
