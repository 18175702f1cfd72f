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
import { addressOf, askedBy, searchOf, type Asked } from '../../address.ts'
import { FoundItems } from '../../components/FoundItems/FoundItems.tsx'
import { FoundPeople } from '../../components/FoundPeople/FoundPeople.tsx'
import { FoundPosts } from '../../components/FoundPosts/FoundPosts.tsx'
import { FoundRooms } from '../../components/FoundRooms/FoundRooms.tsx'
import { FoundTalk } from '../../components/FoundTalk/FoundTalk.tsx'
import { FoundTopics } from '../../components/FoundTopics/FoundTopics.tsx'
import { HashtagRow } from '../../components/HashtagRow/HashtagRow.tsx'
import { NothingSought } from '../../components/NothingSought/NothingSought.tsx'
import { RecentSearches } from '../../components/RecentSearches/RecentSearches.tsx'
import { SearchFilters } from '../../components/SearchFilters/SearchFilters.tsx'
import { SearchNarrowing } from '../../components/SearchNarrowing/SearchNarrowing.tsx'
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
  const isAsked = isSought(asked) || isNarrowable(asked) || asked.isUnclear
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
          <Start asked={asked} />
        )}
      </ScreenPart>
    </PageFrame>
  )
}

/** Without a word, somebody or pictures can be looked for. */
const isSought = ({ words, authorId, hasPicture }: Asked) =>
  readSearch(words).length > 0 || Boolean(authorId) || Boolean(hasPicture)

const isNarrowable = ({ kind }: Asked) => kind === 'POSTS' || kind === 'TALK'

/** Nothing is looked for yet: what can be. */
function Start({ asked }: { asked: Asked }) {
  const intl = useIntl()
  const start = asked.roomId ? 'room' : isNarrowable(asked) ? 'narrow' : 'title'
  return (
    <EmptyState
      figure={<Figure name="empty-chat" />}
      title={intl.formatMessage({ id: `search.start.${start}` })}
      body={
        <FormattedMessage id={start === 'title' ? 'search.start.body' : 'search.start.room.body'} />
      }
    />
  )
}

/** What was found: of all kinds, or of the one that was chosen. */
function Results({ queryRef }: Props) {
  const { tenant, viewer } = usePreloadedQuery<SearchScreenQuery>(
    graphql`
      query SearchScreenQuery(
        $words: String!
        $authorId: ID
        $personId: ID!
        $hasPerson: Boolean!
        $since: Date
        $until: Date
        $hasPicture: Boolean
        $hasAll: Boolean!
        $channelId: ID
        $hasTopics: Boolean!
        $hasTalk: Boolean!
        $hasPosts: Boolean!
        $topicCount: Int!
      ) @throwOnFieldError {
        tenant {
          community {
            searchedPerson(userId: $personId) @include(if: $hasPerson) {
              id
            }
            ...SearchNarrowing_community @arguments(personId: $personId, hasPerson: $hasPerson)
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
              @arguments(
                words: $words
                channelId: $channelId
                authorId: $authorId
                since: $since
                until: $until
                hasPicture: $hasPicture
                count: $topicCount
              )
              @include(if: $hasTalk)
              @alias(as: "talk")
            ...FoundPosts_community
              @arguments(
                words: $words
                authorId: $authorId
                since: $since
                until: $until
                hasPicture: $hasPicture
              )
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
  const { rooms, people, items, topics, talk, posts, searchedPerson } = tenant.community
  const head = (
    <>
      <SearchFilters asked={asked} viewerId={viewer.user?.id} />
      {isNarrowable(asked) && (
        <SearchNarrowing asked={asked} isGuest={!viewer.user} community={tenant.community} />
      )}
    </>
  )
  const isUnknown = Boolean(asked.authorId) && !searchedPerson
  if (asked.isUnclear || isUnknown || !isSought(asked))
    return (
      <Stack gap={4}>
        {head}
        {asked.isUnclear || isUnknown ? (
          <NothingSought asked={asked} why={isUnknown ? 'unknown' : 'unclear'} />
        ) : (
          <Start asked={asked} />
        )}
      </Stack>
    )
  return (
    <Stack gap={4}>
      {head}
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
