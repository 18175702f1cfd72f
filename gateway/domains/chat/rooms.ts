import { listSizes } from '#schema/listSizes.generated.ts'
import { membersAmong, viewerMembership } from '../community/service.ts'
import { loadNft, viewerHas } from '../collection/service.ts'
import { loadItem } from '../store/service.ts'
import type { StoreItemRow } from '../store/tables.ts'
import { viewerIsMember } from '../subscription/service.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadKept } from '../../platform/graphql/loadKept.ts'
import type { RoomAsk, RoomStanding } from '../types.generated.ts'
import { findJoinedRooms, findRoomMembersAmong } from './roomStore.ts'
import { findChannelsOf } from './store.ts'
import type { ChannelRow } from './tables.ts'

/** Whether a channel is a room that asks for something of whoever comes in. */
export const asksForSomething = ({
  nftId,
  membershipItemId,
}: Pick<ChannelRow, 'nftId' | 'membershipItemId'>): boolean =>
  nftId !== null || membershipItemId !== null

/** Whether a channel is fans' own, and no community's. */
export const isDirect = (
  channel: Pick<ChannelRow, 'visibility' | 'nftId' | 'membershipItemId'>,
): boolean => channel.visibility === 'PRIVATE' && !asksForSomething(channel)

const keptName = 'joinedRooms'

/** The rooms that the viewer has come into. */
export async function joinedRooms(context: GatewayContext): Promise<readonly string[]> {
  const { userId } = context
  return userId === null ? [] : loadKept(context, keptName, userId, findJoinedRooms, [])
}

/** After the commit of a change to them. */
export function forgetJoinedRooms(
  { cache, tenantId }: Pick<GatewayContext, 'cache' | 'tenantId'>,
  userId: string,
): void {
  cache.forget(tenantId, keptName, userId)
}

/** Whether the viewer has come into a room. */
export const hasJoinedRoom = async (context: GatewayContext, roomId: string): Promise<boolean> =>
  (await joinedRooms(context)).includes(roomId)

/** Those of these users who have come into a room, and are of its community still. */
export async function roomReadersAmong(
  context: GatewayContext,
  { id, communityId }: ChannelRow,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const among = userIds.length > 0 ? await findRoomMembersAmong(context.db, id, userIds) : []
  return membersAmong(context, communityId, [...among])
}

/** Whether the viewer has by now what a channel asks for. Talents and staff are asked for nothing. */
export async function meetsCondition(
  context: GatewayContext,
  channel: ChannelRow,
): Promise<boolean> {
  if (!asksForSomething(channel)) return true
  const { communityId, nftId, membershipItemId } = channel
  const membership = await viewerMembership(context, communityId)
  if (membership === null || membership.role !== 'MEMBER') return membership !== null
  if (nftId !== null) return viewerHas(context, nftId)
  return membershipItemId !== null && viewerIsMember(context, membershipItemId)
}

/** Where the viewer stands to a room. */
export async function standingTo(
  context: GatewayContext,
  channel: ChannelRow,
): Promise<RoomStanding> {
  const [hasJoined, meets] = await Promise.all([
    hasJoinedRoom(context, channel.id),
    meetsCondition(context, channel),
  ])
  if (hasJoined) return meets ? 'JOINED' : 'READ_ONLY'
  return meets ? 'JOINABLE' : 'LOCKED'
}

/** The rooms of a community that the viewer could come into, and has not. */
export async function lockedRooms(
  context: GatewayContext,
  communityId: string,
): Promise<ChannelRow[]> {
  if ((await viewerMembership(context, communityId)) === null) return []
  const rooms = (await channelsOf(context, communityId)).filter(asksForSomething)
  const joined = rooms.length > 0 ? await joinedRooms(context) : []
  const locked = rooms.filter(({ id }) => !joined.includes(id))
  return locked.slice(0, listSizes['Community.lockedRooms'])
}

/** The rooms that open to the members by an item, for everyone to know of; none of what is no subscription. */
export async function membersRooms(
  context: GatewayContext,
  { id, kind, communityId }: Pick<StoreItemRow, 'id' | 'kind' | 'communityId'>,
): Promise<ChannelRow[]> {
  if (kind !== 'SUBSCRIPTION') return []
  const rooms = await channelsOf(context, communityId)
  return rooms
    .filter(({ membershipItemId }) => membershipItemId === id)
    .slice(0, listSizes['StoreItem.membersRooms'])
}

/** All that are a community's, whoever may read them. */
export const channelsOf = (
  { cache, db, tenantId }: GatewayContext,
  communityId: string,
): Promise<ChannelRow[]> =>
  cache.get(tenantId, 'channelsOf', communityId, () => findChannelsOf(db, communityId))

/** Of which kind it is what a room asks for. */
export const askOf = ({ nftId }: Pick<ChannelRow, 'nftId'>): RoomAsk =>
  nftId === null ? 'MEMBERSHIP' : 'NFT_CONDITION'

/** What a room asks for: one of the two. */
export async function askedBy(context: GatewayContext, channel: ChannelRow) {
  const { id, nftId, membershipItemId } = channel
  const [nft, membership] = await Promise.all([
    nftId === null ? null : loadNft(context, nftId),
    membershipItemId === null ? null : loadItem(context, membershipItemId),
  ])
  const asked = nft ?? membership
  if (!asked) throw new Error(`channel ${id} asks for nothing that there is`)
  const picture = nft?.picture ?? membership?.pictures[0] ?? null
  return { nft, name: asked.name[context.language], picture }
}
