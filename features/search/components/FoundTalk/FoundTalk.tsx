import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Figure, LoadMore } from '#features/errors/index.ts'
import { useFold } from '#features/mute/index.ts'
import { PostItemSkeleton } from '#features/post/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { readSearch } from '#rules/search.ts'
import { addressOf, fewTopics, isNarrow, type Asked } from '../../address.ts'
import { TooOften } from '../FoundPosts/TooOften.tsx'
import { NothingSought } from '../NothingSought/NothingSought.tsx'
import { FoundMessage } from './FoundMessage.tsx'
import { list } from './FoundTalk.css.ts'
import type { FoundTalk_community$key } from './__generated__/FoundTalk_community.graphql.ts'
import type { FoundTalk_viewer$key } from './__generated__/FoundTalk_viewer.graphql.ts'
import type { FoundTalkPaginationQuery } from './__generated__/FoundTalkPaginationQuery.graphql.ts'

type FoundTalkProps = {
  asked: Asked
  /** The first few, above what else is found: the rest has a page of its own. */
  isPart: boolean
  community: FoundTalk_community$key
  viewer: FoundTalk_viewer$key
}

/** What was said in rooms, or in one of them, in which what was looked for stands, the newest first. */
export function FoundTalk({ asked, isPart, ...props }: FoundTalkProps) {
  const { data, next } = usePages<FoundTalkPaginationQuery, FoundTalk_community$key>(
    graphql`
      fragment FoundTalk_community on Community
      @throwOnFieldError
      @refetchable(queryName: "FoundTalkPaginationQuery")
      @argumentDefinitions(
        words: { type: "String!" }
        channelId: { type: "ID" }
        authorId: { type: "ID" }
        since: { type: "Date" }
        until: { type: "Date" }
        hasPicture: { type: "Boolean" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String", defaultValue: null }
      ) {
        searchMessages(
          words: $words
          channelId: $channelId
          authorId: $authorId
          since: $since
          until: $until
          hasPicture: $hasPicture
          first: $count
          after: $cursor
        )
          @connection(
            key: "FoundTalk_searchMessages"
            filters: ["words", "channelId", "authorId", "since", "until", "hasPicture"]
          ) {
          retryAt
          edges {
            node {
              id
              text
              author {
                id
              }
              ...FoundMessage_message
            }
          }
        }
      }
    `,
    props.community,
  )
  const { user, mutes } = useFragment(
    graphql`
      fragment FoundTalk_viewer on Viewer @throwOnFieldError {
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
  const { retryAt } = data.searchMessages
  // What the fan keeps off their screen is not looked for either.
  const found = data.searchMessages.edges
    .map(({ node }) => node)
    .filter(({ id, text, author }) => judge({ id, text, authorId: author?.id }) === undefined)
  const messages = isPart ? found.slice(0, fewTopics) : found
  const hasMore = next.hasMore || messages.length < found.length
  if (isPart && messages.length === 0 && !hasMore) return null
  if (retryAt) return <TooOften retryAt={retryAt} href={addressOf(asked)} />
  if (messages.length === 0 && !next.hasMore)
    return isNarrow(asked) ? (
      <NothingSought asked={asked} why="none" />
    ) : (
      <EmptyState
        figure={<Figure name="not-found" />}
        title={intl.formatMessage({ id: 'search.none.talk' }, { words: asked.words })}
        body={<FormattedMessage id="search.none.talk.body" />}
      />
    )
  const words = readSearch(asked.words)
  return (
    <Stack gap={2}>
      <Heading level={2} size="small">
        <FormattedMessage id="search.talk" />
      </Heading>
      {messages.length === 0 && (
        <Text tone="muted">
          <FormattedMessage id="search.further.talk" />
        </Text>
      )}
      <ul className={list}>
        {messages.map((message) => (
          <FoundMessage
            key={message.id}
            message={message}
            words={words}
            namesRoom={!asked.roomId}
          />
        ))}
      </ul>
      {!isPart && <LoadMore {...next} skeleton={<PostItemSkeleton count={2} />} />}
      {isPart && hasMore && (
        <TextLink href={addressOf({ words: asked.words, kind: 'TALK' })}>
          <FormattedMessage id="search.talk.more" />
        </TextLink>
      )}
    </Stack>
  )
}
