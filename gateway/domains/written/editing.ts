import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { editMs } from '#rules/message.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { RowOf, WrittenTable } from './kind.ts'

type EditableTable = WrittenTable & Readonly<Record<'text' | 'editedAt' | 'revision', PgColumn>>
type Edited = { text: string; revision: number }

type Edit<Row> = {
  own: Row & Edited
  text: string
  /** The revision that the text was made from. */
  revision: number
  /** What follows a text: a part of the transaction. */
  follow: (transaction: Transaction, row: Row) => Promise<void>
}

/**
 * Gives what the viewer wrote another text, within the time in which messages are changed too. Gives the row as it is
 * then; a text that stands already is no error, also where the answer to the same edit got lost. Otherwise why not:
 * it was changed elsewhere since, or it is too late.
 */
export async function editWritten<Table extends EditableTable>(
  { db, now }: GatewayContext,
  table: Table,
  { own, text, revision, follow }: Edit<RowOf<Table>>,
): Promise<RowOf<Table> | 'CHANGED' | 'CLOSED'> {
  if (own.text === text) return own
  if (own.revision !== revision) return 'CHANGED'
  const at = now()
  const since = new Date(at.getTime() - editMs)
  if (own.postedAt <= since) return 'CLOSED'
  const isOpen = and(
    eq(table.id, own.id),
    eq(table.revision, revision),
    isNull(table.deletedAt),
    gt(table.postedAt, since),
  )
  const changed = await db.transaction(async (transaction) => {
    const rows = await transaction
      .update(table as PgTable)
      .set({ text, editedAt: at, revision: sql`${table.revision} + 1` })
      .where(isOpen)
      .returning()
    const row = (rows as RowOf<Table>[])[0]
    if (row) await follow(transaction, row)
    return row
  })
  return changed ?? 'CHANGED'
}
