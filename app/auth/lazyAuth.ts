import { ProviderError, type Session } from '#platform/session/session.ts'
import {
  bringBackPrivateTexts,
  forgetPrivateTexts,
  setAsidePrivateTexts,
} from '#platform/storage/privateTexts.ts'
import { loadOnce } from '../browser/loadOnce.ts'
import { openPage, reloadPage } from '../browser/page.ts'
import { retriableImport } from '#platform/routing/retriableImport.ts'
import { whenIdle } from '../browser/whenIdle.ts'
import type { AppSettings } from '../settings.ts'
import type { Auth, AuthParts } from './createAuth.ts'
import { asNetworkError } from './credentials.ts'
import { closeDocumentSession, openDocumentSession } from './documentSession.ts'
import { hasHint, setHint, watchHint } from './hint.ts'

const importAuth = retriableImport(() => import('./createAuth.ts'))
const importSdk = retriableImport(() => import('./firebase.ts'))

/**
 * The sign-in, whose machine is fetched where somebody may be signed in, or wants to be. A guest's
 * first page says "not logged in" without it.
 */
export function createLazyAuth(
  settings: AppSettings,
  parts: AuthParts = browserParts(settings),
  loadCode: typeof importAuth = importAuth,
): Auth {
  let auth: Auth | undefined
  let status: Session['status'] = 'pending'
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  const load = loadOnce(async () => {
    const { createAuth } = await loadCode().catch(unreachable)
    auth = createAuth(settings, parts)
    auth.subscribe(notify)
    auth.start()
    notify()
    return auth
  })
  /** Offline there is nothing to do: the code is asked for again with the next request. */
  const whenLoaded = (act: (loaded: Auth) => void) => void load().then(act, () => undefined)
  const isGuest = () => !load.isWanted() && status === 'notLoggedIn'
  return {
    status: () => auth?.status() ?? status,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      if (load.isWanted() || status === 'notLoggedIn') return
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

/** Code that cannot be fetched is a lost connection to whoever wanted to sign in. */
function unreachable(cause: unknown): never {
  throw new ProviderError('network-request-failed', { cause })
}

function browserParts(settings: AppSettings): AuthParts {
  const { gatewayOrigin, locale } = settings
  return {
    loadProvider: async () => (await importSdk().catch(unreachable)).createProvider(settings),
    openSession: (idToken) => openDocumentSession(gatewayOrigin, idToken),
    closeSession: () => closeDocumentSession(gatewayOrigin),
    hasHint,
    setHint,
    watchHint,
    forgetFan: forgetPrivateTexts,
    setFanAside: setAsidePrivateTexts,
    bringFanBack: bringBackPrivateTexts,
    openPage: (path) => openPage(path, locale),
    reloadPage,
    whenIdle,
    wait: setTimeout,
  }
}
