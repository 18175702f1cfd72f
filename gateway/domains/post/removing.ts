import { undoMs } from '#rules/message.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { setDeleted } from './store.ts'

/** Takes a post away from everyone for the staff: as if its author's minute to bring it back were over. */
export async function removePost(transaction: Transaction, id: string, at: Date): Promise<void> {
  const deletedAt = new Date(at.getTime() - undoMs - 1)
  await setDeleted(transaction, { id, at: deletedAt, isDeleted: true, since: deletedAt })
}
