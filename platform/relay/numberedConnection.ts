import {
  ConnectionHandler,
  getRelayHandleKey,
  type HandleFieldPayload,
  type RecordProxy,
  type RecordSourceProxy,
  type ReadOnlyRecordProxy,
} from 'relay-runtime'

/** The handler's name, for `@connection(key: …, handler: "numbered")`. */
export const numberedHandle = 'numbered'

/** An edge's place in its connection. */
export function seqOf(edge: ReadOnlyRecordProxy): number {
  return edge.getLinkedRecord('node')?.getValue('seq') as number
}

/** Both lists as one, ascending by `seq`, each number once. */
export function mergeBySeq<Edge>(
  first: readonly Edge[],
  second: readonly Edge[],
  seq: (edge: Edge) => number,
): Edge[] {
  const edges = new Map([...first, ...second].map((edge) => [seq(edge), edge]))
  return [...edges.values()].toSorted((a, b) => seq(a) - seq(b))
}

/**
 * A connection whose nodes are numbered by `seq` without a gap, such as a channel's messages. Unlike
 * Relay's own, asking for its newest page again keeps the older pages that adjoin it, and an answer that
 * was under way when a newer edge came in does not drop that edge.
 */
export const NumberedConnectionHandler = {
  update(store: RecordSourceProxy, payload: HandleFieldPayload) {
    const connection = store.get(payload.dataID)?.getLinkedRecord(payload.handleKey)
    const before = connection?.getLinkedRecords('edges') ?? []
    const pageInfo = connection?.getLinkedRecord('pageInfo')
    const older = {
      startCursor: pageInfo?.getValue('startCursor'),
      hasPreviousPage: pageInfo?.getValue('hasPreviousPage'),
    }
    ConnectionHandler.update(store, payload)
    if (!connection || before.length === 0) return
    const after = connection.getLinkedRecords('edges') ?? []
    const newestBefore = seqOf(before.at(-1)!)
    const isAdjoining = after.length > 0 && seqOf(after[0]!) <= newestBefore + 1
    if (after.length > 0 && !isAdjoining) return
    connection.setLinkedRecords(mergeBySeq(before, after, seqOf), 'edges')
    if (after.length > 0 && seqOf(after[0]!) <= seqOf(before[0]!)) return
    pageInfo?.setValue(older.startCursor, 'startCursor')
    pageInfo?.setValue(older.hasPreviousPage, 'hasPreviousPage')
  },
}

/** A record's numbered connection, once it was fetched. */
export function getNumberedConnection(
  record: RecordProxy,
  key: string,
): RecordProxy | null | undefined {
  return record.getLinkedRecord(getRelayHandleKey(numberedHandle, key, null))
}

/** Leaves the last so many edges of a connection, whose others are asked for again by their page. */
export function keepNewestEdges(connection: RecordProxy, count: number): void {
  const edges = connection.getLinkedRecords('edges') ?? []
  if (edges.length <= count) return
  const kept = edges.slice(-count)
  connection.setLinkedRecords(kept, 'edges')
  const pageInfo = connection.getLinkedRecord('pageInfo')
  pageInfo?.setValue(kept[0]?.getValue('cursor'), 'startCursor')
  pageInfo?.setValue(true, 'hasPreviousPage')
}

/** Puts server edges where their numbers belong; those that are there already change nothing. */
export function insertNumberedEdges(
  store: RecordSourceProxy,
  connection: RecordProxy,
  edges: readonly RecordProxy[],
): void {
  const present = connection.getLinkedRecords('edges') ?? []
  const known = new Set(present.map(seqOf))
  const fresh = edges
    .filter((edge) => !known.has(seqOf(edge)))
    .map((edge) => ConnectionHandler.buildConnectionEdge(store, connection, edge)!)
  if (fresh.length > 0) connection.setLinkedRecords(mergeBySeq(present, fresh, seqOf), 'edges')
}
