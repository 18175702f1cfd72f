import { eq, inArray, or, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core'

/** Which rows are a person's, by their id. */
export type Whose = (personId: string) => SQL

/**
 * What a table holds of persons, and what becomes of it once one has left. Each domain judges its own tables in its
 * `personal.ts`; `gateway/personal.test.ts` refuses a table or column that nobody judged.
 */
export type Judged = Nobodys | Gone | Kept

/** Rows that are no fan's. */
type Nobodys = { fate: 'nobodys'; table: PgTable; why: string }

type Persons = {
  table: PgTable
  whose: Whose
  /** Those of them that are told in their export: where several are named in a row, it is the first one's. */
  own: Whose
  /** Columns that a person is told who asks for all that is theirs. */
  told: readonly string[]
  /** Columns that are told nobody: keys, hashes, and the marks of the machinery. */
  untold: readonly string[]
}

/** Rows that are deleted, once `before` is done. */
type Gone = Persons & { fate: 'gone'; before?: Whose }

/** Rows that stay, for a reason, with other values in some columns. */
type Kept = Persons & {
  fate: 'kept'
  why: string
  becomes?: (now: Date) => Record<string, unknown>
}

type Row<Table extends PgTable> = Table['$inferSelect']
type Column<Table extends PgTable> = Exclude<keyof Row<Table>, 'tenantId'> & string

type Columns<Table extends PgTable> = {
  /** The column with the person's id, where several name one the first is whose it is; or else a condition. */
  of: Column<Table> | readonly Column<Table>[] | Whose
  told?: readonly Column<Table>[]
  untold?: readonly Column<Table>[]
}

/** Tables whose rows are no fan's: no column of theirs names one or says what one did. */
export function nobodys(why: string, ...tables: PgTable[]): Judged[] {
  return tables.map((table) => ({ fate: 'nobodys', table, why }))
}

/** A table whose rows go with the person. `before`: what else is put right, such as a count of them. */
export function gone<Table extends PgTable>(
  table: Table,
  { before, ...columns }: Columns<Table> & { before?: Whose },
): Judged {
  return { fate: 'gone', table, ...personsOf(table, columns), ...(before && { before }) }
}

/** A table whose rows stay, and why; `becomes` says what stands in their columns then. */
export function kept<Table extends PgTable>(
  table: Table,
  {
    why,
    becomes,
    ...columns
  }: Columns<Table> & {
    why: string
    becomes?: (now: Date) => { [Name in Column<Table>]?: Row<Table>[Name] | SQL }
  },
): Judged {
  return { fate: 'kept', table, why, ...personsOf(table, columns), ...(becomes && { becomes }) }
}

/** Rows that hang on those of others: `column` holds what `id` names, in the rows that are a person's. */
export function through(column: AnyPgColumn, id: AnyPgColumn, whose: Whose | AnyPgColumn): Whose {
  const isTheirs: Whose = typeof whose === 'function' ? whose : (personId) => eq(whose, personId)
  return (personId) =>
    inArray(column, new QueryBuilder().select({ id }).from(id.table).where(isTheirs(personId)))
}

function personsOf<Table extends PgTable>(
  table: Table,
  { of, told = [], untold = [] }: Columns<Table>,
): Pick<Persons, 'whose' | 'own' | 'told' | 'untold'> {
  if (typeof of === 'function') return { whose: of, own: of, told, untold }
  const columns = table as unknown as Record<string, AnyPgColumn>
  const names: readonly string[] = typeof of === 'string' ? [of] : of
  const named =
    (some: readonly string[]): Whose =>
    (personId) =>
      or(...some.map((name) => eq(columns[name]!, personId)))!
  return {
    whose: named(names),
    own: named(names.slice(0, 1)),
    told,
    untold: [...names.filter((name) => !told.includes(name as never)), ...untold],
  }
}

/** Those that refer to others before those: the order in which rows can be deleted. */
export function inOrderOfDeletion<Each extends { table: PgTable }>(
  judged: readonly Each[],
): Each[] {
  const ordered: Each[] = []
  const put = (each: Each) => {
    if (ordered.includes(each)) return
    for (const other of judged) if (other !== each && refersTo(other, each)) put(other)
    ordered.push(each)
  }
  for (const each of judged) put(each)
  return ordered
}

const refersTo = ({ table }: { table: PgTable }, other: { table: PgTable }) =>
  getTableConfig(table).foreignKeys.some(
    ({ reference }) => reference().foreignTable === other.table,
  )
