import { fetchQuery, graphql, readInlineData, requestSubscription } from 'react-relay'
import { commitLocalUpdate, type IEnvironment } from 'relay-runtime'
import { newestListed, putNewest, putRoom, removeRoom } from '#features/chat/index.ts'
import type { directActivity_lists$key } from './__generated__/directActivity_lists.graphql.ts'
import type { directActivityListQuery } from './__generated__/directActivityListQuery.graphql.ts'
import type { directActivityRoomQuery } from './__generated__/directActivityRoomQuery.graphql.ts'
import type { directActivitySubscription } from './__generated__/directActivitySubscription.graphql.ts'

const subscription = graphql`
  subscription directActivitySubscription($userId: ID!) {
    directActivity(userId: $userId) {
      channelId
      directMessages {
        id
        unreadCount
        requestCount
      }
      channel {
        id
        lastSeq
        lastRev
        viewerCanPost
        viewerReadState {
          lastReadSeq
          unreadHidden
          unreadMentions
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

const roomQuery = graphql`
  query directActivityRoomQuery($channelId: ID!) @throwOnFieldError {
    node(id: $channelId) {
      ... on Channel @alias(as: "channel") {
        direct {
          state
        }
        newestMessage {
          id
          sentAt
        }
        ...DirectRow_channel
      }
    }
  }
`

// The list itself, from its beginning: what was loaded of it beyond one page is dropped.
const listQuery = graphql`
  query directActivityListQuery @throwOnFieldError {
    viewer {
      ...DirectList_viewer
    }
  }
`

// Without the list's own connection, which would begin anew.
const newest = graphql`
  fragment directActivity_lists on ViewerDirectMessages @inline @throwOnFieldError {
    id
    unreadCount
    requestCount
    requests(first: 30) {
      edges {
        node {
          id
          direct {
            state
          }
          newestMessage {
            id
            sentAt
          }
          ...DirectRow_channel
        }
      }
      pageInfo {
        hasNextPage
      }
    }
    channels(first: 30) {
      edges {
        node {
          id
          direct {
            state
          }
          newestMessage {
            id
            sentAt
          }
          ...DirectRow_channel
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`

/** Keeps a fan's direct messages live: what is new there, and who may write. A room that the loaded lists lack is fetched and put in. */
export function followDirect(environment: IEnvironment, userId: string): () => void {
  const { dispose } = requestSubscription<directActivitySubscription>(environment, {
    subscription,
    variables: { userId },
    onNext: (answer) => {
      if (!answer) return
      const { channelId, channel, directMessages } = answer.directActivity
      const room = {
        id: channelId,
        state: channel?.direct?.state,
        saidAt: channel?.newestMessage?.sentAt,
      }
      let isLacking = false
      commitLocalUpdate(environment, (store) => {
        isLacking = removeRoom(store, directMessages.id, room)
      })
      if (!isLacking) return
      fetchQuery<directActivityRoomQuery>(environment, roomQuery, { channelId }).subscribe({
        next: () =>
          commitLocalUpdate(environment, (store) => putRoom(store, directMessages.id, channelId)),
        // The next that happens there asks again.
        error: () => undefined,
      })
    },
  })
  return dispose
}

/** The newest message of each room that is listed, before it is asked for again; undefined where no list is loaded. */
export function saidLast(environment: IEnvironment): ReadonlyMap<string, string> | undefined {
  let said: ReadonlyMap<string, string> | undefined
  commitLocalUpdate(environment, (store) => {
    said = newestListed(store)
  })
  return said
}

/**
 * Puts the newest rooms into the list that is loaded, which stays as long as it is. Where as many as a page holds have
 * spoken since, so may have others between them and the list: it begins anew.
 */
export function listNewest(
  environment: IEnvironment,
  lists: directActivity_lists$key,
  before: ReadonlyMap<string, string> | undefined,
): void {
  if (!before) return
  const { id, ...fetched } = readInlineData<directActivity_lists$key>(newest, lists)
  const pages = (['channels', 'requests'] as const).map((list) => {
    const { edges, pageInfo } = fetched[list]
    const isWhole = !pageInfo.hasNextPage
    const isAdjoining =
      isWhole || edges.some(({ node }) => before.get(node.id) === node.newestMessage?.id)
    return { list, isAdjoining, isWhole, ids: edges.map(({ node }) => node.id) }
  })
  if (pages.some(({ isAdjoining }) => !isAdjoining))
    return void fetchQuery<directActivityListQuery>(environment, listQuery, {}).subscribe({})
  commitLocalUpdate(environment, (store) => {
    for (const page of pages) putNewest(store, id, page.list, page)
  })
}
