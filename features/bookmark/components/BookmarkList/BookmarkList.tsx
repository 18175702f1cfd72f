import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { paths as timelinePaths } from '#addresses/timeline.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Figure, LoadMore, LogInFirst } from '#features/errors/index.ts'
import { useFold } from '#features/mute/index.ts'
import { PostItemSkeleton } from '#features/post/index.ts'
import { useKeptPlace } from '#features/written/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { list } from './BookmarkList.css.ts'
import { BookmarkRun } from './BookmarkRun.tsx'
import { runsOf } from './runsOf.ts'
import { UnreadableBookmark } from './UnreadableBookmark.tsx'
import type { BookmarkList_viewer$key } from './__generated__/BookmarkList_viewer.graphql.ts'
import type { BookmarkListPaginationQuery } from './__generated__/BookmarkListPaginationQuery.graphql.ts'

/** The posts and topics that a fan keeps, what was kept last first; for a guest the way in. What is taken off goes at once. */
export function BookmarkList(props: { viewer: BookmarkList_viewer$key }) {
  const { data, next } = usePages<BookmarkListPaginationQuery, BookmarkList_viewer$key>(
    graphql`
      fragment BookmarkList_viewer on Viewer
      @throwOnFieldError
      @refetchable(queryName: "BookmarkListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String", defaultValue: null }
      ) {
        user {
          id
        }
        mutes {
          ...useFold_mutes
        }
        bookmarks(first: $count, after: $cursor) @connection(key: "BookmarkList_bookmarks") {
          edges {
            subjectId
            node {
              __typename
              id
              isBookmarked
              ... on Post {
                isDeleted
              }
              ... on Topic {
                isDeleted
              }
              ...BookmarkRun_bookmarks
            }
          }
        }
      }
    `,
    props.viewer,
  )
  const { user, mutes, bookmarks } = data
  const intl = useIntl()
  const judge = useFold(mutes, user?.id)
  const ref = useRef<HTMLUListElement>(null)
  const kept = (bookmarks?.edges ?? [])
    .filter(({ node }) => !node || (node.isBookmarked && !node.isDeleted))
    .map(({ subjectId, node }) => ({ kind: node?.__typename, id: subjectId, node }))
  useKeptPlace(ref, { ids: kept.map(({ id }) => id), next })
  if (!bookmarks)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'bookmark.guest.title' })}
        body={intl.formatMessage({ id: 'bookmark.guest.body' })}
      />
    )
  if (kept.length === 0 && !next.hasMore)
    return (
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({ id: 'bookmark.empty.title' })}
        body={<FormattedMessage id="bookmark.empty.body" />}
        action={
          <ButtonLink href={timelinePaths.timeline()}>
            <FormattedMessage id="bookmark.empty.look" />
          </ButtonLink>
        }
      />
    )
  return (
    <Stack gap={2}>
      <Text size="small" tone="muted">
        <FormattedMessage id="bookmark.lead" />
      </Text>
      <ul ref={ref} className={list}>
        {runsOf(kept).map((run) =>
          run[0].node ? (
            <BookmarkRun
              key={run[0].id}
              bookmarks={run.flatMap(({ node }) => node ?? [])}
              viewerId={user?.id}
              judge={judge}
            />
          ) : (
            run.map(({ id }) => <UnreadableBookmark key={id} subjectId={id} />)
          ),
        )}
      </ul>
      <LoadMore {...next} skeleton={<PostItemSkeleton count={3} />} ahead={{ distance: 1_200 }} />
    </Stack>
  )
}
