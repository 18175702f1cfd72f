import { ProviderError, type Session } from '#platform/session/session.ts'
import type { AppSettings } from '../settings.ts'
import { asNetworkError, createBrowserParts, type AuthParts } from './browserParts.ts'
import type { Auth } from './createAuth.ts'
import { retriableImport } from './retriableImport.ts'

const importAuth = retriableImport(() => import('./createAuth.ts'))

/**
 * The sign-in, whose machine is fetched where somebody may be signed in, or wants to be. A guest's
 * first page says "not logged in" without it.
 */
export function createLazyAuth(
  settings: AppSettings,
  parts: AuthParts = createBrowserParts(settings),
  loadCode: typeof importAuth = importAuth,
): Auth {
  let auth: Auth | undefined
  let loading: Promise<Auth> | undefined
  let status: Session['status'] = 'pending'
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  const load = () =>
    (loading ??= loadCode().then(
      ({ createAuth }) => {
        auth = createAuth(settings, parts)
        auth.subscribe(notify)
        auth.start()
        notify()
        return auth
      },
      (cause: unknown) => {
        loading = undefined
        throw new ProviderError('network-request-failed', { cause })
      },
    ))
  /** Offline there is nothing to do: the code is asked for again with the next request. */
  const whenLoaded = (act: (loaded: Auth) => void) => void load().then(act, () => undefined)
  const isGuest = () => auth === undefined && loading === undefined && status === 'notLoggedIn'
  return {
    status: () => auth?.status() ?? status,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      if (loading || status === 'notLoggedIn') return
      if (parts.hasHint() || settings.userId !== null)
        return parts.whenIdle(() => whenLoaded(() => undefined))
      status = 'notLoggedIn'
      parts.watchHint((isSignedIn) => isSignedIn && isGuest() && parts.reloadPage())
      notify()
    },
    provider: async () => (await load()).provider(),
    signIn: async (way) => (await load()).signIn(way),
    signOut: async () => (await load()).signOut(),
    requireLogin: () => whenLoaded((loaded) => loaded.requireLogin()),
    settleLogin: (isRenewed) => whenLoaded((loaded) => loaded.settleLogin(isRenewed)),
    credentials: {
      token: async () => {
        if (isGuest()) return null
        const loaded = await load().catch(asNetworkError)
        return loaded.credentials.token()
      },
      refreshedToken: async () => (await load()).credentials.refreshedToken(),
      refused: () => whenLoaded((loaded) => loaded.credentials.refused()),
      blocked: () => whenLoaded((loaded) => loaded.credentials.blocked()),
    },
  }
}
