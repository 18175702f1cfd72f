import { markAllRead } from '../chat/service.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId } from '../../platform/ids.ts'
import { loadUser } from '../user/service.ts'
import { forgetMemberships, loadCommunity, mayEnter } from './service.ts'
import { insertMembership } from './store.ts'

/**
 * Joins the viewer. Joining twice changes nothing; what was written before counts as read. Nobody joins a
 * closed community by themselves: its operators write who belongs to it.
 */
export async function joinCommunity(context: GatewayContext, communityId: string) {
  const { userId, db, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  if (!(await loadCommunity(context, communityId)) || !(await mayEnter(context, communityId)))
    return { __typename: 'NotFoundError' as const, field: 'communityId' }
  const isNew = await db.transaction(async (transaction) => {
    const row = {
      id: newId('membership'),
      communityId,
      userId,
      role: 'MEMBER' as const,
      joinedAt: now(),
    }
    const isInserted = await insertMembership(transaction, row)
    if (isInserted) await markAllRead(transaction, communityId, userId)
    return isInserted
  })
  if (isNew) {
    context.events.publish(context.tenantId, { type: 'accessChanged', userId })
    forgetMemberships(context, userId)
    context.cache.forget(context.tenantId, 'community', communityId)
  }
  context.clearLoaders()
  const [community, user] = await Promise.all([
    loadCommunity(context, communityId),
    loadUser(context, userId),
  ])
  if (!community || !user) return { __typename: 'NotFoundError' as const, field: 'communityId' }
  return { __typename: 'JoinCommunitySuccess' as const, community, user }
}
