import type { IncomingMessage, Server } from 'node:http'
import { domains } from './domains.generated.ts'
import type { Pools } from './platform/database/pools.ts'
import type { MovableClock } from './platform/clock/clock.ts'
import { createClockHandler } from './platform/clock/http.ts'
import { createFlagDecider } from './platform/flags/flags.ts'
import { createRareFontHandler } from './platform/fonts/http.ts'
import type { Services } from './platform/graphql/context.ts'
import { createExecutor } from './platform/graphql/execute.ts'
import type { OperationManifest } from './platform/graphql/manifest.ts'
import { createOperations } from './platform/graphql/operations.ts'
import { createGatewaySchema } from './platform/graphql/schema.ts'
import type { AppBuild } from './platform/http/appBuild.ts'
import { claimedTenant, hostOf } from './platform/http/claims.ts'
import { createOperationsHandler, type NotReady } from './platform/http/operations.ts'
import { createPageCache } from './platform/http/pageCache.ts'
import { createRateGuard, type SharedRateGuard } from './platform/http/rate.ts'
import { createRobotsHandler } from './platform/http/robots.ts'
import { createSitesServer, type Handler, type Reached } from './platform/http/server.ts'
import { answerUnknownHost } from './platform/http/unknownHost.ts'
import { createPictureDrawer } from './platform/share-picture/drawer.ts'
import { createDrawnPictures } from './platform/share-picture/http.ts'
import { createMetricsHandler } from './platform/observability/http.ts'
import { createMetrics } from './platform/observability/metrics.ts'
import { countJobs } from './platform/jobs/count.ts'
import type { Queue } from './platform/jobs/queue.ts'
import { createSoleDirectory, type Directory, type Site } from './platform/tenant/directory.ts'
import { openTenant } from './openTenant.ts'
import { createTenants } from './tenants.ts'

type Parts = {
  services: Services
  /** Whose jobs are counted. */
  queue?: Queue
  /** Where TEST_CLOCK is on. */
  clock?: MovableClock | undefined
  app: Pick<AppBuild, 'load' | 'assets' | 'handleAsset'>
  /** With one, only its operations run. */
  manifest: OperationManifest | undefined
  whyNotReady: () => NotReady | undefined
  rate?: SharedRateGuard
  /** Numbers of the process's connections to the database. */
  connections?: Pools['counts']
  /** Whom it serves; the settings' tenant alone where it is left out. */
  directory?: Directory
}

type Composed = {
  server: Server
  tenants: ReturnType<typeof createTenants>
  execute: ReturnType<typeof createExecutor>
}

/** All that the gateway answers to all tenants, behind one server, which does not listen yet. */
export function compose({
  services,
  queue,
  clock,
  app,
  manifest,
  whyNotReady,
  rate = createRateGuard(services.now),
  connections,
  directory = createSoleDirectory(services.config),
}: Parts): Composed {
  const { config, log, now } = services
  const metrics = createMetrics()
  const schema = createGatewaySchema(domains)
  const operations = createOperations({ schema, log, manifest, metrics })
  const execute = createExecutor(operations)
  const pages = createPageCache(now)
  // What is no tenant's: whoever's host it is asked at.
  const common = [
    createOperationsHandler(services, whyNotReady),
    createMetricsHandler(metrics, config.metricsToken),
    createRobotsHandler(),
    ...domains.anywhere.map(
      (answer): Handler =>
        (request, arrival) =>
          answer(request, services, arrival),
    ),
    ...(clock ? [createClockHandler(clock)] : []),
    createRareFontHandler(new URL('../dist/fonts/japanese.ttf', import.meta.url), rate),
  ]
  const flags = createFlagDecider(services)
  const pictures = { drawer: createPictureDrawer(), drawn: createDrawnPictures() }
  const shared = { services, app, operations, execute, pages, rate, flags, common, ...pictures }
  const tenants = createTenants((site) => openTenant(site, shared), now)
  const strangers: Reached = {
    config,
    nodeHandlers: [app.handleAsset],
    handlers: [...common, answerUnknownHost],
  }
  const arrive = (site: Site | undefined) => (site ? tenants.at(site) : strangers)
  const reachAt = (site: Site | undefined, request: IncomingMessage) => {
    if (site) return tenants.at(site)
    const claimed = directory.ofTenant(claimedTenant(request))
    return claimed instanceof Promise ? claimed.then(arrive) : arrive(claimed)
  }
  metrics.watch(
    'ouen_stream',
    'The stream hubs of all tenants: what is open now, and what there was since the start.',
    tenants.stats,
  )
  if (connections)
    metrics.watch(
      'ouen_database_connections',
      'Connections to the database, and requests that wait for one.',
      connections,
    )
  if (queue)
    metrics.watchEach(
      'ouen_jobs',
      'Jobs in the queue, by kind and state: waiting, active, or dead, which were tried in vain.',
      ['job', 'state'],
      () => countJobs(queue),
    )
  const server = createSitesServer({
    config,
    log,
    metrics,
    relays: domains.relays,
    reach(request) {
      const site = directory.atHost(hostOf(request, config))
      return site instanceof Promise
        ? site.then((found) => reachAt(found, request))
        : reachAt(site, request)
    },
  })
  return { server, tenants, execute }
}
