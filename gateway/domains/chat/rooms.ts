import { membersAmong, viewerMembership } from '../community/service.ts'
import { loadNft, viewerHas } from '../collection/service.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadKept } from '../../platform/graphql/loadKept.ts'
import type { RoomStanding } from '../types.generated.ts'
import { findJoinedRooms, findRoomMembersAmong } from './roomStore.ts'
import type { ChannelRow } from './tables.ts'

/** Whether a channel is fans' own, and no community's. */
export const isDirect = ({
  visibility,
  nftId,
}: Pick<ChannelRow, 'visibility' | 'nftId'>): boolean => visibility === 'PRIVATE' && nftId === null

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
  { communityId, nftId }: ChannelRow,
): Promise<boolean> {
  if (nftId === null) return true
  const membership = await viewerMembership(context, communityId)
  return membership !== null && (membership.role !== 'MEMBER' || viewerHas(context, nftId))
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

/** What a room asks for. */
export async function nftOf(context: GatewayContext, { id, nftId }: ChannelRow) {
  const found = nftId === null ? null : await loadNft(context, nftId)
  if (!found) throw new Error(`channel ${id} asks for no NFT that there is`)
  return found
}
