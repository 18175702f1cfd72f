import { encodeCursor } from './cursor.ts'

/** What a client says of the part of a connection that it wants. */
export type ConnectionArgs = {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}

/** A part of a list that is ordered by a key: `size` rows on one side of a row's key. */
export type KeysetPage<Key> = {
  side: 'after' | 'before'
  /** Undefined where it begins at the list's end on that side. */
  key: Key | undefined
  size: number
}

type KeysetOptions<Key> = {
  /** The most rows of a page, and as many as come where nothing is said: the field's `listSizes`. */
  most: number
  /** Reads a cursor's key; undefined where it is none of ours: `decodeNumberCursor`. */
  decode: (cursor: string | null | undefined) => Key | undefined
  /** The end from which the list is read where nothing is said; messages begin at their newest. */
  from?: 'start' | 'end'
}

/**
 * The page that a connection's arguments ask for: `first` and `after` read forwards, `last` and `before`
 * backwards. A size beyond the limits is brought within them.
 */
export function readKeysetPage<Key>(
  { first, after, last, before }: ConnectionArgs,
  { most, decode, from = 'start' }: KeysetOptions<Key>,
): KeysetPage<Key> {
  const isForward = isSaid(first, after) || (from === 'start' && !isSaid(last, before))
  const wanted = (isForward ? first : last) ?? most
  return {
    side: isForward ? 'after' : 'before',
    key: decode(isForward ? after : before),
    size: Math.max(1, Math.min(wanted, most)),
  }
}

const isSaid = (count: number | null | undefined, cursor: string | null | undefined) =>
  (count ?? cursor ?? undefined) !== undefined

/** A row as a connection carries it, with the cursor of its key. */
export function toEdge<Row>(node: Row, key: string | number) {
  return { cursor: encodeCursor(key), node }
}

/**
 * A connection of the rows that were found for a page: those next to its key first, and one more than its
 * size where there are more. Its edges stand in the list's own order, whichever way it was read.
 */
export function toConnection<Row>(
  found: readonly Row[],
  { side, key, size }: KeysetPage<unknown>,
  keyOf: (row: Row) => string | number,
) {
  const page = found.slice(0, size)
  const hasMore = found.length > page.length
  const rows = side === 'after' ? page : page.toReversed()
  const edges = rows.map((row) => toEdge(row, keyOf(row)))
  return {
    edges,
    pageInfo: {
      hasNextPage: side === 'after' ? hasMore : key !== undefined,
      hasPreviousPage: side === 'after' ? key !== undefined : hasMore,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}
