import { renderToReadableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { Observable } from 'relay-runtime'
import { localizePath } from '#platform/intl/locale.ts'
import { createMessageStore } from '#platform/intl/messageStore.ts'
import { RedirectProvider } from '#platform/routing/Redirect.tsx'
import { isUnanswered, StatusProvider } from '#platform/routing/status.tsx'
import { App } from './App.tsx'
import { Document, type DocumentAssets } from './Document.tsx'
import { earlyInputScript } from './earlyInput.ts'
import { features } from './features.generated.ts'
import { createEnvironment } from './relay/environment.ts'
import { createRoutes } from './router/createRoutes.tsx'
import { modulesOf, searchReadOf } from './router/modulesOf.ts'
import { GuestSession } from './auth/GuestSession.tsx'
import type { AppSettings } from './settings.ts'

export { checkTheme, readLocale, readTheme } from './readRequest.ts'

/** The modules that a path's page loads, as the build's manifest names them. */
export const modulesFor = (pathname: string) => modulesOf(pathname, features)

/** What an address's page reads of its search part. */
export const readSearch = (address: URL) => searchReadOf(address, features)

export type RenderInput = {
  request: Request
  settings: AppSettings
  assets: Omit<DocumentAssets, 'styles'> & { css: string }
  /** Runs an operation in process, as whoever asked for the document. */
  execute: (params: RequestParameters, variables: Variables) => Promise<GraphQLResponse>
  /** Hears of what could not be rendered; the page has its own word for it. */
  onError: (error: unknown) => void
}

export type RenderedPage = { status: number; html: string } | { status: number; location: string }

/**
 * A whole document: the route's screen with its data, its head, and the Relay records that the browser
 * adopts. Data is awaited, never streamed, so that titles and status codes are right without scripts.
 */
export async function render({
  request,
  settings,
  assets: { css, ...assets },
  execute,
  onError,
}: RenderInput): Promise<RenderedPage> {
  const environment = createEnvironment({
    isServer: true,
    fetch: (params, variables) => Observable.from(execute(params, variables)),
  })
  const messages = createMessageStore()
  const { locale } = settings
  const routes = createRoutes({ environment, messages, locale, features, isServer: true })
  const basename = localizePath('/', locale)
  const handler = createStaticHandler(routes, { basename })
  const context = await handler.query(request)
  if (context instanceof Response)
    return { status: context.status, location: context.headers.get('location') ?? basename }

  // A loader's fault is the gateway's to answer for: a page of ours would hide it.
  const fault = Object.values(context.errors ?? {}).find((error) => error instanceof Error)
  if (fault) throw fault

  const response: { status: number; redirect?: string } = { status: context.statusCode }
  const page = (
    <Document
      settings={settings}
      assets={{ ...assets, styles: <style dangerouslySetInnerHTML={{ __html: css }} /> }}
    >
      <App settings={settings} environment={environment} messages={messages}>
        <StatusProvider value={(status) => (response.status = status)}>
          <RedirectProvider value={(to) => (response.redirect = localizePath(to, locale))}>
            <GuestSession>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </GuestSession>
          </RedirectProvider>
        </StatusProvider>
      </App>
    </Document>
  )
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: Infinity,
    onError,
  })
  await stream.allReady
  if (response.redirect !== undefined) return { status: 302, location: response.redirect }
  const html = await new Response(stream).text()
  const start = {
    settings,
    assets,
    records: environment.getStore().getSource().toJSON(),
  }
  const status = isUnanswered(html) ? 500 : response.status
  return { status, html: withStart(html, start, assets.entry) }
}

/** The scripts that stand in each page: the gateway lets them run by their hashes. */
export const inlineScripts: readonly string[] = [earlyInputScript]

export { injectedStyles as lateStyles } from './injectedStyles.ts'

/** Puts what the app starts from at the body's end. `<` is escaped, so that no text in it can end the element. */
function withStart(html: string, start: unknown, entry: string): string {
  const json = JSON.stringify(start).replaceAll('<', '\\u003c')
  const tags = `<script>${earlyInputScript}</script><script type="application/json" id="start">${json}</script><script type="module" src="${entry}" fetchpriority="low"></script>`
  return html.replace(/<\/body><\/html>$/, () => `${tags}</body></html>`)
}
