import { createContext, use } from 'react'
import type { ProofPurpose } from '../proof-of-work/proveWork.ts'

/** What screens may ask of the signed-in state, however it is kept. */
export type Session = {
  /** `pending` until the sign-in provider has spoken. */
  status: 'pending' | 'loggedIn' | 'notLoggedIn'
  /** Opens the login modal at a step; afterwards the fan is back at `redirectPath`, here unless told. */
  openLogin: (request?: LoginRequest) => void
  /** These reject with a ProviderError; `signIn…` resolve once documents are rendered for the fan too. */
  signInWithPassword: (email: string, password: string) => Promise<void>
  signInWithCustomToken: (token: string) => Promise<void>
  sendPasswordReset: (email: string) => Promise<void>
  verifyPasswordReset: (code: string) => Promise<{ email: string }>
  confirmPasswordReset: (code: string, password: string) => Promise<void>
  signOut: () => Promise<void>
  /** Asks for the password once more, after `requires-recent-login`; false where the fan would rather not. */
  renewSignIn: () => Promise<boolean>
  /** Opens a path of the app as a new document: nothing from before a sign-in or sign-out stays in memory. */
  openPage: (path: string) => void
  /** A call outside GraphQL, such as an upload: a path of the gateway, sent as whoever is signed in. */
  callGateway: (path: string, request: GatewayCall) => Promise<Response>
  /** Does the work that lets on what has reached its limit, doubled as often as it says; false where the refusal stands. */
  proveWork: (purpose: ProofPurpose, doublings: number) => Promise<boolean>
}

export type GatewayCall = {
  method: string
  body: BodyInit
  signal?: AbortSignal
  /** What sends it; `fetch` where it is left out. */
  send?: SendCall
}
export type SendCall = (
  url: string,
  call: Omit<GatewayCall, 'send'> & { headers: Record<string, string> },
) => Promise<Response>

export type LoginStep = 'signup' | 'login'
export type LoginRequest = {
  step?: LoginStep
  redirectPath?: string
  /** Done once the fan is back and signed in, where it is harmless: joining a community. */
  joinCommunityId?: string
  /** An e-mail address that is known already: it fills the form. */
  contact?: string
  /** The fan is signed in, and is asked once more before a sensitive act. */
  isRenewal?: boolean
}

/** What a sign-in provider says went wrong; the codes of links; `unknown` for the rest. */
export type ProviderErrorCode =
  | 'wrong-password'
  | 'email-already-in-use'
  | 'user-disabled'
  | 'network-request-failed'
  | 'too-many-requests'
  | 'requires-recent-login'
  | 'weak-password'
  /** A mailed link that was used, is too old, or was never given. */
  | 'dead-link'
  | 'unknown'

/** Which field of a form a refusal is about; the rest concern the whole. */
const fields: { readonly [Code in ProviderErrorCode]?: string } = {
  'wrong-password': 'password',
  'weak-password': 'password',
  'email-already-in-use': 'email',
}

export class ProviderError extends Error {
  override name = 'ProviderError'
  code: ProviderErrorCode
  get field(): string | undefined {
    return fields[this.code]
  }
  constructor(code: ProviderErrorCode, options?: ErrorOptions) {
    super(`The sign-in provider refused: ${code}.`, options)
    this.code = code
  }
}

const SessionContext = createContext<Session | null>(null)

export const SessionProvider = SessionContext

/** The session of the app around. Throws outside of one. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider')
  return session
}
