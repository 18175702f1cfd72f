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
} from 'firebase/auth'
import type { AppSettings } from '../settings.ts'

/** The sign-in provider's SDK: a chunk of its own, loaded after the first paint and only where it is needed. */
export function createProvider({ identity, locale }: AppSettings) {
  const app = initializeApp({ apiKey: identity.apiKey, projectId: identity.projectId, authDomain: identity.authDomain })
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })
  auth.languageCode = locale
  if (identity.emulatorOrigin) connectAuthEmulator(auth, identity.emulatorOrigin, { disableWarnings: true })
  return {
    /** Calls back with whoever is signed in, now and at each change. Returns what ends it. */
    watch: (listener: (user: { id: string } | null) => void) =>
      onIdTokenChanged(auth, (user) => listener(user && { id: user.uid })),
    token: async (forceRefresh = false) => (await auth.currentUser?.getIdToken(forceRefresh)) ?? null,
    signInWithPassword: async (email: string, password: string) => {
      await signInWithEmailAndPassword(auth, email, password)
    },
    signInWithCustomToken: async (token: string) => {
      await signInWithCustomToken(auth, token)
    },
    sendPasswordReset: (email: string) => sendPasswordResetEmail(auth, email),
    verifyPasswordReset: async (code: string) => ({ email: await verifyPasswordResetCode(auth, code) }),
    confirmPasswordReset: (code: string, password: string) => confirmPasswordReset(auth, code, password),
    signOut: () => signOut(auth),
  }
}

export type Provider = ReturnType<typeof createProvider>
