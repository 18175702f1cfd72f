import { stringifySetCookie } from 'cookie'
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { isOutage } from '../database/pools.ts'
import type { GatewayContext, Services } from '../graphql/context.ts'
import { makeContext } from '../graphql/make-context.ts'
import { hashOf, type PageAssets, type RareFontAddresses } from './assets.ts'
import { canonicalAddress } from './canonical.ts'
import { compressPage } from './compress.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { readCookies } from './cookies.ts'
import { faultPage, TooManyPages } from './faultPage.ts'
import { answerReading } from './methods.ts'
import { createPageCache, type PageCache, type RenderedPage } from './pageCache.ts'
import type { RateGuard } from './rate.ts'
import type { Handler } from './server.ts'
import type { SiteBrand, ThemeNames } from '../tenant/brand.ts'
import type { FlagDecider } from '../flags/flags.ts'
import { newGuestKey, readGuestKey } from '../flags/guestKey.ts'
import { within } from '../within.ts'

type Execute = (params: RequestParameters, variables: Variables) => Promise<GraphQLResponse>

/** The app's server build, as the gateway sees it: the one seam between the two. */
export type AppServer = {
  render: (input: {
    request: Request
    settings: Record<string, unknown> & { locale: 'ja' | 'en' }
    assets: {
      entry: string
      preloads: readonly string[]
      css: string
      styleFiles: readonly string[]
      rareFonts?: RareFontAddresses
    }
    execute: Execute
    /** Hears of what could not be rendered. */
    onError: (error: unknown) => void
  }) => Promise<{ status: number; html: string } | { status: number; location: string }>
  /** What the app's pages run inline. */
  inlineScripts: readonly string[]
  /** Style that its code adds to a page by itself. */
  lateStyles: readonly string[]
  /** The modules that a path's page loads, as the build's manifest names them. */
  modulesFor: (pathname: string) => string[]
  /** What an address's page reads of its search part, such as `?q=radio`; empty where it reads none of it. */
  readSearch: (address: URL) => string
  readLocale: (pathname: string) => 'ja' | 'en'
  readTheme: (cookies: ReadonlyMap<string, string>, tenantTheme: ThemeNames) => ThemeNames
  /** Throws an error that names the known ones where a name is not. */
  checkTheme: (theme: ThemeNames & { radius?: string; font?: string }) => void
}

export type DocumentParts = {
  services: Services
  /** Counts what must be rendered, not what is kept. */
  rate: RateGuard
  app: () => Promise<AppServer>
  assets: (modules: readonly string[]) => Promise<PageAssets>
  /** Runs an operation as a request would be run: the same manifest, cost and visibility checks. */
  execute: (
    context: GatewayContext,
    params: RequestParameters,
    variables: Variables,
  ) => Promise<GraphQLResponse>
  /** Whose documents this browser may be sent; null for a guest. */
  documentUser: (cookies: ReadonlyMap<string, string>) => Promise<string | null>
  flags: FlagDecider
  /** A guest with one of these gets pages of their own. */
  personalCookies: ReadonlySet<string>
  /** How the site looks; as the settings say where it is left out. */
  readBrand?: (check: AppServer['checkTheme']) => Promise<SiteBrand>
  /** Guests' pages of all tenants; one of its own where it is left out. */
  pages?: PageCache
}

/** Whoever has read a page in English gets `/` in English: for a hundred days, and theirs to change. */
const englishCookie = stringifySetCookie({
  name: 'locale',
  value: 'en',
  path: '/',
  maxAge: 100 * 86_400,
  sameSite: 'lax',
})
/** Of an answer that another browser must not be given. */
const byCookie = { vary: 'cookie', 'cache-control': 'private, no-store' }
/** For how long a page waits for what is on it: then it says that it will be back. */
const answerMs = 3_000

/** Renders every page that no other handler took. */
export function createDocumentsHandler(parts: DocumentParts): Handler {
  const { services, rate, pages: keep = createPageCache(services.now) } = parts
  const { readBrand = async () => ({ theme: services.config.theme, fixed: undefined }) } = parts

  const answer = async (request: Request, url: URL, requester: string): Promise<Response> => {
    const cookies = readCookies(request.headers.get('cookie'), services.config)
    if (url.pathname === '/' && cookies.get('locale') === 'en')
      return redirect(`/en${url.search}`, byCookie)
    const app = await parts.app()
    const locale = app.readLocale(url.pathname)
    // Whoever chose English is sent to it from links that others share; a page in English that was only read is no choice.
    // A link of this site's own page is meant as it is, such as the one to the page in Japanese.
    const isFromHere = request.headers.get('sec-fetch-site') === 'same-origin'
    if (locale === 'ja' && !isFromHere && cookies.get('locale_chosen') === 'en')
      return redirect(`/en${url.pathname === '/' ? '' : url.pathname}${url.search}`, byCookie)
    const brand = await readBrand(app.checkTheme)
    const theme = app.readTheme(cookies, brand.theme)
    const userId = await within(answerMs, parts.documentUser(cookies))
    const guest = userId === null ? await knowGuest(parts, cookies) : undefined
    const flags = await parts.flags.decide(services.config.tenantId, userId ?? guest?.key)
    const isAnonymous =
      userId === null && ![...parts.personalCookies].some((name) => cookies.has(name))
    const render = () =>
      renderPage(parts, app, {
        request,
        requester,
        cookies,
        locale,
        theme,
        brand,
        flags,
        userId,
        isAnonymous,
      })
    const admit = () => {
      const wait = rate.take('address', requester)
      if (wait > 0) throw new TooManyPages(wait)
    }
    const key = [
      services.config.tenantId,
      url.pathname,
      app.readSearch(url),
      locale,
      theme.mode,
      theme.palette,
      theme.grey,
      readAutoTranslation(cookies),
      JSON.stringify(flags),
    ].join('\n')
    if (!isAnonymous) admit()
    const page = await (isAnonymous ? keep(key, render, admit) : render())
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', ...page.headers })
    if (guest?.cookie !== undefined) {
      headers.append('set-cookie', guest.cookie)
      headers.set('cache-control', 'private, no-store')
    }
    if (locale === 'en' && cookies.get('locale') === undefined)
      headers.append('set-cookie', englishCookie)
    const { body, encoding } = await compressPage(page, request.headers.get('accept-encoding'))
    if (encoding) headers.set('content-encoding', encoding)
    return new Response(body, { status: page.status, headers })
  }

  return (request, { requester }) =>
    answerReading(request, () => {
      const url = new URL(request.url)
      const elsewhere = canonicalAddress(request, services.config)
      if (elsewhere) return redirect(elsewhere, { 'cache-control': 'no-store' })
      return answer(request, url, requester).catch((error: unknown) =>
        faultPage(error, url, services),
      )
    })
}

function redirect(location: string, headers: Record<string, string>): Response {
  return new Response(null, { status: 302, headers: { location, ...headers } })
}

type PageRequest = {
  request: Request
  requester: string
  cookies: ReadonlyMap<string, string>
  locale: 'ja' | 'en'
  theme: ThemeNames
  brand: SiteBrand
  flags: Readonly<Record<string, boolean>>
  userId: string | null
  isAnonymous: boolean
}

async function renderPage(
  { services, assets, execute }: DocumentParts,
  app: AppServer,
  page: PageRequest,
): Promise<RenderedPage> {
  const { config, identity } = services
  const url = new URL(page.request.url)
  const pageAssets = await assets(app.modulesFor(url.pathname))
  const context = makeContext(services, {
    tenantId: config.tenantId,
    language: page.locale,
    userId: page.userId,
    isDocument: true,
    requester: page.requester,
    cookies: page.cookies,
  })
  let outage: unknown
  let isPartial = false
  const rendered = await app.render({
    // The origin comes from the settings: a Host header can be forged.
    // What anyone may add to an address renders guests no other page; a page for one fan alone is kept for nobody.
    request: new Request(
      new URL(url.pathname + (page.isAnonymous ? app.readSearch(url) : url.search), config.origin),
    ),
    settings: {
      tenantId: config.tenantId,
      locale: page.locale,
      theme: page.theme,
      brand: page.brand.fixed,
      gatewayOrigin: config.origin,
      origin: config.origin,
      // By GET go hashes, which only a build's manifest knows.
      isGetEnabled: config.isGetEnabled && config.isProduction,
      isClosedCommunity: config.isClosedCommunity,
      userId: page.userId,
      flags: page.flags,
      autoTranslation: readAutoTranslation(page.cookies),
      identity: identity.clientSettings,
      sentryDsn: config.sentryDsn,
      analytics: config.analytics,
    },
    assets: {
      entry: pageAssets.entry,
      preloads: pageAssets.preloads,
      css: pageAssets.css,
      styleFiles: pageAssets.styleFiles,
      rareFonts: pageAssets.rareFonts,
    },
    execute: (params, variables) =>
      within(answerMs, execute(context, params, variables)).then(
        (response) => {
          isPartial ||= 'errors' in response && Boolean(response.errors?.length)
          return response
        },
        (error: unknown) => {
          if (isOutage(error)) outage = error
          throw error
        },
      ),
    onError: (error) => {
      if (!isOutage(error))
        services.log.error(
          { err: error, path: url.pathname },
          'a part of a page could not be rendered',
        )
    },
  })
  // The app renders its own word for a failed screen; of an outage, the answer's status tells.
  if (outage) throw outage
  const headers = {
    'cache-control':
      page.isAnonymous && !isPartial ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    vary: 'cookie, accept-encoding',
    'content-security-policy': contentSecurityPolicy(
      config,
      [pageAssets.cssHash, ...app.lateStyles.map(hashOf)],
      app.inlineScripts.map(hashOf),
    ),
  }
  if ('location' in rendered)
    return {
      status: rendered.status,
      html: '',
      headers: { ...headers, location: rendered.location } as Record<string, string>,
    }
  return { ...rendered, headers, isPartial }
}

/** By which key a guest's flags are decided; a new one, to be kept, only where it makes a difference. */
async function knowGuest(
  { services, flags }: DocumentParts,
  cookies: ReadonlyMap<string, string>,
): Promise<{ key?: string; cookie?: string }> {
  const { config } = services
  if (!(await flags.needsKey(config.tenantId))) return {}
  const key = readGuestKey(cookies)
  return key === undefined ? newGuestKey(config) : { key }
}

function readAutoTranslation(cookies: ReadonlyMap<string, string>): 'true' | 'false' {
  return cookies.get('auto_translation') === 'true' ? 'true' : 'false'
}
