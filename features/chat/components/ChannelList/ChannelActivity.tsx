import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { ChannelActivitySubscription } from './__generated__/ChannelActivitySubscription.graphql.ts'

const subscription = graphql`
  subscription ChannelActivitySubscription($communityId: ID!) {
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

/** Keeps the rows of the list at their newest message while it is shown. */
export function ChannelActivity({ communityId }: { communityId: string }) {
  useSubscription(
    useMemo<GraphQLSubscriptionConfig<ChannelActivitySubscription>>(
      () => ({ subscription, variables: { communityId } }),
      [communityId],
    ),
  )
  return null
}
