import { startTransition, useEffect, useState } from 'react'

/**
 * What a store outside of React holds, for a provider around the page. `useSyncExternalStore` changes at once, and a
 * change above makes React throw away each part of the server's page that it has not adopted yet and draw it anew,
 * from its skeleton on: under the finger of who taps it. A change in a transition waits until that part is adopted.
 * @param initial what the server's page was rendered with; what the store holds by then follows.
 */
export function useStoreInTransition<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  initial: Value,
): Value {
  const [value, setValue] = useState(initial)
  useEffect(() => {
    const follow = () => startTransition(() => setValue(() => read()))
    follow()
    return subscribe(follow)
  }, [subscribe, read])
  return value
}
