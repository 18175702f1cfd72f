import { useEffect, useState } from 'react'
import { Outlet, RouterProvider, createMemoryRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import type { AuthParts } from '#app/auth/createAuth.ts'
import { createLazyAuth } from '#app/auth/lazyAuth.ts'
import { AuthSessionProvider } from '#app/auth/AuthSessionProvider.tsx'
import type { Provider, ProviderUser } from '#app/auth/firebase.ts'
import { features } from '#app/features.generated.ts'
import { firstPageAdopted } from '#app/firstPage.ts'
import { createRoutes } from '#app/router/createRoutes.tsx'
import type { AppSettings } from '#app/settings.ts'
import { isPaletteName, type Theme } from '#design-system/theme/theme.ts'
import { defaultFlags } from '#rules/flags.ts'
import { createMessageStore } from '#platform/intl/messageStore.ts'
import { readPreference, preferenceMaxAge } from '#platform/storage/cookie.ts'
import { themeCookies } from '#platform/theme/theme.ts'
import { useTheme } from '#platform/theme/ThemeProvider.tsx'
import { Place } from '../decorators/withRoute.tsx'
import type { Fakes } from '../fake.ts'
import { createStoryEnvironment } from '../relay/storyEnvironment.ts'

/** Long enough for a person, and a play, to see that something is under way. Milliseconds. */
const latency = 120

interface JourneyProps {
  /** Makes the gateway's world, which what is written changes. */
  createWorld: () => Fakes
  /** Where they come in, as a guest unless told. */
  at: string
  /** They have signed in before: whom the provider's SDK has stored is there at the first page. */
  isSignedIn?: boolean
}

/**
 * The app as it is, its routes, session and sign-in machine included, before a gateway and a
 * sign-in provider that live in the page. A new document is a new store, router and session.
 */
export function Journey({ createWorld, at, isSignedIn = false }: JourneyProps) {
  const [world] = useState(createWorld)
  const [browser] = useState<Browser>(() => ({ user: isSignedIn ? fan : null }))
  const [opened, setOpened] = useState({ path: at, count: 0 })
  const openPage = (path: string) => setOpened(({ count }) => ({ path, count: count + 1 }))
  return (
    <Page key={opened.count} at={opened.path} world={world} browser={browser} openPage={openPage} />
  )
}

/** What outlives a document: whom the provider's SDK has stored. */
interface Browser {
  user: ProviderUser | null
}

interface PageProps {
  at: string
  world: Fakes
  browser: Browser
  openPage: (path: string) => void
}

function Page({ at, world, browser, openPage }: PageProps) {
  const { theme } = useTheme()
  const [page] = useState(() => createPage({ at, world, browser, openPage }, theme))
  const { settings, environment, messages, auth, router } = page
  useEffect(firstPageAdopted, [])
  return (
    <App settings={settings} environment={environment} messages={messages}>
      <AuthSessionProvider auth={auth} messages={messages} openPage={openPage}>
        <RouterProvider router={router} />
      </AuthSessionProvider>
    </App>
  )
}

const place = (
  <Place>
    <Outlet />
  </Place>
)

/** The page, until its code is there. */
const Blank = () => null

function createPage({ at, world, browser, openPage }: PageProps, theme: Theme) {
  const settings = settingsOf(browser, theme)
  const environment = createStoryEnvironment({ data: world, latency })
  const messages = createMessageStore()
  const auth = createLazyAuth(settings, partsOf(browser, openPage))
  const routes = createRoutes({ environment, messages, locale: settings.locale, features })
  const router = createMemoryRouter(
    [{ element: place, HydrateFallback: Blank, children: routes }],
    {
      initialEntries: [at],
    },
  )
  return { settings, environment, messages, auth, router }
}

function settingsOf({ user }: Browser, theme: Theme): AppSettings {
  const kept = readPreference({ name: themeCookies.palette, maxAge: preferenceMaxAge })
  return {
    tenantId: 'ouen',
    locale: 'ja',
    theme: kept && isPaletteName(kept) ? { ...theme, palette: kept } : theme,
    gatewayOrigin: location.origin,
    origin: location.origin,
    isGetEnabled: false,
    isClosedCommunity: false,
    userId: user?.userId ?? null,
    autoTranslation: 'false',
    flags: defaultFlags,
    identity: { apiKey: '', projectId: '', authDomain: '' },
    analytics: {},
  }
}

function partsOf(browser: Browser, openPage: (path: string) => void): AuthParts {
  return {
    loadProvider: async () => providerOf(browser),
    openSession: async () => undefined,
    closeSession: async () => undefined,
    hasHint: () => browser.user !== null,
    setHint: () => undefined,
    watchHint: () => undefined,
    forgetFan: () => undefined,
    setFanAside: () => undefined,
    bringFanBack: () => undefined,
    openPage,
    reloadPage: () => undefined,
    whenIdle: (act) => act(),
    wait: setTimeout,
  }
}

const fan: ProviderUser = { userId: 'user_me', lifeMs: 3_600_000 }

function providerOf(browser: Browser): Provider {
  let onUser = (_: ProviderUser | null) => {}
  const become = async (user: ProviderUser | null) => {
    browser.user = user
    onUser(user)
  }
  return {
    watch: (listener) => {
      onUser = listener
      listener(browser.user)
      return () => undefined
    },
    userId: async () => browser.user?.userId ?? null,
    token: async () => 'token',
    life: async () => ({ lifeMs: fan.lifeMs }),
    signInWithPassword: () => become(fan),
    signInWithCustomToken: () => become(fan),
    sendPasswordReset: async () => undefined,
    verifyPasswordReset: async () => ({ email: '' }),
    confirmPasswordReset: async () => undefined,
    signOut: () => become(null),
  }
}
