import type { GatewayContext } from '../../platform/graphql/context.ts'
import { followOshi } from '../follow/service.ts'
import { forgetMemberships, loadCommunity, loadTalent, viewerMembership } from './service.ts'
import { updateOshi } from './store.ts'

/**
 * Chooses the talent whose colour the interface takes, on all of the fan's devices, and follows whoever performs her;
 * null lets go of her. Whom the fan had as oshi before, they go on to follow.
 */
export async function chooseOshi(
  context: GatewayContext,
  communityId: string,
  talentId: string | null,
) {
  if (context.userId === null) return { __typename: 'UnauthenticatedError' as const }
  if (!(await loadCommunity(context, communityId)))
    return { __typename: 'NotFoundError' as const, field: 'communityId' }
  if (talentId !== null && (await loadTalent(context, talentId))?.communityId !== communityId)
    return { __typename: 'NotFoundError' as const, field: 'talentId' }
  // Whom a performer's membership names is who they are: their page, posts and mentions go by it.
  const place = await viewerMembership(context, communityId)
  if (place?.role === 'TALENT' && place.oshiId !== null && place.oshiId !== talentId)
    return { __typename: 'NotFoundError' as const, field: 'talentId' }
  const { userId, db, now } = context
  const membership = await db.transaction(async (transaction) => {
    const row = await updateOshi(transaction, communityId, userId, talentId)
    // A performer's own place says who they are: whom they follow is another matter.
    if (row && talentId !== null && row.role !== 'TALENT')
      await followOshi(transaction, { communityId, fanId: userId }, { talentId, at: now() })
    return row
  })
  if (!membership) return { __typename: 'NotJoinedError' as const, communityId }
  forgetMemberships(context, userId)
  const chosen = { type: 'oshiChosen' as const, userId, membershipId: membership.id }
  context.events.publish(context.tenantId, chosen)
  // Whom the fan followed before is not what the answer tells.
  context.clearLoaders()
  const follows = { communityId, fanId: userId }
  return { __typename: 'ChooseOshiSuccess' as const, membership, follows }
}
