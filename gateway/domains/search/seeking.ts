import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { loadMembership, mayEnter } from '../community/service.ts'
import { blockBetween } from '../mute/service.ts'
import { loadUser } from '../user/service.ts'

/**
 * Whom a member may narrow a search to. Null for a guest, whom no member's page is shown, where there is no such member
 * (any more), and where one of the two blocks the other: the answers are the same.
 */
export async function loadSought(context: GatewayContext, communityId: string, userId: string) {
  if (context.userId === null || prefixOf(userId) !== 'user') return null
  if (!(await mayEnter(context, communityId))) return null
  const [user, membership, block] = await Promise.all([
    loadUser(context, userId),
    loadMembership(context, communityId, userId),
    blockBetween(context, userId),
  ])
  return membership && !block ? user : null
}
