import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { foldText, isSearchTooLong } from '#rules/search.ts'
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

/** A pause in typing, in milliseconds. */
const pauseMs = 300

/** Who is called so; undefined until there is an answer, and for what names nobody yet. */
export function useNamedPeople(typed: string): { people?: People; hasFailed: boolean } {
  const environment = useRelayEnvironment()
  const words = isSearchTooLong(typed) ? '' : foldText(typed).trim()
  const [told, setTold] = useState<{ of: string; people?: People }>()
  useEffect(() => {
    if (words === '') return
    let asking: { unsubscribe: () => void } | undefined
    const timer = setTimeout(() => {
      asking = fetchQuery<useNamedPeopleQuery>(environment, query, { words }).subscribe({
        next: ({ tenant }) => setTold({ of: words, people: tenant.community.searchPeople }),
        error: () => setTold({ of: words }),
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking?.unsubscribe()
    }
  }, [environment, words])
  if (words === '' || told?.of !== words) return { hasFailed: false }
  return told.people ? { people: told.people, hasFailed: false } : { hasFailed: true }
}
