import { fetchQuery, graphql, requestSubscription } from 'react-relay'
import { commitLocalUpdate, type IEnvironment } from 'relay-runtime'
import type { channelActivityCalledQuery } from './__generated__/channelActivityCalledQuery.graphql.ts'
import type { channelActivityQuery } from './__generated__/channelActivityQuery.graphql.ts'
import type { channelActivitySubscription } from './__generated__/channelActivitySubscription.graphql.ts'
import { createHiddenCount } from './hiddenCount.ts'
import { listNewest, saidLast } from './directActivity.ts'

// What changes in the rows that show a channel. No fragment of theirs is spread: one asks how far the
// viewer has read, and the gateway runs what is the same for all once, not for each fan.
const subscription = graphql`
  subscription channelActivitySubscription($communityId: ID!) {
    channelActivity(communityId: $communityId) {
      message {
        id
        seq
        isDeleted
        author {
          id
        }
      }
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
          mentions {
            userId
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

// Whom a fan keeps away, and what they have read, are theirs: what comes to all cannot say it.
const called = graphql`
  query channelActivityCalledQuery($channelId: ID!) @throwOnFieldError {
    node(id: $channelId) {
      ... on Channel {
        viewerReadState {
          unreadMentions
        }
      }
    }
  }
`

/**
 * Keeps every channel's newest message and number live until what it returns is called, and how much of it is nothing to
 * open; where it may be that a fan is
 * mentioned, or no more, that too.
 */
export function followChannels(
  environment: IEnvironment,
  communityId: string,
  fanId: string | undefined,
): () => void {
  const heardSeqs = new Map<string, number>()
  const countHidden = createHiddenCount(environment, communityId, fanId)
  const { dispose } = requestSubscription<channelActivitySubscription>(environment, {
    subscription,
    variables: { communityId },
    onNext: (response) => {
      if (!response || fanId === undefined) return
      const { channel, message } = response.channelActivity
      const { id, lastSeq, newestMessage } = channel
      countHidden(id, { ...message, authorId: message.author?.id })
      // What is said anew takes no mention away: only what was changed or deleted does.
      const isNew = lastSeq > (heardSeqs.get(id) ?? lastSeq)
      heardSeqs.set(id, lastSeq)
      const isOwn = newestMessage?.author?.id === fanId
      const isCalled = newestMessage?.mentions.some(({ userId }) => userId === fanId)
      if (isOwn || !(isCalled || (!isNew && isMarked(environment, id)))) return
      fetchQuery<channelActivityCalledQuery>(environment, called, {
        channelId: id,
      }).subscribe({})
    },
  })
  return dispose
}

/** Whether a channel is shown as one in which the fan was mentioned. */
function isMarked(environment: IEnvironment, channelId: string): boolean {
  let count: unknown
  commitLocalUpdate(environment, (store) => {
    count = store.get(channelId)?.getLinkedRecord('viewerReadState')?.getValue('unreadMentions')
  })
  return Number(count ?? 0) > 0
}

/** Asks anew for what the subscription would have told: the badge's numbers and the rows of all lists. */
export function catchUp(environment: IEnvironment) {
  const known = saidLast(environment)
  return fetchQuery<channelActivityQuery>(environment, query, {}).do({
    next: ({ viewer }) =>
      viewer.directMessages && listNewest(environment, viewer.directMessages, known),
  })
}
