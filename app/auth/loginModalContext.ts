import { createContext, use } from 'react'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { LoginRequest } from '#platform/session/session.ts'

/** What the login modal is opened with, from wherever a screen asks for it. */
export type LoginModalState = {
  /** The newest request; null while nobody asks. */
  request: LoginRequest | null
  onClose: (isSignedIn: boolean) => void
  /** Loads a feature's words before its code is shown. */
  loadWords: (messages: FeatureRoutes['messages']) => Promise<void>
}

const LoginModalContext = createContext<LoginModalState | null>(null)

export const LoginModalProvider = LoginModalContext

/** Null while the server renders. */
export function useLoginModal(): LoginModalState | null {
  return use(LoginModalContext)
}
