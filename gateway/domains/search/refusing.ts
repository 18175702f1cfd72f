import type { Cache } from '../../platform/cache/cache.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { createRateGuard, type RateGuard } from '../../platform/http/rate.ts'

/** Pages a minute: more than anyone reads, fewer than a copier of everything wants. A venue shares one address. */
const perMinute = { user: 60, address: 300 }

/** A process's own, by what it holds once. */
const guards = new WeakMap<Cache, RateGuard>()

/** What each request was answered: it is one search, however many kinds of things it looks for. */
const answered = new WeakMap<GatewayContext, { retryAt: Date | undefined }>()

/** When the viewer may search again; undefined where they may now. */
export function refuseSearch(context: GatewayContext): Date | undefined {
  const known = answered.get(context) ?? { retryAt: take(context) }
  answered.set(context, known)
  return known.retryAt
}

function take(context: GatewayContext): Date | undefined {
  const { cache, now, tenantId, userId, requester } = context
  const guard = guards.get(cache) ?? createRateGuard(now, perMinute)
  guards.set(cache, guard)
  const wait =
    userId === null
      ? guard.take('address', `${tenantId} ${requester}`)
      : guard.take('user', `${tenantId} ${userId}`)
  return wait === 0 ? undefined : new Date(now().getTime() + wait * 1000)
}
