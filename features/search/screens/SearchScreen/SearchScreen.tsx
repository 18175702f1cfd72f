import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, PageFrame, ScreenPart } from '#features/errors/index.ts'
import { PostItemSkeleton } from '#features/post/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { readHashtag } from '#rules/hashtag.ts'
import { readSearch } from '#rules/search.ts'
import { addressOf, askedBy, searchOf } from '../../address.ts'
import { FoundItems } from '../../components/FoundItems/FoundItems.tsx'
import { FoundPeople } from '../../components/FoundPeople/FoundPeople.tsx'
import { FoundPosts } from '../../components/FoundPosts/FoundPosts.tsx'
import { FoundRooms } from '../../components/FoundRooms/FoundRooms.tsx'
import { FoundTalk } from '../../components/FoundTalk/FoundTalk.tsx'
import { FoundTopics } from '../../components/FoundTopics/FoundTopics.tsx'
import { HashtagRow } from '../../components/HashtagRow/HashtagRow.tsx'
import { RecentSearches } from '../../components/RecentSearches/RecentSearches.tsx'
import { SearchFilters } from '../../components/SearchFilters/SearchFilters.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { useSearchHistory } from '../../history.ts'
import type { SearchScreenQuery } from './__generated__/SearchScreenQuery.graphql.ts'

type Props = ScreenProps<SearchScreenQuery>

/** `/search`: people, rooms and goods by their names, what stands in topics, in posts and in what is said in rooms. */
export function Screen(props: Props) {
  const intl = useIntl()
  const navigate = useNavigate()
  const asked = askedBy(props.queryRef.variables)
  const history = useSearchHistory()
  const isAsked = readSearch(asked.words).length > 0
  const hashtag = readHashtag(asked.words)
  return (
    <PageFrame title={intl.formatMessage({ id: 'search.title' })} robots="noindex">
      <SearchField
        words={asked.words}
        kept={searchOf({ ...asked, words: '' })}
        history={history.searches}
        onSearch={(words, isMeant) => {
          if (isMeant) history.add(words)
          // Back leads to where one came from, not through each letter.
          void navigate(addressOf({ ...asked, words }), { replace: true })
        }}
      />
      {hashtag !== undefined && <HashtagRow name={hashtag} />}
      <ScreenPart skeleton={<PostItemSkeleton />} renderFrame={(face) => face}>
        {isAsked ? (
          <Results {...props} />
        ) : history.searches.length > 0 ? (
          <RecentSearches
            searches={history.searches}
            onRemove={history.remove}
            onClear={history.clear}
          />
        ) : (
          <EmptyState
            figure={<Figure name="empty-chat" />}
            title={intl.formatMessage({
              id: asked.roomId ? 'search.start.room' : 'search.start.title',
            })}
            body={
              <FormattedMessage
                id={asked.roomId ? 'search.start.room.body' : 'search.start.body'}
              />
            }
          />
        )}
      </ScreenPart>
    </PageFrame>
  )
}

/** What was found: of all kinds, or of the one that was chosen. */
function Results({ queryRef }: Props) {
  const { tenant, viewer } = usePreloadedQuery<SearchScreenQuery>(
    graphql`
      query SearchScreenQuery(
        $words: String!
        $within: SearchPeriod
        $authorId: ID
        $hasAll: Boolean!
        $channelId: ID
        $hasTopics: Boolean!
        $hasTalk: Boolean!
        $hasPosts: Boolean!
        $topicCount: Int!
      ) @throwOnFieldError {
        tenant {
          community {
            ...FoundRooms_community @include(if: $hasAll) @alias(as: "rooms")
            ...FoundPeople_community
              @arguments(words: $words)
              @include(if: $hasAll)
              @alias(as: "people")
            ...FoundItems_community
              @arguments(words: $words)
              @include(if: $hasAll)
              @alias(as: "items")
            ...FoundTopics_community
              @arguments(words: $words, count: $topicCount)
              @include(if: $hasTopics)
              @alias(as: "topics")
            ...FoundTalk_community
              @arguments(words: $words, channelId: $channelId, count: $topicCount)
              @include(if: $hasTalk)
              @alias(as: "talk")
            ...FoundPosts_community
              @arguments(words: $words, within: $within, authorId: $authorId)
              @include(if: $hasPosts)
              @alias(as: "posts")
          }
        }
        viewer {
          user {
            id
          }
          ...FoundTopics_viewer
          ...FoundTalk_viewer
          ...FoundPosts_viewer
        }
      }
    `,
    queryRef,
  )
  const asked = askedBy(queryRef.variables)
  const address = addressOf(asked)
  const { rooms, people, items, topics, talk, posts } = tenant.community
  return (
    <Stack gap={4}>
      <SearchFilters asked={asked} viewerId={viewer.user?.id} />
      {people && <FoundPeople community={people} />}
      {rooms && <FoundRooms words={asked.words} community={rooms} />}
      {items && <FoundItems community={items} />}
      {topics && (
        <FoundTopics
          key={`topics ${address}`}
          asked={asked}
          isPart={Boolean(posts)}
          community={topics}
          viewer={viewer}
        />
      )}
      {talk && (
        <FoundTalk
          key={`talk ${address}`}
          asked={asked}
          isPart={Boolean(posts)}
          community={talk}
          viewer={viewer}
        />
      )}
      {posts && (
        <>
          <Heading level={2} size="small">
            <FormattedMessage id="search.posts" />
          </Heading>
          <FoundPosts key={address} asked={asked} community={posts} viewer={viewer} />
        </>
      )}
    </Stack>
  )
}
