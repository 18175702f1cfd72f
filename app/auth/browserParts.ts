import { NetworkError } from '#platform/relay/fetch.ts'
import { ProviderError } from '#platform/session/session.ts'
import {
  bringBackPrivateTexts,
  forgetPrivateTexts,
  setAsidePrivateTexts,
} from '#platform/storage/privateTexts.ts'
import type { AppSettings } from '../settings.ts'
import { closeDocumentSession, openDocumentSession } from './documentSession.ts'
import type { Provider, ProviderUser } from './firebase.ts'
import { hasHint, setHint, watchHint } from './hint.ts'
import { openPage, reloadPage } from './page.ts'
import { retriableImport } from './retriableImport.ts'
import { whenIdle } from './whenIdle.ts'

/** What the sign-in needs of the browser and the gateway; tests bring their own. */
export type AuthParts = {
  /** Loads the SDK and begins to watch its user. Rejects with a ProviderError. */
  loadProvider: (onUser: (user: ProviderUser | null) => void) => Promise<Provider>
  openSession: (idToken: string) => Promise<void>
  closeSession: () => Promise<void>
  hasHint: () => boolean
  setHint: (isSignedIn: boolean) => void
  /** Calls back when another tab signs in or out. */
  watchHint: (listener: (isSignedIn: boolean) => void) => void
  /** A fan has left this browser: what was theirs alone goes with them. */
  forgetFan: () => void
  /** A fan's sign-in ended without their doing: what is theirs alone waits for them. */
  setFanAside: (userId: string) => void
  bringFanBack: (userId: string) => void
  openPage: (path: string) => void
  reloadPage: (options?: { isOnce?: boolean }) => void
  whenIdle: (act: () => void) => void
  wait: (act: () => void, ms: number) => void
}

export function createBrowserParts(settings: AppSettings): AuthParts {
  const { gatewayOrigin, locale } = settings
  const importSdk = retriableImport(() => import('./firebase.ts'))
  return {
    loadProvider: (onUser) =>
      importSdk().then(
        ({ createProvider }) => {
          const provider = createProvider(settings)
          provider.watch(onUser)
          return provider
        },
        (cause: unknown) => {
          throw new ProviderError('network-request-failed', { cause })
        },
      ),
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

/** A token that cannot be had now is a fault of the connection to those who ask the gateway. */
export function asNetworkError(cause: unknown): never {
  throw new NetworkError('No token could be had.', { cause })
}
