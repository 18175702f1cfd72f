import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Logger } from 'pino'
import type { Config } from './platform/config.ts'
import { armCrashPoint } from './platform/crashPoints.ts'
import { openDatabase } from './platform/database/open.ts'
import type { AppBuild } from './platform/http/appBuild.ts'

export type Gateway = {
  /** What there is to tell whoever started it. */
  description: string
  stop: () => Promise<void>
}

/** What stands around a gateway: the app as it was built and a port of its own, where nothing else is given. */
export type Host = {
  openApp: (config: Config) => Promise<AppBuild>
  listen: (server: Server, config: Config) => Promise<void>
}

/** Brings the whole gateway up: database, identity, GraphQL, documents. Resolves once it serves. */
export async function startGateway(config: Config, log: Logger, host?: Host): Promise<Gateway> {
  armCrashPoint(config.crashAt)
  mkdirSync(config.dataDir, { recursive: true })
  // The database begins in a process of its own: most of what this one runs is read only then.
  let others: ReturnType<typeof readOthers> | undefined
  const read = () => (others ??= readOthers(config, host))
  const database = await openDatabase(
    config,
    (error) => log.warn({ err: error }, 'a database connection was lost'),
    () => {
      // Whoever waits for it, below, is told.
      read().catch(() => undefined)
    },
  )
  try {
    const { serve, app, listen } = await read()
    return await serve(config, log, database, app, listen)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function readOthers(config: Config, host: Host | undefined) {
  const { serve, standaloneHost } = await import('./serve.ts')
  const { openApp, listen } = host ?? standaloneHost
  return { serve, listen, app: await openApp(config) }
}
