import { fetchQuery, graphql, requestSubscription } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { channelActivityDirectQuery } from './__generated__/channelActivityDirectQuery.graphql.ts'
import type { channelActivityDirectSubscription } from './__generated__/channelActivityDirectSubscription.graphql.ts'
import type { channelActivityQuery } from './__generated__/channelActivityQuery.graphql.ts'
import type { channelActivitySubscription } from './__generated__/channelActivitySubscription.graphql.ts'

// What changes in the rows that show a channel. No fragment of theirs is spread: one asks how far the
// viewer has read, and the gateway runs what is the same for all once, not for each fan.
const subscription = graphql`
  subscription channelActivitySubscription($communityId: ID!) {
    channelActivity(communityId: $communityId) {
      channel {
        id
        lastSeq
        newestMessage {
          id
          text
          isDeleted
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
  query channelActivityQuery @throwOnFieldError {
    ...AppShell_query
    viewer {
      ...DirectList_viewer
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

const directSubscription = graphql`
  subscription channelActivityDirectSubscription($userId: ID!) {
    directActivity(userId: $userId) {
      channelId
      directMessages {
        id
        unreadCount
      }
      channel {
        id
        lastSeq
        viewerCanPost
        viewerReadState {
          lastReadSeq
        }
        direct {
          id
          state
          messagesLeft
        }
        newestMessage {
          id
          text
          isDeleted
          sentAt
          author {
            id
          }
        }
      }
    }
  }
`

const directQuery = graphql`
  query channelActivityDirectQuery @throwOnFieldError {
    viewer {
      ...DirectList_viewer
    }
  }
`

/** Keeps a fan's direct messages live: what is new there, and who may write. What a list lacks is asked for, once for each state that a room comes to. */
export function followDirect(environment: IEnvironment, userId: string): () => void {
  const listed = new Set<string>()
  const { dispose } = requestSubscription<channelActivityDirectSubscription>(environment, {
    subscription: directSubscription,
    variables: { userId },
    onNext: (answer) => {
      if (!answer) return
      const { channelId, channel } = answer.directActivity
      const place = `${channelId} ${channel?.direct?.state}`
      if (listed.has(place)) return
      listed.add(place)
      fetchQuery<channelActivityDirectQuery>(environment, directQuery, {}).subscribe({
        error: () => listed.delete(place),
      })
    },
  })
  return dispose
}

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
  return fetchQuery<channelActivityQuery>(environment, query, {})
}
