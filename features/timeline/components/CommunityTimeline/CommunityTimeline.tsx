import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure } from '#features/errors/index.ts'
import { WritePost } from '#features/post/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { newestOfOthers } from '../../live/newestOfOthers.ts'
import { useNewPosts } from '../../live/useNewPosts.ts'
import { useRefresh } from '../../live/useRefresh.ts'
import { useMark } from '../../place/useMark.ts'
import { NewPostsPill } from '../NewPostsPill/NewPostsPill.tsx'
import type { PostFeed_viewer$key } from '../PostFeed/__generated__/PostFeed_viewer.graphql.ts'
import { PostFeed } from '../PostFeed/PostFeed.tsx'
import type { CommunityTimeline_community$key } from './__generated__/CommunityTimeline_community.graphql.ts'
import query, {
  type CommunityTimelinePaginationQuery,
} from './__generated__/CommunityTimelinePaginationQuery.graphql.ts'

type CommunityTimelineProps = {
  community: CommunityTimeline_community$key
  viewer: PostFeed_viewer$key
  viewerId: string | undefined
}

/** What a community posts, the newest first, and where one writes to it. */
export function CommunityTimeline({ viewer, viewerId, ...props }: CommunityTimelineProps) {
  const { data, next } = usePages<
    CommunityTimelinePaginationQuery,
    CommunityTimeline_community$key
  >(
    graphql`
      fragment CommunityTimeline_community on Community
      @throwOnFieldError
      @refetchable(queryName: "CommunityTimelinePaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String", defaultValue: null }
      ) {
        id
        viewerAudiences
        posts(first: $count, after: $cursor) @connection(key: "CommunityTimeline_posts") {
          __id
          edges {
            cursor
            node {
              id
              author {
                id
              }
              ...PostFeed_posts
            }
          }
        }
        viewerTimelines {
          id
          lastSeenAt(timeline: COMMUNITY)
        }
      }
    `,
    props.community,
  )
  const intl = useIntl()
  const { id, viewerAudiences, posts, viewerTimelines } = data
  const { __id: connectionId, edges } = posts
  const since = newestOfOthers(edges, viewerId)
  const count = useNewPosts({ communityId: id, timeline: 'COMMUNITY', since })
  const pages = { id, count: next.pageSize, cursor: null }
  const { refresh, isRefreshing } = useRefresh<CommunityTimelinePaginationQuery>(query, pages)
  useMark('COMMUNITY', edges[0]?.node.id)
  return (
    <Stack gap={4}>
      <WritePost communityId={id} audiences={viewerAudiences} connectionId={connectionId} />
      <div>
        <NewPostsPill count={count} isBusy={isRefreshing} onPress={refresh} />
        {edges.length === 0 ? (
          <EmptyState
            figure={<Figure name="empty-chat" />}
            title={intl.formatMessage({ id: 'timeline.empty.title' })}
            body={<FormattedMessage id="timeline.empty.body" />}
          />
        ) : (
          <PostFeed
            posts={edges.map(({ node }) => node)}
            viewer={viewer}
            lastSeenAt={viewerTimelines?.lastSeenAt}
            next={next}
          />
        )}
      </div>
    </Stack>
  )
}
