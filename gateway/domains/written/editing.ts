import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { editMs } from '#rules/message.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { viewerMembership } from '../community/service.ts'
import { indexHashtags } from '../hashtag/service.ts'
import type { RowOf, WrittenTable } from './kind.ts'
import { findWritten } from './store.ts'

type EditableTable = WrittenTable & Readonly<Record<'editedAt' | 'revision', PgColumn>>
type EditableRow<Table extends EditableTable> = RowOf<Table> & { revision: number }

type Edit<Row, Refusal> = {
  id: string
  /** What an author may change, cleaned: a text, and a title where there is one. */
  words: Partial<Row>
  /** The revision that they were made from. */
  revision: number
  /** Why these words are not taken, as the kind says it; undefined where they are. */
  refuse: (row: Row) => Promise<Refusal | undefined>
  /** What follows the words: a part of the transaction. */
  follow?: (transaction: Transaction, row: Row) => Promise<void>
}

/** How the contract answers an edit of a kind that it calls `Post`. */
type Answer<Name extends string, Row, Refusal> =
  | ({ __typename: `Edit${Name}Success` } & Record<Uncapitalize<Name>, Row>)
  | ({ __typename: `${Name}ChangedError` } & Record<Uncapitalize<Name>, Row>)
  | { __typename: `${Name}EditClosedError` }
  | { __typename: 'NotFoundError'; field: string }
  | { __typename: 'NotJoinedError'; communityId: string }
  | { __typename: 'UnauthenticatedError' }
  | Refusal

/**
 * Gives what the viewer wrote other words, within the time in which messages are changed too: permission first, then
 * the words. Others' are as if they were not there. Words that stand already are no error, also where the answer to the
 * same edit got lost; what was changed elsewhere since is answered with what stands.
 */
export async function editWritten<Name extends string, Table extends EditableTable, Refusal>(
  context: GatewayContext,
  { name, table }: { name: Name; table: Table },
  { id, words, revision, refuse, follow }: Edit<EditableRow<Table>, Refusal>,
): Promise<Answer<Name, EditableRow<Table>, Refusal>> {
  type Row = EditableRow<Table>
  type Told = Answer<Name, Row, Refusal>
  const subject = name.toLowerCase()
  const notFound: Told = { __typename: 'NotFoundError', field: `${subject}Id` }
  const told = (__typename: string, row: Row) => ({ __typename, [subject]: row }) as Told
  const { userId, db, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' }
  const find = () => findWritten(db, table, id) as Promise<Row | undefined>
  const own = await find()
  if (own?.authorId !== userId || own.deletedAt) return notFound
  const { communityId } = own
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError', communityId }
  const refusal = await refuse(own)
  if (refusal) return refusal
  const changed = async (): Promise<Told> => {
    const row = await find()
    return row && !row.deletedAt ? told(`${name}ChangedError`, row) : notFound
  }
  if (holds(own, words)) return told(`Edit${name}Success`, own)
  if (own.revision !== revision) return changed()
  const at = now()
  const since = new Date(at.getTime() - editMs)
  if (own.postedAt <= since) return { __typename: `${name}EditClosedError` }
  const isOpen = and(
    eq(table.id, id),
    eq(table.revision, revision),
    isNull(table.deletedAt),
    gt(table.postedAt, since),
  )
  const edited = await db.transaction(async (transaction) => {
    const rows = await transaction
      .update(table as PgTable)
      .set({ ...words, editedAt: at, revision: sql`${table.revision} + 1` })
      .where(isOpen)
      .returning()
    const row = (rows as Row[])[0]
    if (row) await indexHashtags(transaction, row)
    if (row) await follow?.(transaction, row)
    return row
  })
  return edited ? told(`Edit${name}Success`, edited) : changed()
}

function holds<Row extends object>(row: Row, words: Partial<Row>): boolean {
  const columns = new Map(Object.entries(row))
  return Object.entries(words).every(([column, text]) => columns.get(column) === text)
}
