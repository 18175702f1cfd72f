import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { isGrownUp, loadMembership, mayEnter } from '../community/service.ts'
import { blockBetween } from '../mute/service.ts'
import { loadUser } from '../user/service.ts'

/**
 * Whom a member may narrow a search to. Null for a guest, whom no member's page is shown, where there is no such member
 * (any more), where one of the two blocks the other, and where a member is not known to be grown up, whose words nobody
 * gathers: the answers are the same.
 */
export async function loadSought(context: GatewayContext, communityId: string, userId: string) {
  if (context.userId === null || prefixOf(userId) !== 'user') return null
  if (!(await mayEnter(context, communityId))) return null
  const [user, membership, block] = await Promise.all([
    loadUser(context, userId),
    loadMembership(context, communityId, userId),
    blockBetween(context, userId),
  ])
  if (!membership || block) return null
  const isFound =
    membership.role !== 'MEMBER' || userId === context.userId || (await isGrownUp(context, userId))
  return isFound ? user : null
}
