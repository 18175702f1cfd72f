import type { AuthParts } from './browserParts.ts'
import type { Provider, ProviderUser } from './firebase.ts'

export type LazyProvider = {
  load: () => Promise<Provider>
  /** Whether its code is here or on its way. */
  isLoading: () => boolean
  /** A new token; null where nobody is signed in. */
  refresh: () => Promise<string | null>
}

/** The SDK, loaded when it is first needed. A load that failed is tried again by the next who needs it. */
export function createLazyProvider(
  loadProvider: AuthParts['loadProvider'],
  onUser: (user: ProviderUser | null) => void,
): LazyProvider {
  let loading: Promise<Provider> | undefined
  let refreshing: Promise<string | null> | undefined
  const load = () =>
    (loading ??= loadProvider(onUser).catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  return {
    load,
    isLoading: () => loading !== undefined,
    // Refresh tokens rotate: two refreshes at once would invalidate each other.
    refresh: () =>
      (refreshing ??= load()
        .then((provider) => provider.token({ isForced: true }))
        .finally(() => (refreshing = undefined))),
  }
}
