import { sql, type Column, type SQL } from 'drizzle-orm'
import type { QueryResult } from 'pg'
import type { Queryable } from './pools.ts'

type Executable<Answer> = { execute: (values?: Record<string, unknown>) => Promise<Answer> }
type Preparable<Answer> = { prepare: (name: string) => Executable<Answer> }

/**
 * A query of one text: built once a process, parsed and planned once a connection, where it is known by its
 * name. What changes from run to run is a `sql.placeholder`; a list of any length is `= any(…)` of one.
 * Rows of each tenant stay its own: whose they are is read from the connection at each run.
 */
export function prepared<Answer>(
  name: string,
  build: (db: Queryable) => Preparable<Answer>,
): (db: Queryable, values: Record<string, unknown>) => Promise<Answer> {
  let built: Executable<Answer> | undefined
  return (db, values) => {
    built ??= build(db).prepare(name)
    return over(built, db).execute(values)
  }
}

/**
 * The same query where this database or transaction asks. The query builder knows no such thing, and to build one for
 * each transaction takes longer than to run it; but it keeps who is asked in one field.
 */
function over<Query extends object>(built: Query, db: Queryable): Query {
  const { client } = db._.session as unknown as { client: object }
  return Object.create(built, { client: { value: client } }) as Query
}

/** Whether a column is one of the values of the list that the placeholder of this name takes. */
export function isAmong(column: Column, name: string): SQL {
  return sql`${column} = any(${sql.placeholder(name)})`
}

/** Whether a column is none of these values, however many they are: one parameter, so that the text stays one. */
export function isNoneOf(column: Column, values: readonly string[]): SQL {
  return sql`${column} <> all(${sql.param([...values])}::text[])`
}

/**
 * A statement that is given as text, for what a transaction runs often: a query builder would build it anew for
 * each transaction. Parsed and planned once a connection, as with `prepared`. Instants come as PostgreSQL's texts.
 */
export function statement<Row extends object>(
  name: string,
  text: string,
): (db: Queryable, values: readonly unknown[]) => Promise<Row[]> {
  return async (db, values) => {
    const query = { sql: text, params: [...values] }
    const { rows } = (await db._.session
      .prepareQuery(query, undefined, name, false)
      .execute()) as QueryResult<Row & Record<string, unknown>>
    return rows
  }
}
