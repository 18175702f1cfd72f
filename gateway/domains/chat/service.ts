import DataLoader from 'dataloader'
import { listSizes } from '#schema/listSizes.generated.ts'
import { loadCommunity, mayEnter, membersAmong, viewerMembership } from '../community/service.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { ChannelReadRow, ChannelRow, MessageRow } from './tables.ts'
import { loadRow } from '../../platform/graphql/loadRow.ts'
import { oncePerRun } from '../../platform/graphql/oncePerRun.ts'
import { prefixOf } from '../../platform/ids.ts'
import {
  findChannels,
  findChannelsOf,
  findMessagePage,
  findMessages,
  findNewestMessages,
  findReads,
  raiseAllReads,
  raiseRead,
} from './store.ts'

/** The most messages that one page carries (Discord's client asks for as many). */
export const pageSizeLimit = listSizes['Channel.messages']
/** The most messages that closing a gap brings at once. */
export const gapLimit = listSizes['Channel.messagesAfter']

const readableChannels = oncePerRun<ChannelRow | null>('readableChannel', async (context, id) => {
  if (prefixOf(id) !== 'channel') return null
  const row = await loadRow(context, 'channel', findChannels, id)
  return row && (await canRead(context, row)) ? row : null
})
/** The channel with this id where the viewer may read it; null otherwise, so that nobody learns of others. */
export const loadChannel = readableChannels.load

/** Whether the viewer may read a channel. */
export async function canRead(context: GatewayContext, channel: ChannelRow): Promise<boolean> {
  return channel.visibility === 'PUBLIC'
    ? mayEnter(context, channel.communityId)
    : (await viewerMembership(context, channel.communityId)) !== null
}

/** Those of these users who may read a channel: one question for all who listen to it. */
export async function readersAmong(
  context: GatewayContext,
  channelId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const channel = (await findChannels(context.db, [channelId]))[0]
  if (!channel) return new Set()
  return channel.visibility === 'PUBLIC' && !context.config.isClosedCommunity
    ? new Set(userIds)
    : membersAmong(context, channel.communityId, userIds)
}

/** Whether the viewer may write there. */
export async function canPost(context: GatewayContext, channel: ChannelRow): Promise<boolean> {
  const membership = await viewerMembership(context, channel.communityId)
  return membership !== null && (channel.posting === 'MEMBERS' || membership.role !== 'MEMBER')
}

/** The channels of a community that the viewer may read, in their order. */
export async function visibleChannels(
  context: GatewayContext,
  communityId: string,
): Promise<ChannelRow[]> {
  const isMember = (await viewerMembership(context, communityId)) !== null
  if (!isMember && !(await mayEnter(context, communityId))) return []
  const rows = await findChannelsOf(context.db, communityId)
  return rows.filter((row) => isMember || row.visibility === 'PUBLIC')
}

/** The community a channel belongs to. */
export async function communityOf(context: GatewayContext, channel: ChannelRow) {
  const community = await loadCommunity(context, channel.communityId)
  if (!community) throw new Error(`channel ${channel.id} is of no community`)
  return community
}

/** A channel's newest message; null where nobody has written. */
export function newestMessage(
  context: GatewayContext,
  channel: ChannelRow,
): Promise<MessageRow | null> {
  return newestMessages(context).load(channel)
}

function newestMessages(context: GatewayContext) {
  return context.loader(
    'newestMessage',
    ({ db }) =>
      new DataLoader<ChannelRow, MessageRow | null, string>(
        async (channels) => {
          const rows = new Map(
            (await findNewestMessages(db, channels)).map((row) => [row.channelId, row]),
          )
          return channels.map(({ id }) => rows.get(id) ?? null)
        },
        { cacheKeyFn: ({ id }) => id },
      ),
  )
}

/** How far the viewer has read; null where they have not joined. */
export async function viewerReadState(
  context: GatewayContext,
  channel: ChannelRow,
): Promise<ChannelReadRow | null> {
  const { userId } = context
  if (userId === null || (await viewerMembership(context, channel.communityId)) === null)
    return null
  const row = await context
    .loader(
      'channelRead',
      ({ db }) =>
        new DataLoader<string, ChannelReadRow | null>(async (ids) => {
          const rows = new Map(
            (await findReads(db, userId, ids)).map((read) => [read.channelId, read]),
          )
          return ids.map((id) => rows.get(id) ?? null)
        }),
    )
    .load(channel.id)
  return row ?? { tenantId: context.tenantId, userId, channelId: channel.id, lastReadSeq: 0 }
}

/** Moves the viewer's mark in a channel, never back and never past its newest message. */
export async function markChannelRead(context: GatewayContext, channelId: string, seq: number) {
  if (context.userId === null) return { __typename: 'UnauthenticatedError' as const }
  const channel = await loadChannel(context, channelId)
  if (!channel) return { __typename: 'NotFoundError' as const, field: 'channelId' }
  if ((await viewerMembership(context, channel.communityId)) === null)
    return { __typename: 'NotJoinedError' as const, communityId: channel.communityId }
  await raiseRead(
    context.db,
    context.userId,
    channel.id,
    Math.max(0, Math.min(seq, channel.lastSeq)),
  )
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

/** A page of a channel's messages, ascending, and whether there are more on the side it was asked from. */
export async function messagePage(
  { db }: GatewayContext,
  channelId: string,
  side: { before?: number; after?: number },
  wanted: number,
): Promise<{ rows: MessageRow[]; hasMore: boolean }> {
  const size = Math.max(1, Math.min(wanted, pageSizeLimit))
  const rows = await findMessagePage(db, channelId, side, size + 1)
  const page = rows.slice(0, size)
  return { rows: side.after === undefined ? page.toReversed() : page, hasMore: rows.length > size }
}

/** What came after a `seq`, ascending: how a client closes a gap. */
export function messagesAfter(
  { db }: GatewayContext,
  channelId: string,
  seq: number,
): Promise<MessageRow[]> {
  return findMessagePage(db, channelId, { after: seq }, gapLimit)
}

const readableMessages = oncePerRun<MessageRow | null>('readableMessage', async (context, id) => {
  if (prefixOf(id) !== 'message') return null
  const row = await loadRow(context, 'message', findMessages, id)
  return row && (await loadChannel(context, row.channelId)) ? row : null
})
/** The message with this id where the viewer may read its channel. */
export const loadMessage = readableMessages.load

/** Hands a new message and its channel to a run for somebody who may read them. */
export function primeMessage(
  context: GatewayContext,
  channel: ChannelRow,
  message: MessageRow,
): void {
  readableChannels.prime(context, channel.id, channel)
  readableMessages.prime(context, message.id, message)
  newestMessages(context).prime(channel, message)
}
