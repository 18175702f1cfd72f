import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Figure, LoadMore } from '#features/errors/index.ts'
import { useFold } from '#features/mute/index.ts'
import { FoldedTopics, TopicRowSkeleton } from '#features/topic/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { addressOf, fewTopics, type Asked } from '../../address.ts'
import { TooOften } from '../FoundPosts/TooOften.tsx'
import type { FoundTopics_community$key } from './__generated__/FoundTopics_community.graphql.ts'
import type { FoundTopics_viewer$key } from './__generated__/FoundTopics_viewer.graphql.ts'
import type { FoundTopicsPaginationQuery } from './__generated__/FoundTopicsPaginationQuery.graphql.ts'
import { list } from './FoundTopics.css.ts'

type FoundTopicsProps = {
  asked: Asked
  /** The first few, above what else is found: the rest has a page of its own. */
  isPart: boolean
  community: FoundTopics_community$key
  viewer: FoundTopics_viewer$key
}

/** The topics in which what was looked for stands, the newest first. */
export function FoundTopics({ asked, isPart, ...props }: FoundTopicsProps) {
  const { data, next } = usePages<FoundTopicsPaginationQuery, FoundTopics_community$key>(
    graphql`
      fragment FoundTopics_community on Community
      @throwOnFieldError
      @refetchable(queryName: "FoundTopicsPaginationQuery")
      @argumentDefinitions(
        words: { type: "String!" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String", defaultValue: null }
      ) {
        searchTopics(words: $words, first: $count, after: $cursor)
          @connection(key: "FoundTopics_searchTopics", filters: ["words"]) {
          retryAt
          edges {
            node {
              id
              ...FoldedTopics_topics
            }
          }
        }
      }
    `,
    props.community,
  )
  const { user, mutes } = useFragment(
    graphql`
      fragment FoundTopics_viewer on Viewer @throwOnFieldError {
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
  const { retryAt } = data.searchTopics
  // The page of all topics may have brought more of them.
  const edges = isPart ? data.searchTopics.edges.slice(0, fewTopics) : data.searchTopics.edges
  const hasMore = next.hasMore || edges.length < data.searchTopics.edges.length
  // Above what else is found, only what there is takes a place.
  if (isPart && edges.length === 0 && !hasMore) return null
  if (retryAt) return <TooOften retryAt={retryAt} href={addressOf(asked)} />
  if (edges.length === 0 && !next.hasMore)
    return (
      <EmptyState
        figure={<Figure name="not-found" />}
        title={intl.formatMessage({ id: 'search.none.topics' }, { words: asked.words })}
        body={<FormattedMessage id="search.none.topics.body" />}
      />
    )
  return (
    <Stack gap={2}>
      <Heading level={2} size="small">
        <FormattedMessage id="search.topics" />
      </Heading>
      {edges.length === 0 && (
        <Text tone="muted">
          <FormattedMessage id="search.further.topics" />
        </Text>
      )}
      <ul className={list}>
        <FoldedTopics
          topics={edges.map(({ node }) => node)}
          judge={judge}
          {...(!isPart && { next })}
        />
      </ul>
      {!isPart && <LoadMore {...next} skeleton={<TopicRowSkeleton count={2} />} />}
      {isPart && hasMore && (
        <TextLink href={addressOf({ words: asked.words, kind: 'TOPICS' })}>
          <FormattedMessage id="search.topics.more" />
        </TextLink>
      )}
    </Stack>
  )
}
