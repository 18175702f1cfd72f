import { createActor, fromPromise, waitFor } from 'xstate'
import { authMachine } from './authMachine.ts'
import type { Session } from '#platform/session/session.ts'
import { loadOnce } from '../browser/loadOnce.ts'
import type { AppSettings } from '../settings.ts'
import { asNetworkError, type Credentials } from './credentials.ts'
import type { Provider } from './firebase.ts'

/** What the sign-in asks of the browser, the gateway and the provider. */
export type AuthParts = {
  /** Loads the SDK. Rejects with a ProviderError. */
  loadProvider: () => Promise<Provider>
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

type AuthActor = ReturnType<typeof createAuthActor>

/** The SDK, loaded when it is first needed. */
type LazyProvider = {
  load: ReturnType<typeof loadOnce<Provider>>
  /** A new token; null where nobody is signed in. */
  refresh: () => Promise<string | null>
}

/** How long to wait before the SDK's code is asked for again, in milliseconds. */
const reloadDelay = 5000

/** The sign-in of this browser: the auth machine, with its slots filled by the SDK and the gateway. */
export function createAuth(settings: AppSettings, parts: AuthParts): Auth {
  const loadProvider = loadOnce(async () => {
    const provider = await parts.loadProvider()
    provider.watch((user) =>
      actor.send(user ? { type: 'user.found', ...user } : { type: 'user.missing' }),
    )
    return provider
  })
  const refresh = oneAtATime(async () => (await loadProvider()).token({ isForced: true }))
  const provider: LazyProvider = { load: loadProvider, refresh }
  const actor = createAuthActor(provider, parts)
  const status = () => statusOf(actor)
  const settled = () => waitFor(actor, () => status() !== 'pending')
  const page = keepPageTrue(actor, parts)
  let isStarted = false
  return {
    provider: provider.load,
    status,
    subscribe: (listener) => {
      const { unsubscribe } = actor.subscribe(listener)
      return unsubscribe
    },
    start() {
      if (isStarted) return
      isStarted = true
      watchOtherTabs(actor, parts)
      if (parts.hasHint() || settings.userId !== null)
        parts.whenIdle(() => agree(provider, parts, settings.userId))
      else actor.send({ type: 'user.missing' })
    },
    async signIn(way) {
      const loaded = await provider.load()
      await way(loaded)
      await waitFor(actor, () => status() === 'loggedIn')
      // Without the cookie the fan is signed in all the same; the next start asks for it again.
      await loaded
        .token()
        .then((token) => (token === null ? undefined : parts.openSession(token)))
        .catch(() => undefined)
      // Other tabs hear of it, and find the cookie there.
      parts.setHint(true)
    },
    async signOut() {
      page.isLeft = true
      actor.send({ type: 'logout.requested' })
      await settled()
    },
    requireLogin: () => actor.send({ type: 'login.required' }),
    settleLogin: (isRenewed) =>
      actor.send({ type: isRenewed ? 'login.renewed' : 'login.abandoned' }),
    credentials: {
      async token() {
        await settled()
        if (status() !== 'loggedIn') return null
        return (await provider.load()).token().catch(asNetworkError)
      },
      refreshedToken() {
        actor.send({ type: 'token.refused', isRenewed: false })
        return provider.refresh().catch(asNetworkError)
      },
      refused: () => actor.send({ type: 'token.refused', isRenewed: true }),
      blocked: () => actor.send({ type: 'viewer.blocked' }),
    },
  }
}

/** Refresh tokens rotate: two refreshes at once would invalidate each other. */
function oneAtATime<Answer>(act: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | undefined
  return () => (running ??= act().finally(() => (running = undefined)))
}

function createAuthActor(provider: LazyProvider, { closeSession }: AuthParts) {
  const machine = authMachine.provide({
    actors: {
      refreshToken: fromPromise(async () => {
        await provider.refresh()
        return (await provider.load()).life()
      }),
      endSignIn: fromPromise(async () => {
        await (await provider.load()).signOut()
        await closeSession()
      }),
    },
  })
  return createActor(machine).start()
}

function statusOf(actor: AuthActor): Session['status'] {
  const { value } = actor.getSnapshot()
  if (value === 'notLoggedIn' || value === 'blocked') return 'notLoggedIn'
  return typeof value === 'object' && 'loggedIn' in value ? 'loggedIn' : 'pending'
}

/** Nothing of one fan's stays on the page for the next: who is signed in changes with the document. */
function keepPageTrue(actor: AuthActor, parts: AuthParts) {
  const { setHint, forgetFan, setFanAside, bringFanBack, openPage, reloadPage } = parts
  /** `isLeft`: the fan chose to leave, and so leaves the page too. */
  const page = { isLeft: false, userId: null as string | null }
  actor.subscribe(({ value, context }) => {
    if (value === 'blocked') return openPage('/blocked')
    const status = statusOf(actor)
    if (status === 'pending') return
    const former = page.userId
    page.userId = context.userId
    if (status === 'notLoggedIn') setHint(false)
    if (former === context.userId) return
    if (former === null) return bringFanBack(context.userId!)
    if (page.isLeft) {
      forgetFan()
      openPage('/')
    } else {
      setFanAside(former)
      reloadPage()
    }
  })
  return page
}

function watchOtherTabs(actor: AuthActor, { watchHint, reloadPage }: AuthParts): void {
  watchHint((isSignedIn) => {
    if (!isSignedIn) actor.send({ type: 'user.missing' })
    else if (statusOf(actor) === 'notLoggedIn') reloadPage()
  })
}

/**
 * Once, at the start: the document and the provider must agree on who is signed in. Until the provider's
 * code is here every request waits, so it is asked for again and again.
 */
function agree(provider: LazyProvider, parts: AuthParts, documentUserId: string | null): void {
  const meet = async () => {
    const userId = await (await provider.load()).userId()
    if (userId !== null) parts.setHint(true)
    if (userId === documentUserId) return
    // A token that lay around opens no session.
    const token = userId === null ? null : await provider.refresh()
    if (token) await parts.openSession(token)
    else await parts.closeSession()
    parts.reloadPage({ isOnce: true })
  }
  meet().catch(() => {
    if (!provider.load.isWanted())
      parts.wait(() => agree(provider, parts, documentUserId), reloadDelay)
  })
}
