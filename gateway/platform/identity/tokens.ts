import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { LRUCache } from 'lru-cache'

export type IdTokenRules = { keys: JWTVerifyGetKey; issuer: string; audience: string; now: Date }

/** The claims that ours and Firebase's ID tokens share. Times in seconds. */
export type IdTokenClaims = JWTPayload & {
  sub: string
  iat: number
  exp: number
  auth_time: number
}

const longestToken = 4096

/**
 * The claims of a token that one of the keys signed with RS256 for this issuer and audience and that has
 * not expired; null for any other text. Throws where the keys can't be had.
 */
export async function verifyToken(token: string, rules: IdTokenRules): Promise<JWTPayload | null> {
  if (token.length > longestToken) return null
  try {
    const { payload } = await jwtVerify(token, rules.keys, {
      algorithms: ['RS256'],
      issuer: rules.issuer,
      audience: rules.audience,
      currentDate: rules.now,
      requiredClaims: ['sub', 'iat', 'exp'],
    })
    return payload
  } catch (error) {
    if (isTokensFault(error)) return null
    throw error
  }
}

/** ID tokens whose signature is remembered: each is sent many times in its hour, and checking costs 0.1 ms. */
const rememberedTokens = 10_000

/** `verifyToken` for ID tokens: those also say when the person signed in. */
export function createIdTokenVerifier() {
  const remembered = new LRUCache<string, IdTokenClaims>({ max: rememberedTokens })
  return async (token: string, rules: IdTokenRules): Promise<IdTokenClaims | null> => {
    const key = `${rules.issuer} ${rules.audience} ${token}`
    const known = remembered.get(key)
    if (known && known.exp > Math.floor(rules.now.getTime() / 1000)) return known
    remembered.delete(key)
    const claims = await verifyToken(token, rules)
    if (!claims || !isIdToken(claims)) return null
    remembered.set(key, claims)
    return claims
  }
}

function isIdToken(claims: JWTPayload): claims is IdTokenClaims {
  return Boolean(claims.sub) && typeof claims.auth_time === 'number'
}

/** As against a key set that could not be fetched. */
function isTokensFault(error: unknown): boolean {
  return (
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported
  )
}
