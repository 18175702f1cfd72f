import { domains } from './domains.generated.ts'
import { handleDocumentSession } from './platform/document-session/handler.ts'
import { readDocumentUser } from './platform/document-session/service.ts'
import { handleHeld } from './platform/files/held.ts'
import { handleFile, handleUpload } from './platform/files/http.ts'
import { createFilmHandler } from './platform/films/handler.ts'
import type { FlagDecider } from './platform/flags/flags.ts'
import { createFlagsHandler } from './platform/flags/http.ts'
import type { Services } from './platform/graphql/context.ts'
import type { createExecutor } from './platform/graphql/execute.ts'
import { createGraphqlHandler, type GraphqlParts } from './platform/graphql/http.ts'
import type { Operations } from './platform/graphql/operations.ts'
import type { AppBuild } from './platform/http/appBuild.ts'
import { createDocumentsHandler } from './platform/http/documents.ts'
import type { PageCache } from './platform/http/pageCache.ts'
import { createRateHandler, type SharedRateGuard } from './platform/http/rate.ts'
import type { Handler } from './platform/http/server.ts'
import { handleInbox } from './platform/mail/http.ts'
import { handleProofOfWork } from './platform/proof-of-work/http.ts'
import type { PictureDrawer } from './platform/share-picture/drawer.ts'
import { createSharePictureHandler, type DrawnPictures } from './platform/share-picture/http.ts'
import { createStreamHub } from './platform/stream/hub.ts'
import { createBrandReader } from './platform/tenant/brand.ts'
import type { Site } from './platform/tenant/directory.ts'
import type { OpenTenant } from './tenants.ts'

/** What all tenants of a process share. */
type Shared = {
  services: Services
  app: Pick<AppBuild, 'load' | 'assets' | 'handleAsset'>
  operations: Operations
  execute: ReturnType<typeof createExecutor>
  pages: PageCache
  rate: SharedRateGuard
  flags: FlagDecider
  /** What draws the pictures of shared pages, and what is drawn. */
  drawer: PictureDrawer
  drawn: DrawnPictures
  /** What is answered alike at every host. */
  common: readonly Handler[]
}

/** The services as one tenant's: whoever asks them for settings gets that site's. */
export function servicesOf(services: Services, { tenantId, origin }: Site): Services {
  const config = { ...services.config, tenantId, origin }
  return {
    ...services,
    config,
    identity: { ...services.identity, ...services.identity.forSite(config) },
  }
}

const builtHeld = new URL('../dist/held/', import.meta.url)
const drawnHeld = new URL('../content/art/held/', import.meta.url)
const builtFilms = new URL('../dist/films/', import.meta.url)
const madeFilms = new URL('../content/films/', import.meta.url)
const builtArt = new URL('../dist/client/art/', import.meta.url)
const drawnArt = new URL('../content/art/', import.meta.url)

/** All that one tenant's site answers. */
export function openTenant(site: Site, shared: Shared): OpenTenant {
  const { app, operations, execute, pages, flags, common, drawer, drawn } = shared
  const services = servicesOf(shared.services, site)
  const { config, identity } = services
  const { personalCookies, sharePictures: pictures } = domains
  const rate = shared.rate.forTenant(site.tenantId)
  const graphql = { services, operations, rate, personalCookies }
  const hub = createStreamHub({ services, operations, topics: domains.topics, rate })
  const isBuilt = operations.manifest !== undefined
  const artFolder = isBuilt ? builtArt : drawnArt
  return {
    site,
    config,
    tenantId: site.tenantId,
    nodeHandlers: [
      hub.handle,
      ...(isBuilt ? [createGraphqlHandler(graphql)] : []),
      createFilmHandler(services, isBuilt ? builtFilms : madeFilms),
      app.handleAsset,
    ],
    handlers: [
      ...(isBuilt ? [] : [openYoga(graphql)]),
      ...common,
      createRateHandler(rate),
      identity.handle,
      (request, arrival) => handleDocumentSession(request, services, arrival),
      (request, { requester }) => handleProofOfWork(request, services, requester),
      createFlagsHandler(services, flags),
      (request, arrival) => handleUpload(request, services, arrival),
      (request) => handleHeld(request, services, isBuilt ? builtHeld : drawnHeld),
      (request) => handleFile(request, services),
      createSharePictureHandler({ services, rate, pictures, drawer, drawn, artFolder }),
      (request, arrival) => handleInbox(request, services, arrival),
      ...domains.answers.map(
        (answer): Handler =>
          (request, arrival) =>
            answer(request, services, arrival),
      ),
      createDocumentsHandler({
        services,
        rate,
        app: app.load,
        assets: app.assets,
        execute,
        documentUser: (cookies) => readDocumentUser(cookies, services),
        flags,
        personalCookies,
        pages,
        readBrand: createBrandReader(services),
      }),
    ],
    stats: hub.stats,
    isBusy: hub.isBusy,
    close: hub.close,
  }
}

/** Where any text may come: in development. Production never loads yoga. */
function openYoga(parts: GraphqlParts): Handler {
  let handler: Promise<Handler> | undefined
  return async (request, arrival) => {
    if (new URL(request.url).pathname !== '/graphql') return undefined
    handler ??= import('./platform/graphql/yoga.ts').then((yoga) => yoga.createYogaHandler(parts))
    return (await handler)(request, arrival)
  }
}
