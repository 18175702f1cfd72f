import { graphql } from 'react-relay'
import { foldText, isSearchTooLong } from '#rules/search.ts'
import { useAnswerTo } from '../../useAnswerTo.ts'
import type { useNamedPeopleQuery } from './__generated__/useNamedPeopleQuery.graphql.ts'

const query = graphql`
  query useNamedPeopleQuery($words: String!) @throwOnFieldError {
    tenant {
      community {
        searchPeople(words: $words) {
          user {
            id
            displayName
            avatar {
              url
              dominantColor
            }
            ...UserName_user
          }
          membership {
            role
          }
        }
      }
    }
  }
`

type People = useNamedPeopleQuery['response']['tenant']['community']['searchPeople']

/** Who is called so; undefined until there is an answer, and for what names nobody yet. */
export function useNamedPeople(typed: string): { people?: People; hasFailed: boolean } {
  const words = isSearchTooLong(typed) ? '' : foldText(typed).trim()
  const { response, hasFailed } = useAnswerTo<useNamedPeopleQuery>(query, words)
  return response ? { people: response.tenant.community.searchPeople, hasFailed } : { hasFailed }
}
