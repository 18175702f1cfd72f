import type { Handler } from './server.ts'

/** Requests a minute; as many at once after a pause. A venue's guests share one address; a fan is one person. */
export const perMinute = { user: 600, address: 3_000 }
const sweepAt = 20_000
const sweepEveryMs = 1_000

export type RateGuard = {
  /** Takes one request from a bucket: 0, or the seconds until there is one again. */
  take: (kind: keyof typeof perMinute, who: string) => number
}

/** The guard of all tenants. What one of them takes from it is its own, so that a flood at one shuts no other. */
export type SharedRateGuard = RateGuard & { forTenant: (tenantId: string) => RateGuard }

/** An address may ask all tenants together for so many times what it may ask one. */
const tenantsAtOnce = 3

/**
 * Token buckets against floods. They are this process's own: the guard is coarse on purpose, and many
 * gateways behind a proxy only make it as many times more generous. Limits that must be exact are rows.
 */
export function createRateGuard(now: () => Date, allowed = perMinute): SharedRateGuard {
  const buckets = new Map<string, { level: number; at: number; perMinute: number }>()
  let sweptAt = Number.NEGATIVE_INFINITY

  // Where none is full yet, a sweep frees nothing: one for each new key would cost more than the flood.
  const sweep = (at: number) => {
    if (at < sweptAt + sweepEveryMs) return
    sweptAt = at
    for (const [key, bucket] of buckets)
      if (levelAt(bucket, at) >= bucket.perMinute) buckets.delete(key)
  }

  const take = (key: string, most: number): number => {
    const at = now().getTime()
    const level = levelAt(buckets.get(key) ?? { level: most, at, perMinute: most }, at)
    const isTaken = level >= 1
    if (!buckets.has(key) && buckets.size >= sweepAt) sweep(at)
    buckets.set(key, { level: isTaken ? level - 1 : level, at, perMinute: most })
    return isTaken ? 0 : Math.ceil(((1 - level) * 60) / most)
  }

  return {
    take: (kind, who) => take(`${kind} ${who}`, allowed[kind]),
    forTenant: (tenantId) => ({
      take(kind, who) {
        const wait = take(`${tenantId} ${kind} ${who}`, allowed[kind])
        if (wait > 0 || kind === 'user') return wait
        return take(`every tenant ${who}`, allowed[kind] * tenantsAtOnce)
      },
    }),
  }
}

function levelAt(
  { level, at, perMinute: most }: { level: number; at: number; perMinute: number },
  now: number,
): number {
  return Math.min(most, level + (Math.max(0, now - at) * most) / 60_000)
}

/**
 * Slows down who floods sign-in, document sessions, proofs of work, flags or uploads. Never `accounts:lookup`: on any JSON error
 * there the SDK forgets its user, who has done nothing.
 */
export function createRateHandler(rate: RateGuard): Handler {
  return async (request, { requester }) => {
    const { pathname } = new URL(request.url)
    const isSignIn =
      pathname.startsWith('/identitytoolkit') && !pathname.endsWith('/accounts:lookup')
    const isRefresh = pathname.startsWith('/securetoken')
    const isOther =
      ['/session', '/proof-of-work'].includes(pathname) || /^\/(uploads|ofrep)\//.test(pathname)
    if (!isSignIn && !isRefresh && !isOther) return undefined
    const wait = rate.take('address', requester)
    if (wait === 0) return undefined
    const headers = { 'retry-after': String(wait), 'cache-control': 'no-store' }
    // Plain text, as for our own faults: the SDK then takes it for the network's, and keeps its user.
    if (isRefresh) return new Response('Too many requests.', { status: 429, headers })
    const body = isSignIn
      ? { error: { code: 429, message: 'TOO_MANY_ATTEMPTS_TRY_LATER', errors: [] } }
      : { error: { code: 'RATE_LIMITED' } }
    return Response.json(body, { status: 429, headers })
  }
}
