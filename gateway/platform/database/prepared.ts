import { sql, type Column, type SQL } from 'drizzle-orm'
import type { QueryResult } from 'pg'
import type { Queryable } from './pools.ts'

type Preparable<Answer> = {
  prepare: (name: string) => {
    execute: (values?: Record<string, unknown>) => Promise<Answer>
  }
}

/**
 * A query of one text: built once a database, parsed and planned once a connection, where it is known by its
 * name. What changes from run to run is a `sql.placeholder`; a list of any length is `= any(…)` of one.
 * Rows of each tenant stay its own: whose they are is read from the connection at each run.
 */
export function prepared<Answer>(
  name: string,
  build: (db: Queryable) => Preparable<Answer>,
): (db: Queryable, values: Record<string, unknown>) => Promise<Answer> {
  const built = new WeakMap<Queryable, ReturnType<Preparable<Answer>['prepare']>>()
  return (db, values) => {
    const query = built.get(db) ?? build(db).prepare(name)
    built.set(db, query)
    return query.execute(values)
  }
}

/** Whether a column is one of the values of the list that the placeholder of this name takes. */
export function isAmong(column: Column, name: string): SQL {
  return sql`${column} = any(${sql.placeholder(name)})`
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
