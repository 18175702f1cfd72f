import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import {
  getNumberedConnection,
  insertNumberedEdges,
  seqOf,
} from '#platform/relay/numberedConnection.ts'

/** The key of the one connection that holds a channel's messages. */
const connectionKey = 'Conversation_messages'

/** A channel's list, once it was fetched. */
export function messagesOf(store: RecordSourceProxy, channelId: string) {
  const channel = store.get(channelId)
  return channel && getNumberedConnection(channel, connectionKey)
}

/**
 * Puts new edges into a channel's list, once and in order, and notes the newest on the channel. A message from before
 * the list's beginning has changed, no more: it belongs to a page that was not asked for.
 */
export function insertMessages(
  store: RecordSourceProxy,
  channelId: string,
  edges: readonly RecordProxy[],
): void {
  const channel = store.get(channelId)
  if (!channel) return
  const connection = messagesOf(store, channelId)
  const [oldest] = connection?.getLinkedRecords('edges') ?? []
  const from = oldest ? seqOf(oldest) : 0
  if (connection)
    insertNumberedEdges(
      store,
      connection,
      edges.filter((edge) => seqOf(edge) > from),
    )
  // What goes to many says nothing of the viewer's own, who gave nothing yet to what is new, of which nothing is held.
  for (const edge of edges) {
    const message = edge.getLinkedRecord('node')
    if (message?.getValue('viewerReactions') === undefined) message?.setValue([], 'viewerReactions')
    if (message?.getValue('heldText') === undefined) message?.setValue(null, 'heldText')
  }
  for (const edge of edges) {
    if (seqOf(edge) <= Number(channel.getValue('lastSeq') ?? 0)) continue
    channel.setValue(seqOf(edge), 'lastSeq')
    const message = edge.getLinkedRecord('node')
    if (message) channel.setLinkedRecord(message, 'newestMessage')
  }
}
