import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import type { GatewayContext, Services } from '../graphql/context.ts'
import { makeContext } from '../graphql/make-context.ts'
import type { PageAssets } from './assets.ts'
import { readCookies } from './cookies.ts'
import type { Handler } from './server.ts'

type Execute = (params: RequestParameters, variables: Variables) => Promise<GraphQLResponse>

/** The app's server build, as the gateway sees it: the one seam between the two. */
export type AppServer = {
  render: (input: {
    request: Request
    settings: Record<string, unknown> & { locale: 'ja' | 'en' }
    assets: { entry: string; preloads: string[]; css: string; fontPreloads: string[]; lateStylesheets: string[] }
    execute: Execute
  }) => Promise<{ status: number; html: string } | { status: number; location: string }>
  readLocale: (pathname: string) => 'ja' | 'en'
  readTheme: (cookies: ReadonlyMap<string, string>, tenantTheme: ThemeNames) => ThemeNames
  /** Throws an error that names the known ones where a name is not. */
  checkTheme: (theme: ThemeNames) => void
}

type ThemeNames = { mode: string; palette: string; grey: string }

export type DocumentParts = {
  services: Services
  app: () => Promise<AppServer>
  assets: (path: string) => Promise<PageAssets>
  /** Runs an operation as a request would be run: the same manifest, cost and visibility checks. */
  execute: (context: GatewayContext, params: RequestParameters, variables: Variables) => Promise<GraphQLResponse>
  /** Whose documents this browser may be sent; null for a guest. */
  documentUser: (cookies: ReadonlyMap<string, string>) => Promise<string | null>
}

/** A guest's page is the same for all guests of a language and a theme, and may be a second old. */
const guestPageKeptMs = 1000
const cookieDays = 100

/** Renders every page that no other handler took. */
export function createDocumentsHandler(parts: DocumentParts): Handler {
  const { services } = parts
  const kept = new Map<string, { until: number; page: Promise<RenderedPage> }>()

  return async (request, { requester }) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
    const url = new URL(request.url)
    const cookies = readCookies(request.headers.get('cookie'))
    if (url.pathname === '/' && cookies.get('locale') === 'en')
      return new Response(null, { status: 302, headers: { location: `/en${url.search}`, vary: 'cookie', 'cache-control': 'private, no-store' } })
    const app = await parts.app()
    const locale = app.readLocale(url.pathname)
    const theme = app.readTheme(cookies, services.config.theme)
    const userId = await parts.documentUser(cookies)
    const isAnonymous = userId === null && !cookies.has('ouen_sign_up')
    const draw = () => renderPage(parts, app, { request, requester, cookies, locale, theme, userId, isAnonymous })
    const key = [url.pathname, url.search, locale, theme.mode, theme.palette, theme.grey, readAutoTranslation(cookies)].join('\n')
    const page = await (isAnonymous ? keep(kept, key, services.now().getTime(), draw) : draw())
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', ...page.headers })
    if (locale === 'en' && cookies.get('locale') === undefined)
      headers.append('set-cookie', `locale=en; Path=/; Max-Age=${cookieDays * 86_400}; SameSite=Lax`)
    return new Response(request.method === 'HEAD' ? null : page.html, { status: page.status, headers })
  }
}

type RenderedPage = { status: number; html: string; headers: Record<string, string> }

type Asked = {
  request: Request
  requester: string
  cookies: ReadonlyMap<string, string>
  locale: 'ja' | 'en'
  theme: ThemeNames
  userId: string | null
  isAnonymous: boolean
}

async function renderPage({ services, assets, execute }: DocumentParts, app: AppServer, asked: Asked): Promise<RenderedPage> {
  const { config, identity } = services
  const url = new URL(asked.request.url)
  const pageAssets = await assets(url.pathname)
  const context = makeContext(services, {
    tenantId: config.tenantId,
    language: asked.locale,
    userId: asked.userId,
    isDocument: true,
    requester: asked.requester,
    cookies: asked.cookies,
  })
  const rendered = await app.render({
    // The origin comes from the settings: a Host header can be forged.
    request: new Request(new URL(url.pathname + url.search, config.origin)),
    settings: {
      tenantId: config.tenantId,
      locale: asked.locale,
      theme: asked.theme,
      gatewayOrigin: config.origin,
      origin: config.origin,
      isGetEnabled: config.isGetEnabled,
      isClosedCommunity: config.isClosedCommunity,
      isSignedIn: asked.userId !== null,
      autoTranslation: readAutoTranslation(asked.cookies),
      identity: identity.clientSettings,
      sentryDsn: config.sentryDsn,
      analytics: config.analytics,
    },
    assets: {
      entry: pageAssets.entry,
      preloads: pageAssets.preloads(url.pathname),
      css: pageAssets.css,
      fontPreloads: pageAssets.fontPreloads,
      lateStylesheets: pageAssets.lateStylesheets,
    },
    execute: (params, variables) => execute(context, params, variables),
  })
  const headers = {
    'cache-control': asked.isAnonymous ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    vary: 'cookie',
    'content-security-policy': contentSecurityPolicy(config, pageAssets),
  }
  if ('location' in rendered) return { status: rendered.status, html: '', headers: { ...headers, location: rendered.location } as Record<string, string> }
  return { ...rendered, headers }
}

function readAutoTranslation(cookies: ReadonlyMap<string, string>): 'true' | 'false' {
  return cookies.get('auto_translation') === 'true' ? 'true' : 'false'
}

function keep(
  kept: Map<string, { until: number; page: Promise<RenderedPage> }>,
  key: string,
  now: number,
  draw: () => Promise<RenderedPage>,
): Promise<RenderedPage> {
  const known = kept.get(key)
  if (known && now < known.until) return known.page
  if (kept.size > 500) kept.clear()
  const page = draw()
  kept.set(key, { until: now + guestPageKeptMs, page })
  page.then(({ status }) => status >= 500 && kept.delete(key), () => kept.delete(key))
  return page
}

function contentSecurityPolicy({ isProduction, connectOrigins }: Services['config'], { cssHash }: PageAssets): string {
  // In development Vite adds styles and scripts of its own as files change.
  if (!isProduction) return "frame-ancestors 'none'"
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src-elem 'self' ${cssHash}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${connectOrigins.join(' ')}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
