import type { Transaction } from '../database/pools.ts'
import { inOrderOfDeletion, type Judged } from './judging.ts'

/**
 * Does to all rows of a person what was judged, in the caller's transaction: what goes is deleted, what stays is
 * rewritten. Done again it changes nothing more.
 */
export async function erasePerson(
  transaction: Transaction,
  judged: readonly Judged[],
  personId: string,
  now: Date,
): Promise<void> {
  const going = judged.filter((each) => each.fate === 'gone')
  for (const { before } of going) if (before) await transaction.execute(before(personId))
  for (const { table, whose } of inOrderOfDeletion(going))
    await transaction.delete(table).where(whose(personId))
  for (const each of judged)
    if (each.fate === 'kept' && each.becomes)
      await transaction.update(each.table).set(each.becomes(now)).where(each.whose(personId))
}
