import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { useText } from '#platform/storage/textStore.ts'
import type { useQuote_message$key } from '../components/Message/__generated__/useQuote_message.graphql.ts'
import type { useAnsweredQuery } from './__generated__/useAnsweredQuery.graphql.ts'

/**
 * What the draft of a channel answers: kept beside its text, over reloads, until it is sent or given up. Undefined where
 * it answers nothing. An old draft and one that was set aside may be of two answers: the later one counts.
 */
export function useAnsweredId(tenantId: string, channelId: string) {
  const [kept, keep] = useText(privateTexts, privateKey('answered', tenantId, channelId))
  return [kept?.split('\n').at(-1) || undefined, keep] as const
}

type Found = { id: string; message: useQuote_message$key | null }

/**
 * The message of an id, which the list may not hold: then it is asked for. Null where nobody can read it any more,
 * undefined until that is known.
 */
export function useAnswered(id: string | undefined, listed: useQuote_message$key | undefined) {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<Found>()
  const asked = listed ? undefined : id
  useEffect(() => {
    if (asked === undefined) return
    const held = environment.retain(createOperationDescriptor(getRequest(query), { id: asked }))
    const asking = fetchQuery<useAnsweredQuery>(environment, query, { id: asked }).subscribe({
      next: ({ node }) => setFound({ id: asked, message: node?.message ?? null }),
      // Without an answer nothing is said of it; the draft answers it all the same.
      error: () => undefined,
    })
    return () => {
      asking.unsubscribe()
      held.dispose()
    }
  }, [environment, asked])
  return listed ?? (found && found.id === id ? found.message : undefined)
}

const query = graphql`
  query useAnsweredQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Message @alias(as: "message") {
        ...useQuote_message
      }
    }
  }
`
