import { eq } from 'drizzle-orm'
import { undoMs } from '#rules/message.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { toldCommunityId } from './events.ts'
import { channel, message } from './tables.ts'
import { deleteMessage } from './writingStore.ts'

/**
 * Takes a message away from everyone for the staff: as if its author's minute to bring it back were over. Gives what
 * tells all who listen, for after the commit.
 */
export async function removeMessage(
  transaction: Transaction,
  id: string,
  at: Date,
): Promise<(context: Pick<GatewayContext, 'events' | 'tenantId'>) => void> {
  const [row] = await transaction
    .select({ message, channel })
    .from(message)
    .innerJoin(channel, eq(channel.id, message.channelId))
    .where(eq(message.id, id))
  if (!row) return () => undefined
  const { authorId, channelId, seq } = row.message
  const deletedAt = new Date(at.getTime() - undoMs - 1)
  const own = { message: row.message, authorId, at: deletedAt, deletedSince: deletedAt }
  const rev = await deleteMessage(transaction, { ...own, isDeleted: true })
  const communityId = toldCommunityId(row.channel)
  return ({ events, tenantId }) => {
    if (rev !== null)
      events.publish(tenantId, {
        ...{ type: 'messageChanged', change: 'DELETED', messageId: id },
        ...{ channelId, communityId, seq, rev },
      })
  }
}
