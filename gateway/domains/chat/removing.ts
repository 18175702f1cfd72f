import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { pastUndo } from '../moderation/service.ts'
import { toldCommunityId } from './events.ts'
import { channel, message, type WrittenMessage } from './tables.ts'

type Told = (context: Pick<GatewayContext, 'events' | 'tenantId'>) => void
type Standing = Pick<WrittenMessage, 'deletedAt' | 'heldAt'>

/**
 * Takes a message away from everyone for the staff, also where it is held, or its author could still bring it back. Gives
 * what tells all who listen, for after the commit; so do all of these.
 */
export const removeMessage = (transaction: Transaction, id: string, at: Date): Promise<Told> =>
  changeStanding(transaction, id, ({ deletedAt }) => ({
    deletedAt: deletedAt && deletedAt < pastUndo(at) ? deletedAt : pastUndo(at),
    heldAt: null,
  }))

/** Holds back a message that stands: it is as if deleted, but its author reads it. */
export const holdMessage = (transaction: Transaction, id: string, at: Date): Promise<Told> =>
  changeStanding(transaction, id, ({ deletedAt }) =>
    deletedAt === null ? { deletedAt: pastUndo(at), heldAt: at } : undefined,
  )

/** Shows a message again that is held; what its author took away meanwhile stays so. */
export const releaseMessage = (transaction: Transaction, id: string): Promise<Told> =>
  changeStanding(transaction, id, ({ heldAt }) =>
    heldAt === null ? undefined : { deletedAt: null, heldAt: null },
  )

/** Deletes for its author what is held: there is nothing to bring back. */
export const deleteHeld = (transaction: Transaction, id: string): Promise<Told> =>
  changeStanding(transaction, id, ({ deletedAt, heldAt }) =>
    heldAt === null ? undefined : { deletedAt, heldAt: null },
  )

/** One change of its room; nothing, where there is none. The room is locked first, as by all who write there. */
async function changeStanding(
  transaction: Transaction,
  id: string,
  change: (now: Standing) => Standing | undefined,
): Promise<Told> {
  const [place] = await transaction
    .select({ channelId: message.channelId, seq: message.seq })
    .from(message)
    .where(eq(message.id, id))
  if (!place) return () => undefined
  const { channelId, seq } = place
  const [room] = await transaction
    .select()
    .from(channel)
    .where(eq(channel.id, channelId))
    .for('no key update')
  const [row] = await transaction
    .select({ deletedAt: message.deletedAt, heldAt: message.heldAt })
    .from(message)
    .where(eq(message.id, id))
  const changed = row && change(row)
  if (!room || !changed) return () => undefined
  const rev = room.lastRev + 1
  await transaction.update(channel).set({ lastRev: rev }).where(eq(channel.id, channelId))
  await transaction
    .update(message)
    .set({ ...changed, rev })
    .where(eq(message.id, id))
  const communityId = toldCommunityId(room)
  return ({ events, tenantId }) =>
    events.publish(tenantId, {
      type: 'messageChanged',
      change: 'DELETED',
      messageId: id,
      channelId,
      communityId,
      seq,
      rev,
    })
}
