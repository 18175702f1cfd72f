import { createActor, fromPromise, waitFor } from 'xstate'
import { authMachine } from '#features/auth/index.ts'
import { NetworkError } from '#platform/relay/fetch.ts'
import { ProviderError, type Session } from '#platform/session/session.ts'
import type { AppSettings } from '../settings.ts'
import type { Credentials } from './credentials.ts'
import { closeDocumentSession, openDocumentSession } from './documentSession.ts'
import type { Provider } from './firebase.ts'
import { hasHint, setHint, watchHint } from './hint.ts'
import { openPage, reloadPage } from './page.ts'
import { whenIdle } from './whenIdle.ts'

export type Auth = {
  credentials: Credentials
  provider: () => Promise<Provider>
  status: () => Session['status']
  subscribe: (listener: () => void) => () => void
  /** Begins to watch who is signed in. A browser without the hint is a guest's, and loads nothing. */
  start: () => void
  /** Signs in by one of the provider's ways; resolves once documents are rendered for the fan too. */
  signIn: (way: (provider: Provider) => Promise<void>) => Promise<void>
  signOut: () => Promise<void>
  /** A sensitive act needs a recent login, and whether there is one now. */
  requireLogin: () => void
  settleLogin: (isRenewed: boolean) => void
}

/** How long to wait before the SDK's code is asked for again. */
const reloadDelayMs = 5000

/** The sign-in of this browser: the auth machine, with its slots filled by the SDK and the gateway. */
export function createAuth(settings: AppSettings): Auth {
  const { gatewayOrigin, locale } = settings
  let loading: Promise<Provider> | undefined
  let refreshing: Promise<string | null> | undefined
  let isLeaving = false

  const provider = () =>
    (loading ??= import('./firebase.ts').then(
      ({ createProvider }) => {
        const made = createProvider(settings)
        made.watch((user) =>
          actor.send(user ? { type: 'user.found', ...user } : { type: 'user.missing' }),
        )
        return made
      },
      (cause: unknown) => {
        loading = undefined
        throw new ProviderError('network-request-failed', { cause })
      },
    ))
  // Refresh tokens rotate: two refreshes at once would invalidate each other.
  const refresh = () =>
    (refreshing ??= provider()
      .then((loaded) => loaded.token({ isForced: true }))
      .finally(() => (refreshing = undefined)))
  const actor = createActor(
    authMachine.provide({
      actors: {
        refreshToken: fromPromise(async () => {
          await refresh()
          return (await provider()).life()
        }),
        endSignIn: fromPromise(async () => {
          await (await provider()).signOut()
          await closeDocumentSession(gatewayOrigin)
        }),
      },
    }),
  ).start()
  const status = (): Session['status'] => {
    const { value } = actor.getSnapshot()
    if (value === 'notLoggedIn' || value === 'blocked') return 'notLoggedIn'
    return typeof value === 'object' && 'loggedIn' in value ? 'loggedIn' : 'pending'
  }
  const settled = () => waitFor(actor, () => status() !== 'pending')
  watchSignIn()

  /** Nothing of one fan's stays on the page for the next: who is signed in changes with the document. */
  function watchSignIn(): void {
    let userId: string | null = null
    actor.subscribe(({ value, context }) => {
      if (value === 'blocked') return openPage('/blocked', locale)
      const isSwitched = userId !== null && context.userId !== null && userId !== context.userId
      const isLeft = value === 'notLoggedIn' && userId !== null
      if (status() === 'notLoggedIn') setHint(false)
      if (status() !== 'pending') userId = context.userId
      if (isLeft && isLeaving) openPage('/', locale)
      else if (isLeft || isSwitched) reloadPage()
    })
  }

  /** Once, at the start: the document and the provider must agree on who is signed in. */
  async function agree(): Promise<void> {
    const hasUser = await (await provider()).hasUser()
    if (hasUser) setHint(true)
    if (hasUser === settings.isSignedIn) return
    // A token that lay around opens no session.
    if (hasUser) await exchange(await refresh())
    else await closeDocumentSession(gatewayOrigin)
    reloadPage({ isOnce: true })
  }

  async function exchange(token: string | null): Promise<void> {
    if (token !== null) await openDocumentSession(gatewayOrigin, token)
  }

  function watchOtherTabs(): void {
    watchHint((isSignedIn) => {
      if (!isSignedIn) actor.send({ type: 'user.missing' })
      else if (status() === 'notLoggedIn') reloadPage()
    })
  }

  function load(): void {
    // What fails here is asked again: until it is known who is signed in, every request waits.
    provider()
      .then(agree)
      .catch((error: unknown) => {
        if (loading === undefined) setTimeout(load, reloadDelayMs)
        else if (!(error instanceof NetworkError || error instanceof ProviderError)) throw error
      })
  }

  let isStarted = false
  return {
    provider,
    status,
    subscribe: (listener) => {
      const { unsubscribe } = actor.subscribe(listener)
      return unsubscribe
    },
    start() {
      if (isStarted) return
      isStarted = true
      watchOtherTabs()
      if (hasHint() || settings.isSignedIn) whenIdle(load)
      else actor.send({ type: 'user.missing' })
    },
    async signIn(way) {
      const loaded = await provider()
      await way(loaded)
      await waitFor(actor, () => status() === 'loggedIn')
      // Without the cookie the fan is signed in all the same; the next start asks for it again.
      await loaded
        .token()
        .then(exchange)
        .catch(() => undefined)
      // Other tabs hear of it, and find the cookie there.
      setHint(true)
    },
    async signOut() {
      isLeaving = true
      actor.send({ type: 'logout.requested' })
      await settled()
    },
    requireLogin: () => actor.send({ type: 'login.required' }),
    settleLogin: (isRenewed) =>
      actor.send({ type: isRenewed ? 'login.renewed' : 'login.abandoned' }),
    credentials: {
      async token() {
        await settled()
        return status() === 'loggedIn' ? (await provider()).token().catch(asNetworkError) : null
      },
      refreshedToken() {
        actor.send({ type: 'token.refused', isRenewed: false })
        return refresh().catch(asNetworkError)
      },
      refused: () => actor.send({ type: 'token.refused', isRenewed: true }),
    },
  }
}

/** A token that cannot be had now is a fault of the connection to those who ask the gateway. */
function asNetworkError(cause: unknown): never {
  throw new NetworkError('No token could be had.', { cause })
}
