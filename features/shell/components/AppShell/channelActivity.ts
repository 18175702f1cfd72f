import { fetchQuery, graphql, requestSubscription } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { channelActivityQuery } from './__generated__/channelActivityQuery.graphql.ts'
import type { channelActivitySubscription } from './__generated__/channelActivitySubscription.graphql.ts'
import { listNewest, saidLast } from './directActivity.ts'

// What changes in the rows that show a channel. No fragment of theirs is spread: one asks how far the
// viewer has read, and the gateway runs what is the same for all once, not for each fan.
const subscription = graphql`
  subscription channelActivitySubscription($communityId: ID!) {
    channelActivity(communityId: $communityId) {
      channel {
        id
        lastSeq
        # An open room learns by it of what came before its own subscription had begun.
        lastRev
        newestMessage {
          id
          text
          isDeleted
          sentAt
          images {
            url
          }
          sticker {
            name
          }
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
  query channelActivityQuery @throwOnFieldError {
    ...AppShell_query
    viewer {
      directMessages {
        ...directActivity_lists
      }
    }
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

/** Keeps every channel's newest message and number live until what it returns is called. */
export function followChannels(environment: IEnvironment, communityId: string): () => void {
  const { dispose } = requestSubscription<channelActivitySubscription>(environment, {
    subscription,
    variables: { communityId },
  })
  return dispose
}

/** Asks anew for what the subscription would have told: the badge's numbers and the rows of all lists. */
export function catchUp(environment: IEnvironment) {
  const known = saidLast(environment)
  return fetchQuery<channelActivityQuery>(environment, query, {}).do({
    next: ({ viewer }) =>
      viewer.directMessages && listNewest(environment, viewer.directMessages, known),
  })
}
