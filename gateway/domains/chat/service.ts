import DataLoader from 'dataloader'
import { listSizes } from '#schema/listSizes.generated.ts'
import { loadCommunity, mayEnter, membersAmong, viewerMembership } from '../community/service.ts'
import type { TalentRow } from '../community/tables.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { toldCommunityId, type MessageEvent } from './events.ts'
import type { ChannelRow, MessageRow, ReadState } from './tables.ts'
import { loadKeptRow, loadKnownRow } from '../../platform/graphql/loadKept.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../platform/graphql/connection.ts'
import { decodeNumberCursor } from '../../platform/graphql/cursor.ts'
import { prefixOf } from '../../platform/ids.ts'
import {
  asksForSomething,
  channelsOf,
  hasJoinedRoom,
  isDirect,
  joinedRooms,
  roomReadersAmong,
} from './rooms.ts'
import { isReader, isReading, membersOf, tellMember } from './members.ts'
import { findChannels, findMessage, findMessages, type Slice } from './store.ts'
import { marksOf, newestOf, sliceOf } from './views.ts'
import { asReadable, insidersAmong } from './withholding.ts'
import { raiseAllReads, raiseRead } from './writingStore.ts'

export { messageDays } from './counting.ts'
export { countPenlights } from './reactionStore.ts'
export { holdMessage, releaseMessage, removeMessage } from './removing.ts'
export { isDirect } from './rooms.ts'
export {
  answerAsked,
  countOpened,
  countWritten,
  findPrivateChannelBySlug,
  findPrivateChannels,
  makePrivateChannel,
  membersOf,
  privateTotals,
  tellMembers,
  rejectAsked,
  tellMember,
  tellShared,
} from './members.ts'

/** The most messages that one page carries (Discord's client asks for as many). */
const pageSizeLimit = listSizes['Channel.messages']

/** The id of no channel. */
const noChannel = `channel_${'0'.repeat(26)}`
/** What the column counts up to. */
const largestSeq = 2_147_483_647

/** The channel with this id, whoever asks: for those who are known to be its readers. */
export async function findChannel(context: GatewayContext, id: string): Promise<ChannelRow | null> {
  return prefixOf(id) === 'channel' ? loadKeptRow(context, 'channel', findChannels, id) : null
}

/** The channel with this id where the viewer may read it; null otherwise, so that nobody learns of others. */
export async function loadChannel(context: GatewayContext, id: string): Promise<ChannelRow | null> {
  if (prefixOf(id) !== 'channel') return null
  return loadKnownRow(context, 'channel', findChannels, id, (row) => canRead(context, row))
}

/** The same for an id of our own, which tells nobody anything: not for a client's. */
export async function findReadableChannel(
  context: GatewayContext,
  id: string,
): Promise<ChannelRow | null> {
  const row = await findChannel(context, id)
  return (await canRead(context, row)) ? row : null
}

/** Whether the viewer may read a channel; the same is asked where there is none. */
async function canRead(context: GatewayContext, channel: ChannelRow | null): Promise<boolean> {
  if (channel && isDirect(channel))
    return (await mayEnter(context, channel.communityId)) && isReader(context, channel.id)
  if (channel && asksForSomething(channel))
    return (
      (await viewerMembership(context, channel.communityId)) !== null &&
      hasJoinedRoom(context, channel.id)
    )
  return channel?.visibility === 'PUBLIC'
    ? mayEnter(context, channel.communityId)
    : (await viewerMembership(context, channel?.communityId)) !== null
}

/** Those of these users who may read a channel: one question for all who listen to it. */
export async function readersAmong(
  context: GatewayContext,
  channelId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const channel = await findChannel(context, channelId)
  if (!channel) return new Set()
  if (isDirect(channel)) return privateReadersAmong(context, channel, userIds)
  if (asksForSomething(channel)) return roomReadersAmong(context, channel, userIds)
  return channel.visibility === 'PUBLIC' && !context.config.isClosedCommunity
    ? new Set(userIds)
    : membersAmong(context, channel.communityId, userIds)
}

/** Those of a channel's readers among these users who are shown all that is said there. */
export async function fullReadersAmong(
  context: GatewayContext,
  channelId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const channel = await findChannel(context, channelId)
  return channel ? insidersAmong(context, channel, userIds) : new Set()
}

/** Those of these users who are a private channel's readers, and have not been shut out of its community. */
async function privateReadersAmong(
  context: GatewayContext,
  { id, communityId }: ChannelRow,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const readers = (await membersOf(context, id)).filter(isReading).map(({ userId }) => userId)
  const asked = new Set(userIds)
  const among = readers.filter((userId) => asked.has(userId))
  return context.config.isClosedCommunity && among.length > 0
    ? membersAmong(context, communityId, among)
    : new Set(among)
}

/** The channels of a community that the viewer may read, in their order. */
export async function visibleChannels(
  context: GatewayContext,
  communityId: string,
): Promise<ChannelRow[]> {
  const isMember = (await viewerMembership(context, communityId)) !== null
  if (!isMember && !(await mayEnter(context, communityId))) return []
  const rows = await channelsOf(context, communityId)
  if (!isMember) return rows.filter(({ visibility }) => visibility === 'PUBLIC')
  const joined = await joinedRooms(context)
  return rows.filter((row) => !asksForSomething(row) || joined.includes(row.id))
}

/** A talent's room, the first of those that the viewer may read; null where there is none. */
export async function roomOf(
  context: GatewayContext,
  { id, communityId }: TalentRow,
): Promise<ChannelRow | null> {
  const channels = await visibleChannels(context, communityId)
  return channels.find(({ talentId }) => talentId === id) ?? null
}

/** The community a channel belongs to. */
export async function communityOf(context: GatewayContext, channel: ChannelRow) {
  const community = await loadCommunity(context, channel.communityId)
  if (!community) throw new Error(`channel ${channel.id} is of no community`)
  return community
}

/** The number of a channel's newest message; 0 where nobody has written. */
export async function lastSeqOf(context: GatewayContext, channel: ChannelRow): Promise<number> {
  return (await marksOf(context, channel.id)).lastSeq
}

/** The number of a channel's newest change; 0 where nothing was ever said. */
export async function lastRevOf(context: GatewayContext, channel: ChannelRow): Promise<number> {
  return (await marksOf(context, channel.id)).lastRev
}

/** A channel's newest message; null where nobody has written. */
export async function newestMessage(
  context: GatewayContext,
  channel: ChannelRow,
): Promise<MessageRow | null> {
  const newest = await newestOf(context, channel.id)
  return newest && asReadable(context, channel, newest)
}

/** How far the viewer has read; null where they have not joined. */
export async function viewerReadState(
  context: GatewayContext,
  channel: ChannelRow,
): Promise<ReadState | null> {
  if ((await viewerMembership(context, channel.communityId)) === null) return null
  const { lastReadSeq, unreadMentions, unreadHidden } = await marksOf(context, channel.id)
  const counted = { unreadMentions, unreadHidden }
  return { channelId: channel.id, lastReadSeq: lastReadSeq ?? 0, ...counted }
}

/** Moves the viewer's mark in a channel, never back and never past its newest message. */
export async function markChannelRead(context: GatewayContext, channelId: string, seq: number) {
  if (context.userId === null) return { __typename: 'UnauthenticatedError' as const }
  const channel = await loadChannel(context, channelId)
  if (!channel) return { __typename: 'NotFoundError' as const, field: 'channelId' }
  if ((await viewerMembership(context, channel.communityId)) === null)
    return { __typename: 'NotJoinedError' as const, communityId: channel.communityId }
  const lastReadSeq = await raiseRead(context.db, context.userId, channel.id, Math.max(0, seq))
  // A fan's other devices count it no more.
  if (isDirect(channel)) tellMember(context, context.userId, channel.id)
  else
    context.events.publish(context.tenantId, {
      type: 'channelRead',
      userId: context.userId,
      channelId: channel.id,
      lastReadSeq,
    })
  context.clearLoaders()
  return { __typename: 'MarkChannelReadSuccess' as const, channel }
}

/** On joining, all that was written before counts as read. */
export function markAllRead(
  transaction: Transaction,
  communityId: string,
  userId: string,
): Promise<void> {
  return raiseAllReads(transaction, userId, communityId)
}

/** A channel's messages, ascending; read from the newest where nothing else is asked for. */
export async function messageConnection(
  context: GatewayContext,
  channel: ChannelRow,
  args: ConnectionArgs,
) {
  const page = readKeysetPage(args, {
    most: pageSizeLimit,
    decode: decodeNumberCursor,
    from: 'end',
  })
  const { side, key = side === 'after' ? 0 : largestSeq, size } = page
  const found = await sliceOf(context, channel.id, { side, number: key, limit: size + 1 })
  const rows = await Promise.all(found.map((row) => asReadable(context, channel, row)))
  return toConnection(rows, page, ({ seq }) => seq)
}

/** What is new after a `seq`, ascending. */
export function messagesAfter(context: GatewayContext, channel: ChannelRow, seq: number) {
  const limit = listSizes['Channel.messagesAfter']
  return inChannel(context, channel, { side: 'after', number: seq, limit })
}

/** What is new or has changed after a `rev`, the earliest change first: how a client closes a gap. */
export function changesAfter(context: GatewayContext, channel: ChannelRow, rev: number) {
  const limit = listSizes['Channel.changesAfter']
  return inChannel(context, channel, { side: 'changed', number: rev, limit })
}

/** Events of what has changed in a channel after a `rev`, for those whose own were lost. */
export async function findLostChanges(
  context: GatewayContext,
  channelId: string,
  rev: number,
): Promise<MessageEvent[]> {
  const channel = await findChannel(context, channelId)
  if (!channel) return []
  const rows = await changesAfter(context, channel, rev)
  return rows.map((row) => ({
    type: 'messageChanged',
    channelId,
    communityId: toldCommunityId(channel),
    messageId: row.id,
    seq: row.seq,
    rev: row.rev,
    change: row.deletedAt ? 'DELETED' : row.editedAt ? 'EDITED' : 'CREATED',
  }))
}

async function inChannel(
  context: GatewayContext,
  channel: ChannelRow,
  slice: Slice,
): Promise<MessageRow[]> {
  const rows = await sliceOf(context, channel.id, slice)
  return Promise.all(rows.map((row) => asReadable(context, channel, row)))
}

/** The message with this id in a channel that the viewer was let into; null where it is of another, or none. */
export async function findInChannel(
  context: GatewayContext,
  channel: ChannelRow,
  id: string,
): Promise<MessageRow | null> {
  const load = ({ db }: GatewayContext) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = new Map((await findMessages(db, ids)).map((row) => [row.id, row]))
      return ids.map((each) => found.get(each) ?? null)
    })
  const row = await context.loader('messagesInChannel', load).load(id)
  return row?.channelId === channel.id ? asReadable(context, channel, row) : null
}

/** The message with this id where the viewer may read its channel. */
export async function loadMessage(context: GatewayContext, id: string): Promise<MessageRow | null> {
  if (prefixOf(id) !== 'message') return null
  const row = await findMessage(context.db, id)
  // Of no message the same is asked as of one that may not be read.
  const channel = await loadChannel(context, row?.channelId ?? noChannel)
  return row && channel ? asReadable(context, channel, row) : null
}
