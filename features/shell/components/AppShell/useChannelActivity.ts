import { useEffect } from 'react'
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay'
import { useStreamStatus } from '#platform/stream/streamStatus.ts'
import type { IEnvironment } from 'relay-runtime'
import type { useChannelActivityQuery } from './__generated__/useChannelActivityQuery.graphql.ts'
import type { useChannelActivitySubscription } from './__generated__/useChannelActivitySubscription.graphql.ts'

// What changes in the rows that show a channel. No fragment of theirs is spread: one asks how far the
// viewer has read, and the gateway runs what is the same for all once, not for each fan.
const subscription = graphql`
  subscription useChannelActivitySubscription($communityId: ID!) {
    channelActivity(communityId: $communityId) {
      channel {
        id
        lastSeq
        newestMessage {
          id
          text
          sentAt
          author {
            id
            displayName
          }
        }
      }
    }
  }
`

const query = graphql`
  query useChannelActivityQuery @throwOnFieldError {
    ...AppShell_query
    tenant {
      community {
        channels {
          edges {
            node {
              ...ChannelRow_channel
            }
          }
        }
      }
    }
  }
`

/** Asks anew for what the subscription would have told: the badge's numbers and the rows of all lists. */
export function catchUp(environment: IEnvironment) {
  return fetchQuery<useChannelActivityQuery>(environment, query, {})
}

/**
 * Keeps every channel's newest message and number live, for the badge and for all lists, and asks
 * for them anew when the stream is back after a gap. Not for a guest (null).
 */
export function useChannelActivity(communityId: string | null): void {
  const environment = useRelayEnvironment()
  const { reopenCount } = useStreamStatus()
  useEffect(() => {
    if (communityId === null) return
    const { dispose } = requestSubscription<useChannelActivitySubscription>(environment, {
      subscription,
      variables: { communityId },
    })
    return dispose
  }, [environment, communityId])
  useEffect(() => {
    if (communityId === null || reopenCount === 0) return
    const asked = catchUp(environment).subscribe({})
    return () => asked.unsubscribe()
  }, [environment, communityId, reopenCount])
}
