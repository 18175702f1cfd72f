import { useSyncExternalStore } from 'react'

/** Whether the browser has a network, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  )
}

function watchNetwork(listener: () => void): () => void {
  const heard = new AbortController()
  for (const type of ['online', 'offline'])
    addEventListener(type, listener, { signal: heard.signal })
  return () => heard.abort()
}
