import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Figure } from '#features/errors/index.ts'
import { WritePostFrom } from '#features/post/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { useRefresh } from '../../live/useRefresh.ts'
import type { PostFeed_viewer$key } from '../PostFeed/__generated__/PostFeed_viewer.graphql.ts'
import { PostFeed } from '../PostFeed/PostFeed.tsx'
import type { HashtagTimeline_community$key } from './__generated__/HashtagTimeline_community.graphql.ts'
import query, {
  type HashtagTimelinePaginationQuery,
} from './__generated__/HashtagTimelinePaginationQuery.graphql.ts'

type HashtagTimelineProps = {
  /** Without its mark. */
  name: string
  community: HashtagTimeline_community$key
  viewer: PostFeed_viewer$key
}

/** From so many on the gateway counts no further. */
const countedMost = 1_000

/** What stands under a hashtag, the newest first, and where one writes under it. */
export function HashtagTimeline({ name, viewer, ...props }: HashtagTimelineProps) {
  const { data, next } = usePages<HashtagTimelinePaginationQuery, HashtagTimeline_community$key>(
    graphql`
      fragment HashtagTimeline_community on Community
      @throwOnFieldError
      @refetchable(queryName: "HashtagTimelinePaginationQuery")
      @argumentDefinitions(
        name: { type: "String!" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String", defaultValue: null }
      ) {
        id
        viewerAudiences
        hashtag(name: $name) {
          postCount
          posts(first: $count, after: $cursor) @connection(key: "HashtagTimeline_posts") {
            edges {
              node {
                id
                ...PostFeed_posts
              }
            }
          }
        }
      }
    `,
    props.community,
  )
  const intl = useIntl()
  const { id, viewerAudiences, hashtag } = data
  const pages = { id, name, count: next.pageSize, cursor: null }
  const { refresh } = useRefresh<HashtagTimelinePaginationQuery>(query, pages)
  const { postCount = 0, posts: { edges } = { edges: [] } } = hashtag ?? {}
  const write = (
    // Whether the post holds the hashtag still, the list knows.
    <WritePostFrom
      key={name}
      communityId={id}
      audiences={viewerAudiences}
      text={`#${name} `}
      onPosted={refresh}
    >
      <FormattedMessage id="timeline.hashtag.write" />
    </WritePostFrom>
  )
  if (edges.length === 0)
    return (
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({ id: 'timeline.hashtag.empty.title' })}
        body={<FormattedMessage id="timeline.hashtag.empty.body" />}
        action={write}
      />
    )
  return (
    <Stack gap={4}>
      <Text tone="muted" tabular>
        <FormattedMessage
          id={postCount < countedMost ? 'timeline.hashtag.count' : 'timeline.hashtag.count.many'}
          values={{ count: postCount }}
        />
      </Text>
      {write}
      <div>
        <PostFeed posts={edges.map(({ node }) => node)} viewer={viewer} next={next} />
      </div>
    </Stack>
  )
}
