import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadKept } from '../../platform/graphql/loadKept.ts'
import { findMemberships, findTalentAccounts } from './store.ts'
import type { MembershipRow } from './tables.ts'

/** What a user is in a community; null where they have not joined, or there is none. */
export async function loadMembership(
  context: GatewayContext,
  communityId: string | undefined,
  userId: string,
): Promise<MembershipRow | null> {
  const memberships = await loadKept(
    context,
    'memberships',
    userId,
    async (db, userIds) => Map.groupBy(await findMemberships(db, userIds), (row) => row.userId),
    [],
  )
  return memberships.find((row) => row.communityId === communityId) ?? null
}

/**
 * What an account is called in the viewer's language. A talent is called as their brand has them in that language, as
 * long as their account bears one of those names; whoever else, and a talent who chose another, as they call themselves.
 */
export async function nameOf(
  { cache, db, language, tenantId }: GatewayContext,
  { id, displayName }: { id: string; displayName: string },
): Promise<string> {
  const names = await cache.get(tenantId, 'talentAccounts', '', () => findTalentAccounts(db))
  const name = names.get(id)
  return name && Object.values(name).includes(displayName) ? name[language] : displayName
}

/** After the commit of a change to where this user belongs, and as what. */
export function forgetMemberships(
  { cache, tenantId }: Pick<GatewayContext, 'cache' | 'tenantId'>,
  userId: string,
): void {
  cache.forget(tenantId, 'memberships', userId)
}

/** The viewer's own membership; null for a guest. The same is asked of no community. */
export async function viewerMembership(
  context: GatewayContext,
  communityId: string | undefined,
): Promise<MembershipRow | null> {
  return context.userId === null ? null : loadMembership(context, communityId, context.userId)
}
