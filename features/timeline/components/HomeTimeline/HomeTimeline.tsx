import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { paths } from '#addresses/timeline.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
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
import type { HomeTimeline_community$key } from './__generated__/HomeTimeline_community.graphql.ts'
import query, {
  type HomeTimelinePaginationQuery,
} from './__generated__/HomeTimelinePaginationQuery.graphql.ts'

type HomeTimelineProps = {
  community: HomeTimeline_community$key
  viewer: PostFeed_viewer$key
  viewerId: string | undefined
}

/** What those post whom a fan follows or chose to see, the newest first, and where one writes. */
export function HomeTimeline({ viewer, viewerId, ...props }: HomeTimelineProps) {
  const { data, next } = usePages<HomeTimelinePaginationQuery, HomeTimeline_community$key>(
    graphql`
      fragment HomeTimeline_community on Community
      @throwOnFieldError
      @refetchable(queryName: "HomeTimelinePaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String", defaultValue: null }
      ) {
        id
        viewerAudiences
        homeTimeline(first: $count, after: $cursor) @connection(key: "HomeTimeline_homeTimeline") {
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
          lastSeenAt(timeline: HOME)
        }
      }
    `,
    props.community,
  )
  const intl = useIntl()
  const { id, viewerAudiences, homeTimeline, viewerTimelines } = data
  const { __id: connectionId, edges } = homeTimeline
  const since = newestOfOthers(edges, viewerId)
  const count = useNewPosts({ communityId: id, timeline: 'HOME', since })
  const pages = { id, count: next.pageSize, cursor: null }
  const { refresh, isRefreshing } = useRefresh<HomeTimelinePaginationQuery>(query, pages)
  useMark('HOME', edges[0]?.node.id)
  return (
    <Stack gap={4}>
      <WritePost communityId={id} audiences={viewerAudiences} connectionId={connectionId} />
      <div>
        <NewPostsPill count={count} isBusy={isRefreshing} onPress={refresh} />
        {edges.length === 0 ? (
          <EmptyState
            figure={<Figure name="empty-chat" />}
            title={intl.formatMessage({ id: 'timeline.home.empty.title' })}
            body={<FormattedMessage id="timeline.home.empty.body" />}
            action={
              <ButtonLink href={paths.timeline()} emphasis="soft">
                <FormattedMessage id="timeline.home.empty.act" />
              </ButtonLink>
            }
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
