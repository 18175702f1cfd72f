import DataLoader from 'dataloader'
import type { Queryable } from '../database/pools.ts'
import type { GatewayContext } from './context.ts'

/** The row with this id, or null: one query a request, however many ask. `name` is the rows' own. */
export function loadRow<Row extends { id: string }>(
  context: GatewayContext,
  name: string,
  find: (db: Queryable, ids: readonly string[]) => Promise<Row[]>,
  id: string,
): Promise<Row | null> {
  return context
    .loader(
      name,
      ({ db }) =>
        new DataLoader<string, Row | null>(async (ids) => {
          const found = new Map((await find(db, ids)).map((row) => [row.id, row]))
          return ids.map((key) => found.get(key) ?? null)
        }),
    )
    .load(id)
}
