import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { loadMembership, mayEnter } from '../community/service.ts'
import { isBlockedBy } from '../mute/service.ts'
import { loadUser } from '../user/service.ts'
import { demoResident, type MemberRow } from './tables.ts'

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

/** Whether somebody is a character of a demo. The same few for as long as the demo stands, so that all are kept. */
export async function isDemoResident(
  { cache, db, tenantId }: GatewayContext,
  userId: string,
): Promise<boolean> {
  const residents = await cache.get(tenantId, 'demoResidents', '', async () => {
    const rows = await db.select({ userId: demoResident.userId }).from(demoResident)
    return new Set(rows.map((row) => row.userId))
  })
  return residents.has(userId)
}
