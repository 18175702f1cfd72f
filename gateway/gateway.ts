import { mkdirSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { domains } from './domains.generated.ts'
import type { Config } from './platform/config.ts'
import type { Logger } from 'pino'
import { openDatabase, type OpenDatabase } from './platform/database/open.ts'
import { handleDocumentSession } from './platform/document-session/handler.ts'
import { readDocumentUser } from './platform/document-session/service.ts'
import { checkDisk } from './platform/files/disk.ts'
import { handleFile, handleUpload } from './platform/files/http.ts'
import { purgeUploads } from './platform/files/purge.ts'
import { createRareFontHandler } from './platform/fonts/http.ts'
import { createExecutor } from './platform/graphql/execute.ts'
import { createGraphqlHandler } from './platform/graphql/http.ts'
import { readManifest } from './platform/graphql/manifest.ts'
import { createGraphql } from './platform/graphql/yoga.ts'
import { openAppBuild } from './platform/http/appBuild.ts'
import { createDocumentsHandler } from './platform/http/documents.ts'
import { createOperationsHandler } from './platform/http/operations.ts'
import { createRateGuard, createRateHandler } from './platform/http/rate.ts'
import { createRobotsHandler } from './platform/http/robots.ts'
import { createHttpServer } from './platform/http/server.ts'
import { handleInbox } from './platform/mail/http.ts'
import { handleProofOfWork } from './platform/proof-of-work/http.ts'
import { createMetricsHandler } from './platform/observability/http.ts'
import { createMetrics } from './platform/observability/metrics.ts'
import { regularly } from './platform/regularly.ts'
import { createStreamHub } from './platform/stream/hub.ts'
import { openServices } from './services.ts'

const drainMs = 5_000
const partMs = 2_000

export type Gateway = { origin: string; stop: () => Promise<void> }

/** Brings the whole gateway up: database, identity, GraphQL, documents. Resolves once it serves. */
export async function startGateway(config: Config, log: Logger): Promise<Gateway> {
  mkdirSync(config.dataDir, { recursive: true })
  await checkDisk(config.files)
  const database = await openDatabase(config, (error) =>
    log.warn({ err: error }, 'a database connection was lost'),
  )
  try {
    return await serve(config, log, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve(config: Config, log: Logger, database: OpenDatabase): Promise<Gateway> {
  const services = await openServices(config, log, database)
  const { databaseFor, identity, now } = services
  if (config.isDemo) {
    const { openDemo } = await import('./demo/seed.ts')
    await openDemo(databaseFor(config.tenantId), now())
  }

  let isDraining = false
  const app = await openAppBuild(config)
  const manifest = config.isProduction
    ? readManifest(new URL('../dist/operations.json', import.meta.url))
    : undefined
  const rate = createRateGuard(now)
  const metrics = createMetrics()
  const yoga = createGraphql(services, manifest, { domains, rate, metrics })
  const execute = createExecutor(yoga, manifest)
  const hub = createStreamHub({
    services,
    graphql: yoga,
    manifest,
    topics: domains.topics,
    rate,
  })
  metrics.watch(
    'ouen_stream',
    'The stream hub: what is open now, and what there was since the start.',
    hub.stats,
  )
  metrics.watch(
    'ouen_database_connections',
    'Connections of the pool, and requests that wait for one.',
    () => {
      const { totalCount, idleCount, waitingCount } = databaseFor(config.tenantId).$client
      return { open: totalCount, idle: idleCount, waiting: waitingCount }
    },
  )
  const server = createHttpServer(
    services,
    [hub.handle, app.handleAsset],
    [
      createGraphqlHandler(yoga),
      createOperationsHandler(services, () => isDraining),
      createMetricsHandler(metrics, config.metricsToken),
      createRobotsHandler(),
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
        personalCookies: domains.personalCookies,
      }),
    ],
    metrics,
  )
  app.attach(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, 4096, resolve)
  })
  const stopPurging = regularly(
    60,
    () => purgeUploads(services, domains.uploadsInUse),
    (error) => log.warn({ err: error }, 'unused uploads were not purged; trying again in an hour'),
  )
  announce(config, database.description)

  return {
    origin: config.origin,
    async stop() {
      isDraining = true
      hub.close()
      server.close()
      server.closeIdleConnections()
      const closed = new Promise((resolve) => server.once('close', resolve))
      await Promise.race([closed, setTimeout(drainMs)])
      server.closeAllConnections()
      // One part that hangs must not keep the database from being stopped.
      const parts = [services.events, identity, app].map((part) => () => part.close())
      for (const close of [stopPurging, ...parts])
        await Promise.race([close(), setTimeout(partMs)]).catch((error: unknown) =>
          log.warn({ err: error }, 'a part did not close'),
        )
      await database.close()
    },
  }
}

function announce(config: Config, database: string): void {
  const lines = [`Ouen is at ${config.origin}`, `  database: ${database}`]
  if (config.isDemo) lines.push(`  mails and text messages: ${config.origin}/inbox`)
  console.log(`\n${lines.join('\n')}\n`)
}
