import { fetchQuery, graphql } from 'react-relay'
import { commitLocalUpdate, ConnectionHandler, type IEnvironment } from 'relay-runtime'
import { listSizes } from '#schema/listSizes.generated.ts'
import { getNumberedConnection } from '#platform/relay/numberedConnection.ts'
import newestPage, {
  type ConversationOlderQuery,
} from '../components/Conversation/__generated__/ConversationOlderQuery.graphql.ts'
import type { fetchMissedQuery } from './__generated__/fetchMissedQuery.graphql.ts'
import { insertMessages } from './insertMessages.ts'

/** The most that one answer brings. */
const pageSize = listSizes['Channel.messagesAfter']
/** More than three such pages nobody reads through, and the list holds each message as an element. */
const pageLimit = 3

/**
 * Brings all messages after `seq` into a channel's list; where that is too many, the newest page in the
 * list's place, which the reader continues upwards. Rejects where the gateway can't be reached.
 */
export async function fetchMissed(
  environment: IEnvironment,
  channelId: string,
  seq: number,
  pagesLeft = pageLimit,
): Promise<void> {
  if (pagesLeft === 0) {
    const variables = { id: channelId }
    await fetchQuery<ConversationOlderQuery>(environment, newestPage, variables).toPromise()
    return
  }
  const answer = await fetchQuery<fetchMissedQuery>(
    environment,
    graphql`
      query fetchMissedQuery($channelId: ID!, $seq: Int!) @throwOnFieldError {
        node(id: $channelId) {
          ... on Channel {
            messagesAfter(seq: $seq) {
              id
              seq
              sentAt
              text
              author {
                id
              }
              ...MessageItem_message
            }
          }
        }
      }
    `,
    { channelId, seq },
    { networkCacheConfig: { force: true } },
  ).toPromise()
  const missed = answer?.node?.messagesAfter ?? []
  commitLocalUpdate(environment, (store) => {
    const channel = store.get(channelId)
    const connection = channel && getNumberedConnection(channel, 'Conversation_messages')
    if (!connection) return
    const edges = missed.flatMap(({ id, seq: number }) => {
      const message = store.get(id)
      if (!message) return []
      const edge = ConnectionHandler.createEdge(store, connection, message, 'MessageEdge')
      edge.setValue(String(number), 'cursor')
      return [edge]
    })
    insertMessages(store, channelId, edges)
  })
  if (missed.length === pageSize)
    await fetchMissed(environment, channelId, missed.at(-1)!.seq, pagesLeft - 1)
}
