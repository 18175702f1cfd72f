import { undoMs } from '#rules/message.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import { isReported } from '../moderation/service.ts'
import type { RowOf, WrittenKind, WrittenTable } from './kind.ts'
import { tellMentioned } from './mentioning.ts'
import { lockDeleted, setDeleted } from './store.ts'

type Deletion<Row> = {
  own: Row
  isDeleted: boolean
  /** Has it forgotten at that time, as a part of the transaction. */
  forgetLater: (transaction: Transaction, at: Date) => Promise<void>
}

/**
 * Takes what the viewer wrote away from everyone, or brings it back within a minute. Gives the row as it is then: asked
 * twice, what is so already is no error. Undefined where it is settled the other way.
 */
export async function setDeletion<Table extends WrittenTable>(
  { db, now }: GatewayContext,
  { table }: WrittenKind<Table>,
  { own, isDeleted, forgetLater }: Deletion<RowOf<Table>>,
): Promise<RowOf<Table> | undefined> {
  const at = now()
  const since = new Date(at.getTime() - undoMs)
  const changed = await db.transaction(async (transaction) => {
    const row = await setDeleted(transaction, table, { id: own.id, at, isDeleted, since })
    if (row && row.mentions.length > 0) await tellMentioned(transaction, row)
    if (row && isDeleted) await forgetLater(transaction, new Date(at.getTime() + undoMs))
    return row
  })
  return changed ?? ((own.deletedAt !== null) === isDeleted ? own : undefined)
}

/** What was deleted and not brought back is forgotten, unless somebody has reported it: then it is evidence. */
export async function forgetDeleted(
  { db, now }: JobContext,
  { table, reportKind, forget }: WrittenKind,
  id: string,
): Promise<void> {
  if (await isReported(db, reportKind, id)) return
  const by = new Date(now().getTime() - undoMs)
  await db.transaction(async (transaction) => {
    if (await lockDeleted(transaction, table, { id, by })) await forget(transaction, id)
  })
}
