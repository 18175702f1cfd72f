import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  verifyPasswordResetCode,
  type User,
} from 'firebase/auth'
import { ProviderError } from '#platform/session/session.ts'
import type { AppSettings } from '../settings.ts'
import { askingProvider } from './providerFault.ts'

/** A signed-in user, and how long their token is still good, in milliseconds. */
export type ProviderUser = { userId: string; lifeMs: number }

/** The sign-in provider's SDK: a chunk of its own, loaded after the first paint and only where it is needed. */
export function createProvider({ identity, locale }: AppSettings) {
  const { apiKey, projectId, authDomain, emulatorOrigin } = identity
  const auth = initializeAuth(initializeApp({ apiKey, projectId, authDomain }), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  auth.languageCode = locale
  if (emulatorOrigin) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true })
  return {
    /** Calls back with whoever is signed in, now and at each change, in other tabs too. */
    watch: (listener: (user: ProviderUser | null) => void) =>
      onIdTokenChanged(auth, (user) => listener(user && describe(user))),
    /** Resolves once the stored user is read: who they are, if there is one. */
    userId: async () => {
      await auth.authStateReady()
      return auth.currentUser?.uid ?? null
    },
    token: async ({ isForced = false } = {}) =>
      (await askingProvider(auth.currentUser?.getIdToken(isForced) ?? Promise.resolve(null))) ??
      null,
    /** How long the present token is good; nothing where nobody is signed in. */
    life: async () => ({
      lifeMs: auth.currentUser ? describe(auth.currentUser).lifeMs : 0,
    }),
    signInWithPassword: async (email: string, password: string) => {
      await askingProvider(signInWithEmailAndPassword(auth, email, password))
    },
    signInWithCustomToken: async (token: string) => {
      await askingProvider(signInWithCustomToken(auth, token))
    },
    sendPasswordReset: (email: string) =>
      askingProvider(sendPasswordResetEmail(auth, email)).catch(keepQuiet),
    verifyPasswordReset: async (code: string) => ({
      email: await askingProvider(verifyPasswordResetCode(auth, code)),
    }),
    confirmPasswordReset: (code: string, password: string) =>
      askingProvider(confirmPasswordReset(auth, code, password)),
    signOut: () => signOut(auth),
  }
}

export type Provider = ReturnType<typeof createProvider>

/**
 * The SDK counts a token's life from when it came, by the device's clock; what the token itself says is the
 * issuer's clock, which may be an hour off.
 */
function describe(user: User): ProviderUser {
  const { stsTokenManager } = user.toJSON() as { stsTokenManager?: { expirationTime?: number } }
  return { userId: user.uid, lifeMs: (stsTokenManager?.expirationTime ?? 0) - Date.now() }
}

/** Whether an address has an account is nobody's business: the answer is the same for all. */
function keepQuiet(error: unknown): void {
  if (!(error instanceof ProviderError) || error.code !== 'wrong-password') throw error
}
