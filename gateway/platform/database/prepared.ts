import { sql, type Column, type SQL } from 'drizzle-orm'
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
