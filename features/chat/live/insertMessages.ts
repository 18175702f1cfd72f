import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import {
  getNumberedConnection,
  insertNumberedEdges,
  seqOf,
} from '#platform/relay/numberedConnection.ts'

/** The key of the one connection that holds a channel's messages. */
const connectionKey = 'Conversation_messages'

/** Puts new edges into a channel's list, once and in order, and notes the newest on the channel. */
export function insertMessages(
  store: RecordSourceProxy,
  channelId: string,
  edges: readonly RecordProxy[],
): void {
  const channel = store.get(channelId)
  if (!channel) return
  const connection = getNumberedConnection(channel, connectionKey)
  if (connection) insertNumberedEdges(store, connection, edges)
  for (const edge of edges) {
    if (seqOf(edge) <= Number(channel.getValue('lastSeq') ?? 0)) continue
    channel.setValue(seqOf(edge), 'lastSeq')
    const message = edge.getLinkedRecord('node')
    if (message) channel.setLinkedRecord(message, 'newestMessage')
  }
}
