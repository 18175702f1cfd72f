import { graphql, useFragment } from 'react-relay'
import { unreadOf } from '#rules/unread.ts'
import type { useUnreadCount_community$key } from './__generated__/useUnreadCount_community.graphql.ts'

/** How many messages the viewer has not read, over all channels of the community; 0 for a guest. */
export function useUnreadCount(community: useUnreadCount_community$key): number {
  const { channels } = useFragment(
    graphql`
      fragment useUnreadCount_community on Community @throwOnFieldError {
        channels {
          edges {
            node {
              lastSeq
              viewerReadState {
                lastReadSeq
                unreadHidden
              }
            }
          }
        }
      }
    `,
    community,
  )
  const unread = channels.edges.map(({ node: { lastSeq, viewerReadState } }) =>
    unreadOf(lastSeq, viewerReadState),
  )
  return unread.reduce((sum, count) => sum + count, 0)
}
