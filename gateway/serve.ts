import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { compose } from './compose.ts'
import type { Gateway, Host } from './gateway.ts'
import type { Cast } from './demo/living/cast.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/database/open.ts'
import { checkDisk } from './platform/files/disk.ts'
import type { Services } from './platform/graphql/context.ts'
import { readManifest } from './platform/graphql/manifest.ts'
import { openAppBuild, type AppBuild } from './platform/http/appBuild.ts'
import type { NotReady } from './platform/http/operations.ts'
import { startWorkers } from './platform/jobs/work.ts'
import { openDirectory, type Directory } from './platform/tenant/directory.ts'
import { openServices } from './services.ts'

const drainMs = 5_000
const partMs = 2_000

/** A gateway by itself: the app as it was built, at a port of its own. */
export const standaloneHost: Host = { openApp: openAppBuild, listen: listenAtPort }

/** Opens all that a gateway is besides its database, and serves it. Resolves once it does. */
export async function serve(
  config: Config,
  log: Logger,
  database: OpenDatabase,
  app: AppBuild,
  listen: Host['listen'],
): Promise<Gateway> {
  await checkDisk(config.files)
  const { services, queue, clock, parts } = await openServices(config, log, database)
  const { databaseFor, now } = services
  if (config.isDemo) {
    const [{ openDemo }, { openSecondDemo }] = await Promise.all([
      import('./demo/seed.ts'),
      import('./demo/second.ts'),
    ])
    await Promise.all([
      openDemo(databaseFor(config.tenantId), now(), undefined, undefined, config),
      openSecondDemo(config, database, now()),
    ])
  }

  const directory = await openDirectory({
    config,
    database,
    now,
    onError: (error) => log.error({ err: error }, 'the table of hosts was not read'),
  })
  // Where an outage still ends the start, nobody is to be sent here.
  let notReady: NotReady | undefined = 'starting'
  const manifest = config.isProduction
    ? readManifest(new URL('../dist/operations.json', import.meta.url))
    : undefined
  const { server, tenants } = compose({
    services,
    queue,
    clock,
    app,
    manifest,
    whyNotReady: () => notReady,
    connections: database.counts,
    directory,
  })
  await listen(server, config)
  const workers = await startWorkers({
    queue,
    services,
    pool: database.forQueue,
    directory,
  })
  clock?.onMoved(workers.wake)
  const cast = config.isCastActing ? await openCast(services, config) : undefined
  const sites = await sitesBeside(config, directory)
  notReady = undefined
  return {
    description: describe(config, database.description, sites),
    async stop() {
      notReady = 'draining'
      tenants.close()
      server.close()
      server.closeIdleConnections()
      const done = workers.stop(drainMs)
      const closed = new Promise((resolve) => server.once('close', resolve))
      await Promise.race([closed, setTimeout(drainMs)])
      server.closeAllConnections()
      // One part that hangs must not keep the database from being stopped.
      for (const close of [
        () => cast?.stop(),
        () => done,
        ...parts.map((part) => () => part.close()),
      ])
        await Promise.race([close(), setTimeout(partMs)]).catch((error: unknown) =>
          log.warn({ err: error }, 'a part did not close'),
        )
      await database.close()
    },
  }
}

/** Has the demo's people live. Read where they do: nobody else needs what they say. */
async function openCast(services: Services, { tenantId }: Config): Promise<Cast> {
  const { startCast } = await import('./demo/living/cast.ts')
  return startCast(services, tenantId)
}

function listenAtPort(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, 4096, resolve)
  })
}

/** Where the tenants are besides the one at PUBLIC_ORIGIN. */
async function sitesBeside({ origin }: Config, directory: Directory): Promise<string[]> {
  const ids = await directory.tenantIds()
  const sites = await Promise.all(ids.map((id) => directory.ofTenant(id)))
  return sites.flatMap((site) => site?.origin ?? []).filter((other) => other !== origin)
}

function describe(config: Config, database: string, others: readonly string[]): string {
  const lines = [`Ouen is at ${config.origin}`, `  database: ${database}`]
  if (config.isDemo) lines.push(`  mails and text messages: ${config.origin}/inbox`)
  if (others.length > 5) lines.push(`  and ${others.length} other tenants`)
  else for (const other of others) lines.push(`  another tenant: ${other}`)
  return `\n${lines.join('\n')}\n`
}
