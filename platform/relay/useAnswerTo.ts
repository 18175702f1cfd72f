import { useEffect, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'

/** A pause in typing after which the gateway is asked, in milliseconds. */
const pauseMs = 300

type AskedByWords = OperationType & { readonly variables: { readonly words: string } }

type Answer<Query extends OperationType> = {
  /** Undefined until it is here. */
  response?: Query['response']
  hasFailed: boolean
}

/** What the gateway answers to the words that are typed, and to no others; nothing is asked where there are none. */
export function useAnswerTo<Query extends AskedByWords>(
  query: GraphQLTaggedNode,
  words: string,
): Answer<Query> {
  const environment = useRelayEnvironment()
  const [told, setTold] = useState<{ of: string; response?: Query['response'] }>()
  useEffect(() => {
    if (words === '') return
    let asking: { unsubscribe: () => void } | undefined
    const timer = setTimeout(() => {
      asking = fetchQuery<Query>(environment, query, { words }).subscribe({
        next: (response) => setTold({ of: words, response }),
        error: () => setTold({ of: words }),
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking?.unsubscribe()
    }
  }, [environment, query, words])
  if (words === '' || told?.of !== words) return { hasFailed: false }
  return told.response ? { response: told.response, hasFailed: false } : { hasFailed: true }
}
