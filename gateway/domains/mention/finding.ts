import { GraphQLError } from 'graphql'
import { foldName } from '#rules/fold.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { createRateGuard, type RateGuard } from '../../platform/http/rate.ts'
import { awayFrom, blocksOf } from '../mute/service.ts'
import { findMentionable, findMentionableAmong, type Place } from './store.ts'

/** Those of these users whom the viewer may mention in a place where they write. */
export async function mentionableAmong(
  context: GatewayContext,
  place: Place,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { db, userId } = context
  const blocks = await blocksOf(context)
  const unblocked = ids.filter((id) => !blocks.includes(id))
  return findMentionableAmong(db, { ...place, viewerId: userId! }, unblocked)
}

/** A minute's typing of names; more is somebody copying them. */
const perMinute = { user: 120, address: 120 }
/** A process's own, by what it holds once. */
const guards = new WeakMap<Cache, RateGuard>()
/** No name is longer. */
const longestTyped = 100

/** What the viewer typed of a name as it is compared, counted among what they ask in a minute; undefined where it is none. */
export function askForName(
  { cache, now, tenantId, userId }: GatewayContext,
  typed: string,
): string | undefined {
  if (typed.length > longestTyped) return undefined
  const guard = guards.get(cache) ?? createRateGuard(now, perMinute)
  guards.set(cache, guard)
  // Nobody found would be said of a name that there is.
  if (guard.take('user', `${tenantId} ${userId}`) > 0)
    throw new GraphQLError('Too many names are asked for.', {
      extensions: { code: 'RATE_LIMITED' },
    })
  return foldName(typed)
}

/** Whom the viewer may mention in a place by what they typed of a name, folded: who spoke there last first. */
export async function mentionableBy(
  context: GatewayContext,
  place: Place,
  name: string,
): Promise<string[]> {
  const { db, userId } = context
  const without = await awayFrom(context)
  const most = listSizes['Channel.mentionable']
  return findMentionable(db, { ...place, viewerId: userId! }, { name, without, most })
}
