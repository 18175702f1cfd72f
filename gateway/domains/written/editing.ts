import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { editMs } from '#rules/message.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { viewerMembership } from '../community/service.ts'
import { indexHashtags } from '../hashtag/service.ts'
import { wordsOf } from '../mention/service.ts'
import type { RowOf, WrittenRow, WrittenTable } from './kind.ts'
import { saidIn, tellMentioned } from './mentioning.ts'
import { findWritten } from './store.ts'

type EditableTable = WrittenTable & Readonly<Record<'editedAt', PgColumn>>

type Edit<Row, Admission> = {
  id: string
  /** The revision that they were made from. */
  revision: number
  /**
   * What an author may change, cleaned: a text with whom it mentions, and a title where there is one; or why these words
   * are not taken, as the kind says it.
   */
  admit: (row: Row) => Promise<Admission>
  /** What follows the words: a part of the transaction. */
  follow?: (transaction: Transaction, row: Row) => Promise<void>
}

type Words<Row> = Partial<Row> & Pick<WrittenRow, 'text' | 'mentions'>
type Admitted<Row> =
  | { words: Words<Row>; refused?: undefined }
  | { words?: undefined; refused: object }
type RefusalOf<Admission> = Admission extends { refused: infer Refusal extends object }
  ? Refusal
  : never

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
export async function editWritten<
  Name extends string,
  Table extends EditableTable,
  Admission extends Admitted<RowOf<Table>>,
>(
  context: GatewayContext,
  { name, table }: { name: Name; table: Table },
  { id, revision, admit, follow }: Edit<RowOf<Table>, Admission>,
): Promise<Answer<Name, RowOf<Table>, RefusalOf<Admission>>> {
  type Row = RowOf<Table>
  type Told = Answer<Name, Row, RefusalOf<Admission>>
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
  const { words, refused }: Admitted<Row> = await admit(own)
  if (!words) return refused as RefusalOf<Admission>
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
    if (row) await indexHashtags(transaction, row, own)
    if (row && (row.mentions.length > 0 || own.mentions.length > 0))
      await tellMentioned(transaction, row, own)
    if (row) await follow?.(transaction, row)
    return row
  })
  return edited ? told(`Edit${name}Success`, edited) : changed()
}

function holds<Row extends WrittenRow>(row: Row, { text, mentions, ...rest }: Words<Row>): boolean {
  const columns = new Map(Object.entries(row))
  return (
    wordsOf(saidIn(row)) === wordsOf({ text, mentions }) &&
    Object.entries(rest).every(([column, word]) => columns.get(column) === word)
  )
}
