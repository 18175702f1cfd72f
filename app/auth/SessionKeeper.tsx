import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { SessionProvider, type Session } from '#platform/session/session.ts'
import type { Auth } from './createAuth.ts'

/** Gives the screens the browser's session, and starts to watch it once the page is adopted. */
export function SessionKeeper({ auth, children }: { auth: Auth; children: ReactNode }) {
  const status = useSyncExternalStore(auth.subscribe, auth.status, () => 'pending' as const)
  useEffect(() => auth.start(), [auth])
  const session = useMemo<Session>(
    () => ({
      status,
      openLogin: () => {},
      signInWithPassword: async (...args) => (await auth.provider()).signInWithPassword(...args),
      signInWithCustomToken: async (token) => (await auth.provider()).signInWithCustomToken(token),
      sendPasswordReset: async (email) => (await auth.provider()).sendPasswordReset(email),
      verifyPasswordReset: async (code) => (await auth.provider()).verifyPasswordReset(code),
      confirmPasswordReset: async (...args) => (await auth.provider()).confirmPasswordReset(...args),
      signOut: async () => (await auth.provider()).signOut(),
      idToken: () => auth.credentials.token(),
    }),
    [auth, status],
  )
  return <SessionProvider value={session}>{children}</SessionProvider>
}
