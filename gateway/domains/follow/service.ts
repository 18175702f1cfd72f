import { dayInJapan } from '#rules/day.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { refuseAttempt, type Limit } from '../../platform/identity/throttle.ts'
import { newId, prefixOf } from '../../platform/ids.ts'
import { loadCommunity, loadMembership, viewerMembership } from '../community/service.ts'
import type { FollowFanInput } from '../types.generated.ts'
import { notify } from '../notification/service.ts'
import { loadUser } from '../user/service.ts'
import {
  countOthers,
  endBetween,
  endFollow,
  findBlocks,
  lockFollows,
  lockPair,
  upsertFollow,
} from './store.ts'
import type { FollowsRow } from './tables.ts'

export { statusOf } from './standing.ts'
export { followDays } from './store.ts'

/** How many a fan may follow: a home timeline merges so many. */
const mostFollowed = 5000
/** More than anyone chooses in an hour, fewer than a script wants. */
const changeLimit: Limit = { name: 'follow', attempts: 300, minutes: 60 }

const refused = (code: 'SELF' | 'BLOCKING' | 'LIMIT') => ({
  __typename: 'FollowError' as const,
  field: 'userId',
  code,
  most: mostFollowed,
})
const notFound = { __typename: 'NotFoundError' as const, field: 'userId' }

/** The viewer's own lists; null for a guest. */
export const viewerFollows = ({ userId }: GatewayContext, communityId: string): FollowsRow | null =>
  userId === null ? null : { communityId, fanId: userId }

/**
 * Follows a member, or stops. Said twice, it is said once. Who blocks the viewer is not found, as one who never was.
 */
export async function followFan(
  context: GatewayContext,
  { communityId, userId, isFollowed }: FollowFanInput,
) {
  const { userId: fanId, db, now } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  if (userId === fanId) return refused('SELF')
  if (prefixOf(userId) !== 'user') return notFound
  if (!(await loadCommunity(context, communityId))) return { ...notFound, field: 'communityId' }
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  const pair = { communityId, fanId, userId }
  if (!isFollowed) {
    await endFollow(db, pair, now())
    return done(context, pair)
  }
  const [user, membership] = await Promise.all([
    loadUser(context, userId),
    loadMembership(context, communityId, userId),
  ])
  if (!user || !membership) return notFound
  const retryAt = await refuseAttempt(db, changeLimit, [fanId], now())
  if (retryAt) return { __typename: 'RateLimitedError' as const, retryAt, proofDoublings: null }
  const problem = await db.transaction(async (transaction) => {
    await lockFollows(transaction, fanId)
    await lockPair(transaction, fanId, userId)
    // A block that is being made waits for the pair, and ends what is written here.
    const { byFan, byOther } = await findBlocks(transaction, fanId, userId)
    if (byOther) return notFound
    if (byFan) return refused('BLOCKING')
    if ((await countOthers(transaction, pair)) >= mostFollowed) return refused('LIMIT')
    const at = now()
    await upsertFollow(transaction, { ...pair, id: newId('follow'), followedAt: at })
    // Those of one day are told together.
    const deed = { kind: 'FOLLOW' as const, subjectId: dayInJapan(at), communityId, at }
    await notify(transaction, { ...deed, fanId: userId, actorId: fanId })
    return undefined
  })
  return problem ?? done(context, pair)
}

/** Ends what two fans follow of each other; a part of blocking, in its transaction, after the block is written. */
export async function endFollowsBetween(
  transaction: Transaction,
  one: string,
  other: string,
  now: Date,
): Promise<void> {
  await lockPair(transaction, one, other)
  await endBetween(transaction, one, other, now)
}

function done(
  context: GatewayContext,
  { communityId, fanId, userId }: FollowsRow & { userId: string },
) {
  // What was read before is not what the answer tells.
  context.clearLoaders()
  return {
    __typename: 'FollowFanSuccess' as const,
    follows: { communityId, fanId },
    fan: { communityId, userId },
  }
}
