import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { splitLocale, type Locale } from '#platform/intl/locale.ts'
import { createMessageStore } from '#platform/intl/messageStore.ts'
import { App } from './App.tsx'
import { createLazyAuth } from './auth/lazyAuth.ts'
import { AuthSessionProvider } from './auth/AuthSessionProvider.tsx'
import { whenIdle } from './browser/whenIdle.ts'
import { Document, type DocumentAssets } from './Document.tsx'
import { onRenderFault, onRouteFault } from './errorReporting/onRenderFault.ts'
import { replayEarlyInput } from './earlyInput.ts'
import { firstPageAdopted } from './firstPage.ts'
import { LiveFlags } from './flags/LiveFlags.tsx'
import { loadRareFonts } from './fonts/rareFonts.ts'
import { createBrowserFetch } from './relay/browserNetwork.ts'
import { createEnvironment, type Records } from './relay/environment.ts'
import { createAppRouter } from './router/createAppRouter.ts'
import { releaseQueries } from './router/releaseQueries.ts'
import { keepPhrases } from './phrases/keepPhrases.ts'
import { createLazyStream } from './stream/lazyStream.ts'
import { StreamProvider } from './stream/StreamProvider.tsx'
import { bearTranslation } from './translation/bearTranslation.ts'
import { requireTenant, type AppSettings } from './settings.ts'

type Router = Awaited<ReturnType<typeof createAppRouter>>

type Start = { settings: AppSettings; assets: DocumentAssets; records: Records }

/** Adopts the server's page: the same tree over the same records, and no request. */
async function start(): Promise<void> {
  bearTranslation()
  const { settings, assets, records } = JSON.parse(
    document.getElementById('start')!.textContent,
  ) as Start
  requireTenant(settings)
  nameInlinedStyles(assets.styleFiles)
  const auth = createLazyAuth(settings)
  const stream = createLazyStream(settings, auth.credentials)
  const environment = createEnvironment({
    fetch: createBrowserFetch(settings, auth.credentials),
    subscribe: stream.subscribe,
    records,
  })
  const messages = createMessageStore()
  const { locale } = settings
  const router = await createAppRouter({ environment, messages, locale })
  if (!router.state.initialized) await untilInitialized(router)
  releaseQueries(router)
  // The server inlined the page's style; it stays as it is.
  const inlined = document.head.querySelector('style')?.innerHTML ?? ''
  const styles = <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlined }} />
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document settings={settings} assets={{ ...assets, styles }}>
          <App settings={settings} environment={environment} messages={messages}>
            <AuthSessionProvider auth={auth} messages={messages}>
              <StreamProvider stream={stream}>
                <LiveFlags>
                  <Adopted locale={locale}>
                    <RouterProvider router={router} onError={onRouteFault} />
                  </Adopted>
                </LiveFlags>
              </StreamProvider>
            </AuthSessionProvider>
          </App>
        </Document>
      </StrictMode>,
      { onCaughtError: onRenderFault, onUncaughtError: onRenderFault },
    )
  })
  firstPageAdopted()
  whenIdle(() => void observe(settings, router))
  if (assets.rareFonts) void loadRareFonts(assets.rareFonts)
}

/**
 * Code that is loaded asks for its style unless a link names it. What the page has inlined is named by links that
 * are disabled, which fetches nothing; in the page itself, browsers that read ahead would fetch them all the same.
 */
function nameInlinedStyles(files: readonly string[]): void {
  for (const href of files) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      disabled: true,
    })
    link.href = href
    document.head.append(link)
  }
}

/** Around the router, not beside it: a sibling that the server's tree lacks would shift every `useId`. */
function Adopted({ locale, children }: { locale: Locale; children: ReactNode }) {
  useEffect(() => {
    void replayEarlyInput()
    keepPhrases(locale)
  }, [locale])
  return children
}

/** What watches the page comes after it: error reporting where it is configured, and the data layer. */
async function observe(settings: AppSettings, router: Router): Promise<void> {
  // Where nothing is configured to read what it tells, it is not fetched.
  if (Object.values(settings.analytics).some(Boolean)) {
    const { startAnalytics } = await import('./analytics/startAnalytics.ts')
    startAnalytics(settings, {
      page: () => splitLocale(router.state.location.pathname).path,
      onPage: (listener) =>
        router.subscribe(({ navigation }) => navigation.state === 'idle' && listener()),
    })
  }
  if (!settings.sentryDsn) return
  const { startSentry } = await import('./errorReporting/sentry.ts')
  startSentry(settings.sentryDsn, settings.tenantId)
}

function untilInitialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const end = router.subscribe((state) => {
      if (!state.initialized) return
      end()
      resolve()
    })
  })
}

void start()
