import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, LoadMore } from '#features/errors/index.ts'
import { useFold } from '#features/mute/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { WritePost } from '../PostComposer/WritePost.tsx'
import { PostItemSkeleton } from '../PostItem/PostItemSkeleton.tsx'
import type { PostList_community$key } from './__generated__/PostList_community.graphql.ts'
import type { PostList_viewer$key } from './__generated__/PostList_viewer.graphql.ts'
import type { PostListPaginationQuery } from './__generated__/PostListPaginationQuery.graphql.ts'
import { list } from './PostList.css.ts'
import { PostRow } from './PostRow.tsx'

type PostListProps = { community: PostList_community$key; viewer: PostList_viewer$key }

/** What a community posts, the newest first, and where one writes to it. */
export function PostList(props: PostListProps) {
  const { data, next } = usePages<PostListPaginationQuery, PostList_community$key>(
    graphql`
      fragment PostList_community on Community
      @throwOnFieldError
      @refetchable(queryName: "PostListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String", defaultValue: null }
      ) {
        id
        posts(first: $count, after: $cursor) @connection(key: "PostList_posts") {
          __id
          edges {
            node {
              id
              ...PostRow_post
            }
          }
        }
      }
    `,
    props.community,
  )
  const viewer = useFragment(
    graphql`
      fragment PostList_viewer on Viewer @throwOnFieldError {
        user {
          id
        }
        mutes {
          ...useFold_mutes
        }
      }
    `,
    props.viewer,
  )
  const intl = useIntl()
  const viewerId = viewer.user?.id
  const judge = useFold(viewer.mutes, viewerId)
  const { __id: connectionId, edges } = data.posts
  return (
    <Stack gap={4}>
      <WritePost communityId={data.id} connectionId={connectionId} />
      {edges.length === 0 ? (
        <EmptyState
          figure={<Figure name="empty-chat" />}
          title={intl.formatMessage({ id: 'post.empty.title' })}
          body={<FormattedMessage id="post.empty.body" />}
        />
      ) : (
        <ul className={list}>
          {edges.map(({ node }) => (
            <PostRow key={node.id} post={node} viewerId={viewerId} judge={judge} />
          ))}
        </ul>
      )}
      <LoadMore {...next} skeleton={<PostItemSkeleton count={3} />} />
    </Stack>
  )
}
