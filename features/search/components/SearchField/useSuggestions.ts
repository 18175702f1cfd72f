import { graphql } from 'react-relay'
import { paths as chatPaths } from '#addresses/chat.ts'
import { paths as profilePaths } from '#addresses/profile.ts'
import { paths as timelinePaths } from '#addresses/timeline.ts'
import { foldText, isSearchTooLong, readSearch } from '#rules/search.ts'
import { useAnswerTo } from '#platform/relay/useAnswerTo.ts'
import { takeInTurn } from './takeInTurn.ts'
import type { useSuggestionsQuery } from './__generated__/useSuggestionsQuery.graphql.ts'

const query = graphql`
  query useSuggestionsQuery($words: String!) @throwOnFieldError {
    tenant {
      community {
        hashtagsBeginning(words: $words) {
          name
          postCount
        }
        searchPeople(words: $words) {
          user {
            id
            displayName
            avatar {
              url
              dominantColor
            }
          }
          membership {
            role
            isSubscriber
          }
        }
        channels {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    }
  }
`

type Community = useSuggestionsQuery['response']['tenant']['community']
type Person = Community['searchPeople'][number]

/** What may be meant by what is typed: words to look for, or a place that it leads to. */
export type Suggestion = { id: string } & (
  | { kind: 'words'; words: string }
  | { kind: 'hashtag'; href: string; name: string; count: number }
  | { kind: 'person'; href: string; person: Person }
  | { kind: 'room'; href: string; name: string }
)

/** Rows, which stay above a phone's keyboard. */
const most = 8

/**
 * What may be meant by what is typed, at most eight: what was looked for before at once, and what the gateway knows in one
 * answer. Nothing where nothing is wanted; where there is no answer, only what is known here.
 */
export function useSuggestions(
  typed: string,
  history: readonly string[],
  isWanted: boolean,
): readonly Suggestion[] {
  const part = isSearchTooLong(typed) ? '' : foldText(typed.trim())
  const words = isWanted ? typed.trim() : ''
  const asks = words !== '' && part !== ''
  // Where there is no answer, what is typed can be looked for all the same.
  const { response } = useAnswerTo<useSuggestionsQuery>(query, asks ? words : '')
  if (!asks) return []
  const before = history
    .filter((each) => foldText(each).includes(part) && foldText(each) !== part)
    .map((each) => ({ kind: 'words' as const, id: `words ${each}`, words: each }))
  const known = response ? placesIn(response.tenant.community, words) : []
  return takeInTurn<Suggestion>([before, ...known], most)
}

function placesIn(
  { hashtagsBeginning, searchPeople, channels }: Community,
  typed: string,
): Suggestion[][] {
  const words = readSearch(typed)
  return [
    hashtagsBeginning.map(({ name, postCount: count }) => ({
      kind: 'hashtag',
      id: `hashtag ${name}`,
      href: timelinePaths.hashtag({ name }),
      name,
      count,
    })),
    searchPeople.map((person) => ({
      kind: 'person',
      id: person.user.id,
      href: profilePaths.profile({ user_id: person.user.id }),
      person,
    })),
    // They are few: all are here already.
    channels.edges
      .filter(({ node }) => words.every((word) => foldText(node.name).includes(word)))
      .map(({ node: { id, name } }) => ({
        kind: 'room',
        id,
        href: chatPaths.chat({ channel_id: id }),
        name,
      })),
  ]
}
