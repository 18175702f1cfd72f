import { createContext, use } from 'react'

/** What screens may ask of the signed-in state, however it is kept. */
export type Session = {
  /** `pending` until the sign-in provider has spoken. */
  status: 'pending' | 'loggedIn' | 'notLoggedIn'
  /** Opens the login modal at a step; afterwards the fan is back at `redirectPath`, here unless told. */
  openLogin: (request?: LoginRequest) => void
  signInWithPassword: (email: string, password: string) => Promise<void>
  signInWithCustomToken: (token: string) => Promise<void>
  sendPasswordReset: (email: string) => Promise<void>
  verifyPasswordReset: (code: string) => Promise<{ email: string }>
  confirmPasswordReset: (code: string, password: string) => Promise<void>
  signOut: () => Promise<void>
  /** For calls outside GraphQL, such as uploads; null for a guest. */
  idToken: () => Promise<string | null>
}

export type LoginStep = 'signup' | 'login'
export type LoginRequest = {
  step?: LoginStep
  redirectPath?: string
  /** Done once the fan is back and signed in, where it is harmless: joining a community. */
  joinCommunityId?: string
}

const SessionContext = createContext<Session | null>(null)

export const SessionProvider = SessionContext

/** The session of the app around. Throws outside of one. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider')
  return session
}
