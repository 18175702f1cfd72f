import { errors, SignJWT, type JWTHeaderParameters } from 'jose'
import type { Cache } from '../../cache/cache.ts'
import type { Database } from '../../database/pools.ts'
import { standingKeptMs, type VerifiedToken } from '../identity.ts'
import { createIdTokenVerifier, verifyToken } from '../tokens.ts'
import type { SigningKeys } from './keys.ts'
import { findSignIn, markSeen, type SignIn } from './sign-ins.ts'

export const idTokenSeconds = 3600
const customTokenSeconds = 300

export type Verdict = VerifiedToken | 'invalid' | 'disabled' | 'deleted'

export type IdTokens = {
  sign: (tenantId: string, signIn: SignIn) => Promise<string>
  verify: (idToken: string, tenantId: string) => Promise<Verdict>
  signCustom: (tenantId: string, userId: string) => Promise<string>
  /** Null where forged, expired or of another tenant. Whether it has served is not looked at here. */
  verifyCustom: (token: string, tenantId: string) => Promise<CustomToken | null>
  /** After sign-ins have ended, or their account's standing has changed: what is known of them is read anew. */
  forget: (tenantId: string, signInIds: readonly string[]) => void
}

export type CustomToken = { id: string; userId: string; issuedAt: Date; expiresAt: Date }

type Parts = {
  keys: SigningKeys
  /** `https://…` of this gateway; a tenant's issuer is under it. */
  origin: string
  databaseFor: (tenantId: string) => Database
  cache: Cache
  now: () => Date
}

/** Makes and checks our ID tokens (an hour, bound to their sign-in) and custom tokens (five minutes). */
export function createIdTokens({ keys, origin, databaseFor, cache, now }: Parts): IdTokens {
  const verifyIdTokenClaims = createIdTokenVerifier()
  const issuerOf = (tenantId: string) => `${origin}/identity/${tenantId}`
  const customAudienceOf = (tenantId: string) => `${issuerOf(tenantId)}/custom-token`
  const findKey = ({ kid }: JWTHeaderParameters) => {
    const key = keys.find(kid)
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key
  }
  const rulesFor = (tenantId: string, audience: string) => ({
    keys: findKey,
    issuer: issuerOf(tenantId),
    audience,
    now: now(),
  })
  const seconds = () => Math.floor(now().getTime() / 1000)

  const sign = (claims: Record<string, unknown>, audience: string, tenantId: string) => {
    const { id, privateKey } = keys.current()
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: id, typ: 'JWT' })
      .setIssuer(issuerOf(tenantId))
      .setAudience(audience)
      .sign(privateKey)
  }

  return {
    sign(tenantId, { id, userId, generation, provider, authenticatedAt }) {
      const issuedAt = seconds()
      const claims = {
        sub: userId,
        user_id: userId,
        auth_time: Math.floor(authenticatedAt.getTime() / 1000),
        iat: issuedAt,
        exp: issuedAt + idTokenSeconds,
        sid: id,
        generation,
        firebase: { identities: {}, sign_in_provider: provider },
      }
      return sign(claims, tenantId, tenantId)
    },

    async verify(idToken, tenantId) {
      const claims = await verifyIdTokenClaims(idToken, rulesFor(tenantId, tenantId))
      if (!claims || typeof claims.sid !== 'string' || typeof claims.generation !== 'number')
        return 'invalid'
      const { sid } = claims
      const read = () => findSignIn(databaseFor(tenantId), sid)
      const signIn = await cache.get(tenantId, 'signIn', sid, read, { ms: standingKeptMs })
      if (!signIn) return 'invalid'
      if (signIn.standing !== 'active') return signIn.standing
      if (claims.generation > signIn.seenGeneration) {
        await markSeen(databaseFor(tenantId), sid, claims.generation)
        signIn.seenGeneration = claims.generation
      }
      return {
        userId: claims.sub,
        tenantId,
        signInId: sid,
        authenticatedAt: new Date(claims.auth_time * 1000),
        issuedAt: new Date(claims.iat * 1000),
      }
    },

    signCustom(tenantId, userId) {
      // Fractions count here: a token made just before a reset must not outlive it.
      const issuedAt = now().getTime() / 1000
      const claims = {
        sub: userId,
        jti: crypto.randomUUID(),
        iat: issuedAt,
        exp: issuedAt + customTokenSeconds,
      }
      return sign(claims, customAudienceOf(tenantId), tenantId)
    },

    async verifyCustom(token, tenantId) {
      const claims = await verifyToken(token, rulesFor(tenantId, customAudienceOf(tenantId)))
      if (!claims?.sub || !claims.jti || !claims.iat || !claims.exp) return null
      return {
        id: claims.jti,
        userId: claims.sub,
        issuedAt: new Date(Math.round(claims.iat * 1000)),
        expiresAt: new Date(Math.round(claims.exp * 1000)),
      }
    },

    forget(tenantId, signInIds) {
      for (const id of signInIds) cache.forget(tenantId, 'signIn', id)
    },
  }
}
