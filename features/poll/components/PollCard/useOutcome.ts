import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useOutcomeQuery } from './__generated__/useOutcomeQuery.graphql.ts'

const query = graphql`
  query useOutcomeQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ...PollCard_post @alias(as: "post")
    }
  }
`

/** The gateway’s clock may be a little behind; whoever looks at a page for hours is not waited for. */
const againMs = 3_000
const tries = 5

/** Reads how a poll ended, once its end has come while somebody looks. */
export function useOutcome(id: string, isWanted: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!isWanted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = tries
    const look = () => {
      left -= 1
      const again = () => {
        if (left > 0) timer = setTimeout(look, againMs)
      }
      reading = fetchQuery<useOutcomeQuery>(environment, query, { id }).subscribe({
        complete: again,
        error: again,
      })
    }
    let reading: { unsubscribe: () => void } | undefined
    look()
    return () => {
      clearTimeout(timer)
      reading?.unsubscribe()
    }
  }, [environment, id, isWanted])
}
