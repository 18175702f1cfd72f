import type { Queryable } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { CommunityRow, HappeningRow, MembershipRow, TalentRow } from './tables.ts'
import { viewerMembership } from './memberships.ts'
import { loadKeptRow, loadKnownRow } from '../../platform/graphql/loadKept.ts'
import { prefixOf } from '../../platform/ids.ts'
import {
  findCommunities,
  findFansOf,
  findHappening,
  findHappeningsOf,
  findMembersAmong,
  findMembershipById,
  findTalents,
  findTalentsOf,
} from './store.ts'

export {
  audienceNow,
  audiencesOf,
  grownUpsBornBy,
  isGrownUp,
  isReadableTo,
  mayReadWritten,
  mayWriteToAll,
  readableTo,
  readsAll,
} from './audience.ts'

export { forgetMemberships, loadMembership, nameOf, viewerMembership } from './memberships.ts'

/** The community with this id, or null. */
export async function loadCommunity(
  context: GatewayContext,
  id: string,
): Promise<CommunityRow | null> {
  if (prefixOf(id) !== 'community') return null
  return loadKeptRow(context, 'community', findCommunities, id)
}

/** The talent with this id where the viewer may know of them, or null. */
export async function loadTalent(context: GatewayContext, id: string): Promise<TalentRow | null> {
  if (prefixOf(id) !== 'talent') return null
  return loadKnownRow(context, 'talent', findTalents, id, (row) =>
    mayEnter(context, row?.communityId),
  )
}

/**
 * Whether the viewer may know what a community holds: a closed one is for those who have joined. Its head
 * (name, words, pictures) is everyone's, for the door. The same is asked of no community.
 */
export async function mayEnter(
  context: GatewayContext,
  communityId: string | undefined,
): Promise<boolean> {
  return (
    !context.config.isClosedCommunity || (await viewerMembership(context, communityId)) !== null
  )
}

/** Those of these users who have joined a community. */
export function membersAmong(
  { db }: { db: Queryable },
  communityId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return findMembersAmong(db, communityId, userIds)
}

export async function talentsOf(
  context: GatewayContext,
  communityId: string,
): Promise<TalentRow[]> {
  if (!(await mayEnter(context, communityId))) return []
  const { cache, db, tenantId } = context
  return cache.get(tenantId, 'talentsOf', communityId, () => findTalentsOf(db, communityId))
}

const shownAfterStart = 3 * 60 * 60 * 1000

/** What is going on: what starts from now on, and what began less than three hours ago. */
export async function happeningsOf(
  context: GatewayContext,
  communityId: string,
): Promise<HappeningRow[]> {
  if (!(await mayEnter(context, communityId))) return []
  const since = new Date(context.now().getTime() - shownAfterStart)
  return findHappeningsOf(context.db, communityId, since)
}

/** The happening with this id where the viewer may know of it, or null. */
export async function loadHappening(
  context: GatewayContext,
  id: string,
): Promise<HappeningRow | null> {
  if (prefixOf(id) !== 'happening') return null
  const row = await findHappening(context.db, id)
  const isKnown = await mayEnter(context, row?.communityId)
  return isKnown && row ? row : null
}

/** The viewer's own membership by its id; null where it is another's. */
export async function loadJoinedCommunity(
  { db, userId }: GatewayContext,
  id: string,
): Promise<MembershipRow | null> {
  if (prefixOf(id) !== 'membership') return null
  const row = await findMembershipById(db, id)
  return row !== undefined && row.userId === userId ? row : null
}

/** For whoever writes what names them; and whose oshi somebody is. */
export { findFansOf as fansOf, findTalentsOf }
