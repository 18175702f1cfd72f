import { getTableColumns, type Table } from 'drizzle-orm'
import { loadMembership, loadTalent, primeMembership, primeTalent } from '../community/service.ts'
import { membership, talent } from '../community/tables.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadPublicUser, primePublicUser } from '../user/service.ts'
import { primeMessage } from './service.ts'
import type { MessageEvent, MessageRows } from './events.ts'
import { channel, message, type ChannelRow } from './tables.ts'

/** What stands beside the messages that an author writes in a channel. */
export async function authorRows(
  context: GatewayContext,
  { communityId }: ChannelRow,
  authorId: string,
): Promise<Pick<MessageRows, 'author' | 'membership' | 'oshi'>> {
  const [user, place] = await Promise.all([
    loadPublicUser(context, authorId),
    loadMembership(context, communityId, authorId),
  ])
  // The row holds more, which leaves the process with the event.
  const author = user && { id: user.id, displayName: user.displayName, avatar: user.avatar }
  const oshi = place?.oshiId ? await loadTalent(context, place.oshiId) : null
  return { author, membership: place, oshi }
}

/** Hands the rows that came with an event to the run of somebody who may read them. */
export function primeMessageRows(context: GatewayContext, { rows }: MessageEvent): void {
  if (!rows || !areWhole(rows)) return
  const { authorId } = rows.message
  primeMessage(context, rows.channel, rows.message)
  primePublicUser(context, authorId, rows.author)
  primeMembership(context, rows.channel.communityId, authorId, rows.membership)
  if (rows.oshi) primeTalent(context, rows.oshi.id, rows.oshi)
}

/** A gateway of another version may know other columns: then the rows are read here. */
function areWhole(rows: MessageRows): boolean {
  const pairs: readonly [row: object | null, table: Table][] = [
    [rows.message, message],
    [rows.channel, channel],
    [rows.membership, membership],
    [rows.oshi, talent],
  ]
  return pairs.every(
    ([row, table]) =>
      row === null || Object.keys(getTableColumns(table)).every((name) => Object.hasOwn(row, name)),
  )
}
