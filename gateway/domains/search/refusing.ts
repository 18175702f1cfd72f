import type { Cache } from '../../platform/cache/cache.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { createRateGuard, type RateGuard } from '../../platform/http/rate.ts'

/**
 * Pages a minute: more than anyone reads, fewer than a copier of everything wants. A venue shares one address. What is
 * offered while somebody types has a limit of its own: who types quickly still sees what is found.
 */
const pages = { user: 60, address: 300 }
const suggestions = { user: 180, address: 900 }

/** When the viewer may search again; undefined where they may now. A request is one search, whatever it looks for. */
export const refuseSearch = createRefusal(pages)

/** The same of what is offered by a name's beginning: people and hashtags. */
export const refuseSuggestions = createRefusal(suggestions)

function createRefusal(perMinute: Parameters<typeof createRateGuard>[1]) {
  /** A process's own, by what it holds once. */
  const guards = new WeakMap<Cache, RateGuard>()
  const answered = new WeakMap<GatewayContext, { retryAt: Date | undefined }>()
  return (context: GatewayContext): Date | undefined => {
    const { cache, now } = context
    const guard = guards.get(cache) ?? createRateGuard(now, perMinute)
    guards.set(cache, guard)
    const known = answered.get(context) ?? { retryAt: take(guard, context) }
    answered.set(context, known)
    return known.retryAt
  }
}

function take(guard: RateGuard, context: GatewayContext): Date | undefined {
  const { now, tenantId, userId, requester } = context
  const wait =
    userId === null
      ? guard.take('address', `${tenantId} ${requester}`)
      : guard.take('user', `${tenantId} ${userId}`)
  return wait === 0 ? undefined : new Date(now().getTime() + wait * 1000)
}
