import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { holdMessage } from '../chat/service.ts'
import { holdWritten, reportsThatHold } from './standing.ts'
import { countOpenBy } from './store.ts'
import type { Subject } from './subjects.ts'

/** Each account is here for as long: whoever makes some to silence somebody has to wait. */
const accountAgeMs = 7 * 24 * 60 * 60_000

/**
 * Holds back what enough accounts have reported, until the desk has decided: what talents and staff wrote stays, and so
 * does a person. Asked within each report's transaction, while it has the thing's queue. Gives what tells all who
 * listen, for after the commit.
 */
export async function holdWhereDue(
  transaction: Transaction,
  subject: Subject,
  at: Date,
): Promise<(context: Pick<GatewayContext, 'events' | 'tenantId'>) => void> {
  const silent = () => undefined
  const { kind, id, authorId } = subject
  if (kind === 'PERSON') return silent
  const since = new Date(at.getTime() - accountAgeMs)
  const count = await countOpenBy(
    transaction,
    { kind, subjectId: id, authorId },
    { since, most: reportsThatHold },
  )
  if (count < reportsThatHold) return silent
  if (kind === 'MESSAGE') return holdMessage(transaction, id, at)
  await holdWritten(transaction, kind, { id, at })
  return silent
}
