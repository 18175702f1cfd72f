import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { loadMembership, mayEnter } from '../community/service.ts'
import { isBlockedBy } from '../mute/service.ts'
import { loadUser } from '../user/service.ts'
import type { MemberRow } from './tables.ts'

/**
 * A member of a community, as the viewer may know them. Null for a guest, where there is no such member, and where
 * they block the viewer: the answers are the same.
 */
export async function loadFan(
  context: GatewayContext,
  communityId: string,
  userId: string,
): Promise<MemberRow | null> {
  if (context.userId === null || prefixOf(userId) !== 'user') return null
  if (!(await mayEnter(context, communityId))) return null
  const [user, membership, isShut] = await Promise.all([
    loadUser(context, userId),
    loadMembership(context, communityId, userId),
    isBlockedBy(context, userId),
  ])
  if (!user || !membership || isShut) return null
  return { user, membership }
}
