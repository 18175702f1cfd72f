import type { ReactNode } from 'react'
import { SessionProvider, type Session } from '#platform/session/session.ts'

const notHere = () => Promise.reject(new Error('There is no sign-in while a document is rendered.'))

const session: Session = {
  status: 'pending',
  openLogin: () => {},
  signInWithPassword: notHere,
  signInWithCustomToken: notHere,
  sendPasswordReset: notHere,
  verifyPasswordReset: notHere,
  confirmPasswordReset: notHere,
  signOut: notHere,
  renewSignIn: notHere,
  openPage: () => {},
  callGateway: notHere,
  proveWork: notHere,
}

/** The session while the server renders: nothing is known of the browser's sign-in yet. */
export function GuestSession({ children }: { children: ReactNode }) {
  return <SessionProvider value={session}>{children}</SessionProvider>
}
