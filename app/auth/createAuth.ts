import type { AppSettings } from '../settings.ts'
import type { Credentials } from './credentials.ts'
import type { Provider } from './firebase.ts'

/** Says, without loading the SDK, that this browser may hold a sign-in. */
const hintKey = 'ouen.signed-in'

export type AuthStatus = 'pending' | 'loggedIn' | 'notLoggedIn'

export type Auth = {
  credentials: Credentials
  provider: () => Promise<Provider>
  status: () => AuthStatus
  subscribe: (listener: () => void) => () => void
  /** Begins to watch who is signed in. A browser without the hint is a guest's, and loads nothing. */
  start: () => void
}

/** The sign-in of this browser. */
export function createAuth(settings: AppSettings): Auth {
  let status: AuthStatus = 'pending'
  let loading: Promise<Provider> | undefined
  const listeners = new Set<() => void>()
  const settle = (next: AuthStatus) => {
    status = next
    if (next === 'loggedIn') localStorage.setItem(hintKey, '1')
    else localStorage.removeItem(hintKey)
    for (const listener of listeners) listener()
  }
  const settled = () =>
    new Promise<void>((resolve) => {
      if (status !== 'pending') return resolve()
      const listener = () => {
        if (status === 'pending') return
        listeners.delete(listener)
        resolve()
      }
      listeners.add(listener)
    })
  const provider = () =>
    (loading ??= import('./firebase.ts').then(({ createProvider }) => {
      const made = createProvider(settings)
      made.watch((user) => settle(user ? 'loggedIn' : 'notLoggedIn'))
      return made
    }))
  return {
    provider,
    status: () => status,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      if (localStorage.getItem(hintKey)) void provider()
      else settle('notLoggedIn')
    },
    credentials: {
      async token() {
        await settled()
        return status === 'loggedIn' ? (await provider()).token() : null
      },
      async refreshedToken() {
        return (await provider()).token(true)
      },
    },
  }
}
