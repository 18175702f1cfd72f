import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The zone of the fan's own clock (IANA); null on the server's page, which knows none. */
export function useOwnZone(): string | null {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  )
}
