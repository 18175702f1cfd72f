import { graphql } from 'react-relay'
import { useAnswerTo } from '#platform/relay/useAnswerTo.ts'
import { foldText, isSearchTooLong } from '#rules/search.ts'
import type { useNamedPeopleQuery } from './__generated__/useNamedPeopleQuery.graphql.ts'
import { personOf, type Person } from './personOf.ts'

const query = graphql`
  query useNamedPeopleQuery($words: String!) @throwOnFieldError {
    viewer {
      user {
        id
      }
    }
    tenant {
      community {
        searchPeople(words: $words) {
          ...personOf_fan
        }
      }
    }
  }
`

/** Who is called so, the viewer among them; undefined until there is an answer, and for what names nobody yet. */
export function useNamedPeople(typed: string): {
  people?: (Person & { isViewer: boolean })[]
  hasFailed: boolean
} {
  const words = isSearchTooLong(typed) ? '' : foldText(typed).trim()
  const { response, hasFailed } = useAnswerTo<useNamedPeopleQuery>(query, words)
  if (!response) return { hasFailed }
  const { tenant, viewer } = response
  const people = tenant.community.searchPeople.map((fan) => {
    const person = personOf(fan)
    return { ...person, isViewer: person.user.id === viewer.user?.id }
  })
  return { people, hasFailed }
}
