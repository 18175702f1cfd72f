import DataLoader from 'dataloader'
import type { Queryable } from '../database/pools.ts'
import type { GatewayContext } from './context.ts'

/**
 * What hardly changes, by its key: kept for all requests, until `context.cache.forget` is told of the same
 * name and key. What a request misses of one name is read by one query; what that does not bring is `missing`.
 */
export function loadKept<Value>(
  context: GatewayContext,
  name: string,
  key: string,
  read: (db: Queryable, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  missing: Value,
): Promise<Value> {
  return context.cache.get(context.tenantId, name, key, () =>
    context
      .loader(
        `kept ${name}`,
        ({ db }) =>
          new DataLoader<string, Value>(
            async (keys) => {
              const found = await read(db, keys)
              return keys.map((each) => found.get(each) ?? missing)
            },
            // It only brings questions together: what it remembered would be kept again after a change.
            { cache: false },
          ),
      )
      .load(key),
  )
}

/** A kept row by its id; null where there is none. */
export function loadKeptRow<Row extends { id: string }>(
  context: GatewayContext,
  name: string,
  find: (db: Queryable, ids: readonly string[]) => Promise<Row[]>,
  id: string,
): Promise<Row | null> {
  const read = async (db: Queryable, ids: readonly string[]) =>
    new Map<string, Row | null>((await find(db, ids)).map((row) => [row.id, row]))
  return loadKept(context, name, id, read, null)
}

/**
 * A kept row by its id where the viewer may know of it; null otherwise. What they may not know of takes the
 * same statements as what is not there, or the time of an answer would tell that it is: `mayKnow` is asked of
 * either, and what was kept is read all the same.
 */
export async function loadKnownRow<Row extends { id: string }>(
  context: GatewayContext,
  name: string,
  find: (db: Queryable, ids: readonly string[]) => Promise<Row[]>,
  id: string,
  mayKnow: (row: Row | null) => Promise<boolean>,
): Promise<Row | null> {
  const wasKept = context.cache.has(context.tenantId, name, id)
  const row = await loadKeptRow(context, name, find, id)
  const isKnown = await mayKnow(row)
  if (isKnown && row) return row
  if (wasKept) await find(context.db, [id])
  return null
}
