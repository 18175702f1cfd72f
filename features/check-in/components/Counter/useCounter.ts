import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type {
  useCounterQuery,
  useCounterQuery$data,
} from './__generated__/useCounterQuery.graphql.ts'

/** A code is taken for a minute before and after its own: so often, what is shown is always good. */
const everyMs = 15_000

const query = graphql`
  query useCounterQuery($key: String!) @throwOnFieldError {
    checkInCounter(key: $key) {
      code
      store {
        name
        coins
      }
    }
  }
`

type Shown =
  | { status: 'loading' | 'unknown' }
  | { status: 'showing'; counter: NonNullable<useCounterQuery$data['checkInCounter']> }
  | { status: 'failed' }

/** What a counter shows now, and from then on, for whoever has its key. */
export function useCounter(key: string): Shown {
  const environment = useRelayEnvironment()
  const [shown, setShown] = useState<Shown>({ status: 'loading' })
  useEffect(() => {
    const ask = () =>
      fetchQuery<useCounterQuery>(environment, query, { key }).subscribe({
        next: ({ checkInCounter: counter }) =>
          setShown(counter ? { status: 'showing', counter } : { status: 'unknown' }),
        error: () => setShown({ status: 'failed' }),
      })
    let asked = ask()
    const timer = setInterval(() => {
      asked.unsubscribe()
      asked = ask()
    }, everyMs)
    return () => {
      clearInterval(timer)
      asked.unsubscribe()
    }
  }, [environment, key])
  return shown
}
