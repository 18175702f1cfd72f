import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { ChipLink } from '#design-system/chip/ChipLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { FilterLinks } from '#design-system/filter-links/FilterLinks.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { paths as chatPaths } from '#features/chat/paths.ts'
import { Figure, PageFrame, ScreenPart } from '#features/errors/index.ts'
import { PostItemSkeleton } from '#features/post/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { foldText, readSearch } from '#rules/search.ts'
import { addressOf } from '../../address.ts'
import { FoundPosts } from '../../components/FoundPosts/FoundPosts.tsx'
import { RecentSearches } from '../../components/RecentSearches/RecentSearches.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { useSearchHistory } from '../../history.ts'
import type { SearchScreenQuery } from './__generated__/SearchScreenQuery.graphql.ts'

type Props = ScreenProps<SearchScreenQuery>

/** `/search`: what stands in posts, and rooms by their names. */
export function Screen(props: Props) {
  const intl = useIntl()
  const navigate = useNavigate()
  const asked = props.queryRef.variables
  const history = useSearchHistory()
  const isAsked = readSearch(asked.words).length > 0
  return (
    <PageFrame title={intl.formatMessage({ id: 'search.title' })} robots="noindex">
      <SearchField
        words={asked.words}
        history={history.searches}
        onSearch={(words, isMeant) => {
          if (isMeant) history.add(words)
          // Back leads to where one came from, not through each letter.
          void navigate(addressOf({ ...asked, words }), { replace: true })
        }}
      />
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
            title={intl.formatMessage({ id: 'search.start.title' })}
            body={<FormattedMessage id="search.start.body" />}
          />
        )}
      </ScreenPart>
    </PageFrame>
  )
}

function Results({ queryRef }: Props) {
  const { tenant, viewer } = usePreloadedQuery<SearchScreenQuery>(
    graphql`
      query SearchScreenQuery($words: String!, $within: SearchPeriod, $authorId: ID)
      @throwOnFieldError {
        tenant {
          community {
            channels {
              edges {
                node {
                  id
                  name
                  topic
                }
              }
            }
            ...FoundPosts_community @arguments(words: $words, within: $within, authorId: $authorId)
          }
        }
        viewer {
          user {
            id
          }
          ...FoundPosts_viewer
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const asked = queryRef.variables
  const words = readSearch(asked.words)
  const rooms = tenant.community.channels.edges
    .map(({ node }) => node)
    .filter(({ name, topic }) => {
      const folded = foldText(`${name} ${topic}`)
      return words.every((word) => folded.includes(word))
    })
  const own = viewer.user?.id
  const filters = [
    ...([null, 'DAY', 'WEEK', 'MONTH'] as const).map((within) => ({
      href: addressOf({ words: asked.words, within }),
      label: intl.formatMessage({ id: `search.when.${within ?? 'ALL'}` }),
      isCurrent: !asked.authorId && (asked.within ?? null) === within,
    })),
    ...(own
      ? [
          {
            href: addressOf({ words: asked.words, authorId: own }),
            label: intl.formatMessage({ id: 'search.mine' }),
            isCurrent: asked.authorId === own,
          },
        ]
      : []),
  ]
  return (
    <Stack gap={4}>
      {rooms.length > 0 && (
        <Stack gap={2}>
          <Heading level={2} size="small">
            <FormattedMessage id="search.rooms" />
          </Heading>
          <Inline gap={2} wrap>
            {rooms.map(({ id, name }) => (
              <ChipLink key={id} href={chatPaths.chat({ channel_id: id })}>
                {name}
              </ChipLink>
            ))}
          </Inline>
        </Stack>
      )}
      <Heading level={2} size="small">
        <FormattedMessage id="search.posts" />
      </Heading>
      <FilterLinks label={intl.formatMessage({ id: 'search.filters' })} links={filters} />
      <FoundPosts
        key={addressOf(asked)}
        asked={asked}
        community={tenant.community}
        viewer={viewer}
      />
    </Stack>
  )
}
