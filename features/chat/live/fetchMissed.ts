import { fetchQuery, graphql } from 'react-relay'
import { commitLocalUpdate, ConnectionHandler, type IEnvironment } from 'relay-runtime'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { Revs } from '#rules/revs.ts'
import { keepNewestEdges } from '#platform/relay/numberedConnection.ts'
import { pageSize } from '../pageSize.ts'
import type { fetchMissedNewestQuery } from './__generated__/fetchMissedNewestQuery.graphql.ts'
import type { fetchMissedQuery } from './__generated__/fetchMissedQuery.graphql.ts'
import { insertMessages, messagesOf } from './insertMessages.ts'

/** The most that one answer brings. */
const gapSize = listSizes['Channel.changesAfter']
/** More than so many of these nobody reads through, and the list holds each message as an element. */
const gapLimit = 6

/**
 * Brings what is new or has changed since `revs` into a channel's list; where that is too much, the newest page in
 * the list's place, which the reader continues upwards. Rejects where the gateway can't be reached.
 */
export async function fetchMissed(
  environment: IEnvironment,
  channelId: string,
  revs: Revs,
  gapsLeft = gapLimit,
): Promise<void> {
  if (gapsLeft === 0) return fetchNewest(environment, channelId, revs)
  const answer = await fetchQuery<fetchMissedQuery>(
    environment,
    graphql`
      query fetchMissedQuery($channelId: ID!, $rev: Int!) @throwOnFieldError {
        node(id: $channelId) {
          ... on Channel {
            lastRev
            changesAfter(rev: $rev) {
              id
              seq
              rev
              viewerReactions
              heldText
              ...Conversation_message
            }
          }
        }
      }
    `,
    { channelId, rev: revs.known() },
    { networkCacheConfig: { force: true } },
  ).toPromise()
  const changed = answer?.node?.changesAfter ?? []
  commitLocalUpdate(environment, (store) => {
    const connection = messagesOf(store, channelId)
    if (!connection) return
    const edges = changed.flatMap(({ id, seq }) => {
      const message = store.get(id)
      if (!message) return []
      const edge = ConnectionHandler.createEdge(store, connection, message, 'MessageEdge')
      edge.setValue(String(seq), 'cursor')
      return [edge]
    })
    insertMessages(store, channelId, edges)
  })
  revs.reach(changed.at(-1)?.rev ?? 0)
  if (changed.length === gapSize) await fetchMissed(environment, channelId, revs, gapsLeft - 1)
  else revs.reach(answer?.node?.lastRev ?? 0)
}

async function fetchNewest(environment: IEnvironment, channelId: string, revs: Revs) {
  const answer = await fetchQuery<fetchMissedNewestQuery>(
    environment,
    graphql`
      query fetchMissedNewestQuery($channelId: ID!, $count: Int!) @throwOnFieldError {
        node(id: $channelId) {
          ... on Channel @alias(as: "channel") {
            lastRev
            ...Conversation_channel @arguments(count: $count)
          }
        }
      }
    `,
    { channelId, count: pageSize },
  ).toPromise()
  commitLocalUpdate(environment, (store) => {
    const connection = messagesOf(store, channelId)
    // What stands before that page is as it was before all that was missed.
    if (connection) keepNewestEdges(connection, pageSize)
  })
  revs.reach(answer?.node?.channel?.lastRev ?? 0)
}
