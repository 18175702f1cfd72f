import {
  loadMembership,
  loadTalent,
  primeMembership,
  primeTalent,
} from '../community/service.ts'
import type { GatewayEvent, MessageRows } from '../../platform/events/bus.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { ChannelRow } from '../../platform/graphql/rows.ts'
import { loadPublicUser, primePublicUser } from '../user/service.ts'
import { primeMessage } from './service.ts'

/** What stands beside the messages that an author writes in a channel. */
export async function authorRows(
  context: GatewayContext,
  { communityId }: ChannelRow,
  authorId: string,
): Promise<Pick<MessageRows, 'author' | 'membership' | 'oshi'>> {
  const [user, membership] = await Promise.all([
    loadPublicUser(context, authorId),
    loadMembership(context, communityId, authorId),
  ])
  // The row holds more, which leaves the process with the event.
  const author = user && { id: user.id, displayName: user.displayName, avatar: user.avatar }
  const oshi = membership?.oshiId ? await loadTalent(context, membership.oshiId) : null
  return { author, membership, oshi }
}

/** Hands the rows that came with an event to the run of somebody who may read them. */
export function primeMessageRows(
  context: GatewayContext,
  { rows }: GatewayEvent & { type: 'messageCreated' },
): void {
  if (!rows) return
  const { message, channel, author, membership, oshi } = rows
  primeMessage(context, channel, message)
  primePublicUser(context, message.authorId, author)
  primeMembership(context, channel.communityId, message.authorId, membership)
  if (oshi) primeTalent(context, oshi.id, oshi)
}
