import { describe, expect, it, vi } from 'vitest'
import { ProviderError } from '#platform/session/session.ts'
import type { AppSettings } from '../settings.ts'
import { createAuth, type AuthParts } from './createAuth.ts'
import type { Provider, ProviderUser } from './firebase.ts'

const fan: ProviderUser = { userId: 'user_01', lifeMs: 3_600_000 }

/** A browser and a gateway that do as they are told, and note what was asked of them. */
function world(
  options: {
    user?: ProviderUser | null
    isSignedIn?: boolean
    documentUserId?: string | null
    hasHint?: boolean
    loads?: boolean[]
  } = {},
) {
  const { user = null, isSignedIn = false, hasHint = false, loads = [] } = options
  const { documentUserId = isSignedIn ? fan.userId : null } = options
  const state = { onUser: (_: ProviderUser | null) => {}, onHint: (_: boolean) => {}, token: 0 }
  const provider: Provider = {
    watch: (listener) => {
      state.onUser = listener
      listener(user)
      return () => {}
    },
    userId: async () => user?.userId ?? null,
    token: async ({ isForced = false } = {}) => `token-${isForced ? ++state.token : state.token}`,
    life: async () => ({ lifeMs: fan.lifeMs }),
    signInWithPassword: async () => state.onUser(fan),
    signInWithCustomToken: async () => state.onUser(fan),
    sendPasswordReset: async () => {},
    verifyPasswordReset: async () => ({ email: '' }),
    confirmPasswordReset: async () => {},
    signOut: vi.fn(async () => state.onUser(null)),
  }
  const loadProvider = vi.fn(async () => {
    if (loads.shift() === false) throw new ProviderError('network-request-failed')
    return provider
  })
  const parts = {
    loadProvider,
    openSession: vi.fn(async () => {}),
    closeSession: vi.fn(async () => {}),
    hasHint: () => hasHint,
    setHint: vi.fn(),
    watchHint: (listener) => (state.onHint = listener),
    forgetFan: vi.fn(),
    setFanAside: vi.fn(),
    bringFanBack: vi.fn(),
    openPage: vi.fn(),
    reloadPage: vi.fn(),
    whenIdle: (act) => act(),
    wait: (act) => act(),
  } satisfies AuthParts
  const auth = createAuth({ userId: documentUserId } as AppSettings, parts)
  return { auth, parts, provider, state }
}

describe('createAuth', () => {
  it('loads nothing for a guest', async () => {
    const { auth, parts } = world()
    auth.start()
    expect(auth.status()).toBe('notLoggedIn')
    expect(await auth.credentials.token()).toBeNull()
    expect(parts.loadProvider).not.toHaveBeenCalled()
    expect(parts.reloadPage).not.toHaveBeenCalled()
  })

  it('lets requests wait until it is known who is signed in', async () => {
    const { auth } = world({ user: fan, hasHint: true, isSignedIn: true })
    const token = auth.credentials.token()
    expect(auth.status()).toBe('pending')
    auth.start()
    expect(await token).toBe('token-0')
    expect(auth.status()).toBe('loggedIn')
  })

  it('starts once, however often it is told to', () => {
    const { auth, parts } = world({ user: fan, hasHint: true, isSignedIn: true })
    auth.start()
    auth.start()
    expect(parts.loadProvider).toHaveBeenCalledTimes(1)
  })

  it('asks for the code again where it could not be had', async () => {
    const { auth } = world({ user: fan, hasHint: true, isSignedIn: true, loads: [false, false] })
    auth.start()
    await expect.poll(auth.status).toBe('loggedIn')
  })

  it('has documents rendered for a fan whose cookie is gone', async () => {
    const { auth, parts } = world({ user: fan, hasHint: true })
    auth.start()
    await expect.poll(() => parts.reloadPage.mock.calls).toEqual([[{ isOnce: true }]])
    expect(parts.openSession).toHaveBeenCalledWith('token-1')
  })

  it('has documents rendered for whoever is signed in, not for the fan before them', async () => {
    const { auth, parts } = world({ user: fan, hasHint: true, documentUserId: 'user_02' })
    auth.start()
    await expect.poll(() => parts.reloadPage.mock.calls).toEqual([[{ isOnce: true }]])
    expect(parts.openSession).toHaveBeenCalledWith('token-1')
  })

  it('ends documents for a fan whose sign-in is gone', async () => {
    const { auth, parts } = world({ isSignedIn: true })
    auth.start()
    await expect.poll(() => parts.reloadPage.mock.calls).toEqual([[{ isOnce: true }]])
    expect(parts.closeSession).toHaveBeenCalled()
  })

  it('tells other tabs only once the cookie is there', async () => {
    const { auth, parts } = world()
    auth.start()
    await auth.signIn((provider) => provider.signInWithPassword('a@b.jp', 'x'))
    expect(auth.status()).toBe('loggedIn')
    const [opened] = parts.openSession.mock.invocationCallOrder
    const [told] = parts.setHint.mock.invocationCallOrder.slice(-1)
    expect(opened).toBeLessThan(told!)
    expect(parts.setHint).toHaveBeenLastCalledWith(true)
  })

  it('signs in even where no cookie is to be had', async () => {
    const { auth, parts } = world()
    auth.start()
    parts.openSession.mockRejectedValue(new Error('offline'))
    await auth.signIn((provider) => provider.signInWithPassword('a@b.jp', 'x'))
    expect(auth.status()).toBe('loggedIn')
  })

  it('closes the session on the way out, and leaves the page', async () => {
    const { auth, parts, provider } = world({ user: fan, hasHint: true, isSignedIn: true })
    auth.start()
    await expect.poll(auth.status).toBe('loggedIn')
    await auth.signOut()
    expect(provider.signOut).toHaveBeenCalled()
    expect(parts.closeSession).toHaveBeenCalled()
    expect(parts.setHint).toHaveBeenLastCalledWith(false)
    expect(parts.openPage).toHaveBeenCalledWith('/')
    expect(parts.forgetFan).toHaveBeenCalledTimes(1)
    expect(parts.setFanAside).not.toHaveBeenCalled()
  })

  it('keeps what a guest wrote when they sign in', async () => {
    const { auth, parts } = world()
    auth.start()
    await auth.signIn((provider) => provider.signInWithPassword('a@b.jp', 'x'))
    expect(parts.forgetFan).not.toHaveBeenCalled()
  })

  it('reloads where another tab signed out', async () => {
    const { auth, parts, state } = world({ user: fan, hasHint: true, isSignedIn: true })
    auth.start()
    await expect.poll(auth.status).toBe('loggedIn')
    state.onHint(false)
    await expect.poll(() => parts.reloadPage.mock.calls.length).toBe(1)
    expect(parts.openPage).not.toHaveBeenCalled()
  })

  it('reloads where another tab signed in', () => {
    const { auth, parts, state } = world()
    auth.start()
    state.onHint(true)
    expect(parts.reloadPage).toHaveBeenCalledTimes(1)
  })

  it('reloads where another fan has taken over', async () => {
    const { auth, parts, state } = world({ user: fan, hasHint: true, isSignedIn: true })
    auth.start()
    await expect.poll(auth.status).toBe('loggedIn')
    state.onUser({ ...fan, userId: 'user_02' })
    expect(parts.reloadPage).toHaveBeenCalledTimes(1)
  })

  it('refreshes once for several calls that came back with 401', async () => {
    const { auth } = world({ user: fan, hasHint: true, isSignedIn: true })
    auth.start()
    await expect.poll(auth.status).toBe('loggedIn')
    const { refreshedToken } = auth.credentials
    expect(await Promise.all([refreshedToken(), refreshedToken()])).toEqual(['token-1', 'token-1'])
  })

  it('shows a fan who is kept out why, and asks for nothing in their name', async () => {
    const { auth, parts } = world({ user: fan, hasHint: true, isSignedIn: true })
    auth.start()
    await expect.poll(auth.status).toBe('loggedIn')
    auth.credentials.blocked()
    expect(parts.openPage).toHaveBeenCalledWith('/blocked')
    expect(await auth.credentials.token()).toBeNull()
  })

  it('is over after a 401 to a new token', async () => {
    const { auth, parts } = world({ user: fan, hasHint: true, isSignedIn: true })
    auth.start()
    await expect.poll(auth.status).toBe('loggedIn')
    expect(parts.bringFanBack).toHaveBeenCalledWith(fan.userId)
    auth.credentials.refused()
    await expect.poll(auth.status).toBe('notLoggedIn')
    expect(parts.reloadPage).toHaveBeenCalledTimes(1)
    expect(parts.setFanAside).toHaveBeenCalledWith(fan.userId)
    expect(parts.forgetFan).not.toHaveBeenCalled()
  })
})
