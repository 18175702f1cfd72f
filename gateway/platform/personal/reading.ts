import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../database/pools.ts'
import type { Judged } from './judging.ts'

/** All rows of a person by their tables, as far as each is told: what is empty is left out. */
export async function readPerson(
  db: Queryable,
  judged: readonly Judged[],
  personId: string,
): Promise<Record<string, object[]>> {
  const found: [string, object[]][] = []
  for (const each of judged) {
    if (each.fate === 'nobodys' || each.told.length === 0) continue
    const columns = getTableColumns(each.table) as unknown as Record<string, AnyPgColumn>
    const told = Object.fromEntries(
      Object.entries(columns).filter(([name]) => each.told.includes(name)),
    )
    const rows = await db.select(told).from(each.table).where(each.own(personId))
    if (rows.length > 0) found.push([getTableConfig(each.table).name, rows])
  }
  return Object.fromEntries(found.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
