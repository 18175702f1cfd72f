import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Figure, LoadMore } from '#features/errors/index.ts'
import { useFold } from '#features/mute/index.ts'
import { PostItemSkeleton, PostRows } from '#features/post/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { readSearch } from '#rules/search.ts'
import { addressOf, isNarrow, type Asked } from '../../address.ts'
import { MarkedText } from '../MarkedText/MarkedText.tsx'
import { NothingSought } from '../NothingSought/NothingSought.tsx'
import type { FoundPosts_community$key } from './__generated__/FoundPosts_community.graphql.ts'
import type { FoundPosts_viewer$key } from './__generated__/FoundPosts_viewer.graphql.ts'
import type { FoundPostsPaginationQuery } from './__generated__/FoundPostsPaginationQuery.graphql.ts'
import { list } from './FoundPosts.css.ts'
import { TooOften } from './TooOften.tsx'

type FoundPostsProps = {
  asked: Asked
  community: FoundPosts_community$key
  viewer: FoundPosts_viewer$key
}

/** The posts in which what was looked for stands, the newest first. */
export function FoundPosts({ asked, ...props }: FoundPostsProps) {
  const { data, next } = usePages<FoundPostsPaginationQuery, FoundPosts_community$key>(
    graphql`
      fragment FoundPosts_community on Community
      @throwOnFieldError
      @refetchable(queryName: "FoundPostsPaginationQuery")
      @argumentDefinitions(
        words: { type: "String!" }
        authorId: { type: "ID" }
        since: { type: "Date" }
        until: { type: "Date" }
        hasPicture: { type: "Boolean" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String", defaultValue: null }
      ) {
        searchPosts(
          words: $words
          authorId: $authorId
          since: $since
          until: $until
          hasPicture: $hasPicture
          first: $count
          after: $cursor
        )
          @connection(
            key: "FoundPosts_searchPosts"
            filters: ["words", "authorId", "since", "until", "hasPicture"]
          ) {
          retryAt
          edges {
            node {
              id
              ...PostRows_posts
            }
          }
        }
      }
    `,
    props.community,
  )
  const { user, mutes } = useFragment(
    graphql`
      fragment FoundPosts_viewer on Viewer @throwOnFieldError {
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
  const judge = useFold(mutes, user?.id)
  const { edges, retryAt } = data.searchPosts
  if (retryAt) return <TooOften retryAt={retryAt} href={addressOf(asked)} />
  const words = readSearch(asked.words)
  if (edges.length === 0 && !next.hasMore)
    return isNarrow(asked) ? (
      <NothingSought asked={asked} why="none" />
    ) : (
      <EmptyState
        figure={<Figure name="not-found" />}
        title={intl.formatMessage({ id: 'search.none.title' }, { words: asked.words })}
        body={<FormattedMessage id="search.none.body" />}
      />
    )
  return (
    <Stack gap={4}>
      {edges.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage id="search.further" />
        </Text>
      ) : (
        <ul className={list}>
          <PostRows
            posts={edges.map(({ node }) => node)}
            viewerId={user?.id}
            judge={judge}
            next={next}
            renderText={(text) => <MarkedText text={text} words={words} />}
          />
        </ul>
      )}
      <LoadMore {...next} skeleton={<PostItemSkeleton count={3} />} />
    </Stack>
  )
}
