import { globSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

const root = new URL('./', import.meta.url)

/** All tables of the schema, with the folder that has each and the name it is exported by. */
export async function findTables(): Promise<{ folder: string; name: string; table: PgTable }[]> {
  const files = globSync('{domains/*,platform/*,demo}/tables.ts', { cwd: root })
  const found = await Promise.all(
    files.map(async (file) => {
      const exported = Object.entries((await import(new URL(file, root).href)) as object)
      const folder = `gateway/${file.slice(0, -'/tables.ts'.length)}`
      return exported.flatMap(([name, table]) =>
        is(table, PgTable) ? [{ folder, name, table: table as PgTable }] : [],
      )
    }),
  )
  return found.flat()
}
