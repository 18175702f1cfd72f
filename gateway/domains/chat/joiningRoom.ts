import { viewerMembership } from '../community/service.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadKnownRow } from '../../platform/graphql/loadKept.ts'
import { prefixOf } from '../../platform/ids.ts'
import { asksForSomething, forgetJoinedRooms, hasJoinedRoom, meetsCondition } from './rooms.ts'
import { insertRoomMember } from './roomStore.ts'
import { findChannels } from './store.ts'
import type { ChannelRow } from './tables.ts'
import { raiseRead } from './writingStore.ts'

/** A room that asks for something, where the viewer may know of it: its community's members do. */
async function findRoom(context: GatewayContext, id: string): Promise<ChannelRow | null> {
  if (prefixOf(id) !== 'channel') return null
  return loadKnownRow(context, 'channel', findChannels, id, async (row) => {
    const membership = await viewerMembership(context, row?.communityId)
    return membership !== null && row !== null && asksForSomething(row)
  })
}

const wholeRoom = 2_147_483_647

/** Lets the viewer into a room that asks for something they have. What was said there before counts as read. */
export async function joinRoom(context: GatewayContext, channelId: string) {
  const { userId, tenantId, db, events, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const channel = await findRoom(context, channelId)
  if (!channel) return { __typename: 'NotFoundError' as const, field: 'channelId' }
  if (!(await hasJoinedRoom(context, channel.id))) {
    if (!(await meetsCondition(context, channel)))
      return { __typename: 'RoomConditionError' as const }
    await db.transaction(async (transaction) => {
      await insertRoomMember(transaction, { userId, channelId: channel.id, joinedAt: now() })
      await raiseRead(transaction, userId, channel.id, wholeRoom)
    })
    forgetJoinedRooms(context, userId)
    events.publish(tenantId, { type: 'accessChanged', userId })
    context.clearLoaders()
  }
  return { __typename: 'JoinRoomSuccess' as const, channel }
}
