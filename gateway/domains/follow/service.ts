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
  findUnfollowedPerformers,
  lockFollows,
  lockPair,
  mostFollowed,
  upsertFollow,
} from './store.ts'
import type { FollowsRow } from './tables.ts'

export { statusOf } from './standing.ts'
export { followDays } from './store.ts'

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
  const bar = await db.transaction((transaction) => beginFollow(transaction, pair, now()))
  if (bar === 'BLOCKED') return notFound
  return bar ? refused(bar) : done(context, pair)
}

/** Follows, and tells whoever is followed; or says what stands between the two, and nothing is written. */
async function beginFollow(
  transaction: Transaction,
  { communityId, fanId, userId }: FollowsRow & { userId: string },
  at: Date,
): Promise<'BLOCKED' | 'BLOCKING' | 'LIMIT' | undefined> {
  const pair = { communityId, fanId, userId }
  await lockFollows(transaction, fanId)
  await lockPair(transaction, fanId, userId)
  // A block that is being made waits for the pair, and ends what is written here.
  const { byFan, byOther } = await findBlocks(transaction, fanId, userId)
  if (byOther) return 'BLOCKED'
  if (byFan) return 'BLOCKING'
  if ((await countOthers(transaction, pair)) >= mostFollowed) return 'LIMIT'
  await upsertFollow(transaction, { ...pair, id: newId('follow'), followedAt: at })
  // Those of one day are told together.
  const deed = { kind: 'FOLLOW' as const, subjectId: dayInJapan(at), communityId, at }
  await notify(transaction, { ...deed, fanId: userId, actorId: fanId })
  return undefined
}

/**
 * Has a fan follow whoever performs the talent that they choose as oshi: a part of choosing, in its transaction. Whom
 * they follow already goes on so, and is told nothing; a block, or as many as a fan may follow, keeps it from being.
 */
export async function followOshi(
  transaction: Transaction,
  { communityId, fanId }: FollowsRow,
  { talentId, at }: { talentId: string; at: Date },
): Promise<void> {
  const choosing = [communityId, fanId, [talentId], mostFollowed] as const
  for (const { userId } of await findUnfollowedPerformers(transaction, choosing))
    await beginFollow(transaction, { communityId, fanId, userId }, at)
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
