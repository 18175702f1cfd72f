import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useStoreInTransition } from '#platform/hydration/useStoreInTransition.ts'
import type { MessageStore } from '#platform/intl/messageStore.ts'
import {
  ProviderError,
  SessionProvider,
  type LoginRequest,
  type Session,
} from '#platform/session/session.ts'
import { useAppSettings } from '../settingsContext.ts'
import type { Auth } from './createAuth.ts'
import { LoginModalProvider, type LoginModalState } from './loginModalContext.ts'
import { openPage as openDocument } from '../browser/page.ts'

type AuthSessionProviderProps = {
  auth: Auth
  messages: MessageStore
  /** Opens a path as a new document: a journey in a story has no second one to open. */
  openPage?: typeof openDocument
  children: ReactNode
}

/** Gives the screens the browser's session, and starts to watch it once the page is adopted. */
export function AuthSessionProvider({
  auth,
  messages,
  openPage = openDocument,
  children,
}: AuthSessionProviderProps) {
  const { gatewayOrigin, tenantId, locale } = useAppSettings()
  const status = useStoreInTransition<Session['status']>(auth.subscribe, auth.status, 'pending')
  useEffect(() => auth.start(), [auth])
  const [request, setRequest] = useState<LoginRequest | null>(null)
  const renewal = useRef<((isRenewed: boolean) => void) | null>(null)

  const session = useMemo<Session>(() => {
    const proveWork: Session['proveWork'] = async (...asked) =>
      (await import('#platform/proof-of-work/proveWork.ts')).proveWork(gatewayOrigin, ...asked)
    return {
      status,
      openLogin: (asked = {}) => setRequest({ redirectPath: presentPath(), ...asked }),
      signInWithPassword: (...args) =>
        auth.signIn((provider) =>
          provider.signInWithPassword(...args).catch(async (error: unknown) => {
            // Our own service counts by address too, and lets work make up for it.
            if (!isTooMany(error) || !(await proveWork('sign-in', 0))) throw error
            return provider.signInWithPassword(...args)
          }),
        ),
      signInWithCustomToken: (token) =>
        auth.signIn((provider) => provider.signInWithCustomToken(token)),
      sendPasswordReset: async (email) => (await auth.provider()).sendPasswordReset(email),
      verifyPasswordReset: async (code) => (await auth.provider()).verifyPasswordReset(code),
      confirmPasswordReset: async (...args) =>
        (await auth.provider()).confirmPasswordReset(...args),
      signOut: auth.signOut,
      renewSignIn: () =>
        new Promise<boolean>((resolve) => {
          renewal.current = resolve
          auth.requireLogin()
          setRequest({ step: 'login', isRenewal: true })
        }),
      openPage: (path) => openPage(path, locale),
      callGateway: async (path, { send, ...call }) => {
        const token = await auth.credentials.token()
        const authorization = token === null ? '' : `Bearer ${token}`
        const headers = { authorization, tenant: tenantId, 'Language-Code': locale }
        const url = gatewayOrigin + path
        return send
          ? send(url, { ...call, headers })
          : fetch(url, { ...call, headers, credentials: 'include' })
      },
      proveWork,
    }
  }, [auth, status, gatewayOrigin, tenantId, locale, openPage])
  const modal = useMemo<LoginModalState>(
    () => ({
      request,
      onClose: (isSignedIn) => {
        setRequest(null)
        if (!renewal.current) return
        auth.settleLogin(isSignedIn)
        renewal.current(isSignedIn)
        renewal.current = null
      },
      loadWords: (words) => messages.load(locale, words),
    }),
    [auth, messages, locale, request],
  )
  return (
    <SessionProvider value={session}>
      <LoginModalProvider value={modal}>{children}</LoginModalProvider>
    </SessionProvider>
  )
}

function isTooMany(error: unknown): boolean {
  return error instanceof ProviderError && error.code === 'too-many-requests'
}

function presentPath(): string {
  return location.pathname + location.search
}
