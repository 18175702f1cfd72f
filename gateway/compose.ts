import type { Server } from 'node:http'
import { domains } from './domains.generated.ts'
import type { Pools } from './platform/database/pools.ts'
import type { MovableClock } from './platform/clock/clock.ts'
import { createClockHandler } from './platform/clock/http.ts'
import { handleDocumentSession } from './platform/document-session/handler.ts'
import { readDocumentUser } from './platform/document-session/service.ts'
import { handleFile, handleUpload } from './platform/files/http.ts'
import { createRareFontHandler } from './platform/fonts/http.ts'
import type { Services } from './platform/graphql/context.ts'
import { createExecutor } from './platform/graphql/execute.ts'
import { createGraphqlHandler, type GraphqlParts } from './platform/graphql/http.ts'
import type { OperationManifest } from './platform/graphql/manifest.ts'
import { createOperations } from './platform/graphql/operations.ts'
import { createGatewaySchema } from './platform/graphql/schema.ts'
import type { AppBuild } from './platform/http/appBuild.ts'
import { createDocumentsHandler } from './platform/http/documents.ts'
import { createOperationsHandler } from './platform/http/operations.ts'
import { createRateGuard, createRateHandler } from './platform/http/rate.ts'
import { createRobotsHandler } from './platform/http/robots.ts'
import { createHttpServer, type Handler } from './platform/http/server.ts'
import { handleInbox } from './platform/mail/http.ts'
import { createMetricsHandler } from './platform/observability/http.ts'
import { createMetrics } from './platform/observability/metrics.ts'
import { handleProofOfWork } from './platform/proof-of-work/http.ts'
import { countJobs } from './platform/jobs/count.ts'
import type { Queue } from './platform/jobs/queue.ts'
import { createStreamHub, type StreamHub } from './platform/stream/hub.ts'

type Parts = {
  services: Services
  /** Whose jobs are counted. */
  queue?: Queue
  /** Where TEST_CLOCK is on. */
  clock?: MovableClock | undefined
  app: Pick<AppBuild, 'load' | 'assets' | 'handleAsset'>
  /** With one, only its operations run. */
  manifest: OperationManifest | undefined
  isDraining: () => boolean
  rate?: ReturnType<typeof createRateGuard>
  /** Numbers of the process's connections to the database. */
  connections?: Pools['counts']
}

type Composed = { server: Server; hub: StreamHub; execute: ReturnType<typeof createExecutor> }

/** All that the gateway answers, behind one server, which does not listen yet. */
export function compose({
  services,
  queue,
  clock,
  app,
  manifest,
  isDraining,
  rate = createRateGuard(services.now),
  connections,
}: Parts): Composed {
  const { config, identity } = services
  const metrics = createMetrics()
  const schema = createGatewaySchema(domains)
  const operations = createOperations({ schema, log: services.log, manifest, metrics })
  const { personalCookies } = domains
  const graphql = { services, operations, rate, personalCookies }
  const execute = createExecutor(operations)
  const hub = createStreamHub({ services, operations, topics: domains.topics, rate })
  metrics.watch(
    'ouen_stream',
    'The stream hub: what is open now, and what there was since the start.',
    hub.stats,
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
  const server = createHttpServer(
    services,
    [hub.handle, ...(manifest ? [createGraphqlHandler(graphql)] : []), app.handleAsset],
    [
      ...(manifest ? [] : [openYoga(graphql)]),
      createOperationsHandler(services, isDraining),
      createMetricsHandler(metrics, config.metricsToken),
      createRobotsHandler(),
      ...(clock ? [createClockHandler(clock)] : []),
      createRateHandler(rate),
      createRareFontHandler(new URL('../dist/fonts/japanese.ttf', import.meta.url), rate),
      identity.handle,
      (request, arrival) => handleDocumentSession(request, services, arrival),
      (request, { requester }) => handleProofOfWork(request, services, requester),
      (request, arrival) => handleUpload(request, services, arrival),
      (request) => handleFile(request, services),
      (request, arrival) => handleInbox(request, services, arrival),
      createDocumentsHandler({
        services,
        rate,
        app: app.load,
        assets: app.assets,
        execute,
        documentUser: (cookies) => readDocumentUser(cookies, services),
        personalCookies,
      }),
    ],
    metrics,
  )
  return { server, hub, execute }
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
