import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while its page is adopted: only afterwards may what this device keeps be shown. */
export const useIsAdopted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
