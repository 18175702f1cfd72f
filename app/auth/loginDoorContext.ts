import { createContext, use } from 'react'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { LoginRequest } from '#platform/session/session.ts'

/** What the login modal is opened with, from wherever a screen asks for it. */
export type LoginDoorState = {
  /** The newest request; null while nobody asks. */
  request: LoginRequest | null
  onClose: (isSignedIn: boolean) => void
  /** Loads a feature's words before its code is shown. */
  loadWords: (messages: FeatureRoutes['messages']) => Promise<void>
}

const LoginDoorContext = createContext<LoginDoorState | null>(null)

export const LoginDoorProvider = LoginDoorContext

/** Null while the server renders. */
export function useLoginDoor(): LoginDoorState | null {
  return use(LoginDoorContext)
}
