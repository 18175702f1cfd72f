import { useSyncExternalStore } from 'react'

function listen(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

/** What stands behind `#` in the address, which no server is told; empty in a document from one. */
export const useAddressFragment = (): string =>
  useSyncExternalStore(
    listen,
    () => location.hash.slice(1),
    () => '',
  )
