import { spawn } from 'node:child_process'
import { readConfig } from '../gateway/platform/config.ts'
import { openEmbedded } from '../gateway/platform/database/open.ts'
import { createLog } from '../gateway/platform/observability/log.ts'
import { openAppSources } from './dev/appSources.ts'
import { Front } from './dev/front.ts'
import { openGatewaySources } from './dev/gatewaySources.ts'
import { generateOnChange } from './dev/generateOnChange.ts'
import { generate } from './generate.ts'

type GatewayModule = typeof import('../gateway/gateway.ts')
type LogModule = typeof import('../gateway/platform/observability/log.ts')

/** Everything from its sources, in one process: PostgreSQL, Vite and the port stay while the gateway changes. */
process.env.NODE_ENV = 'development'
const config = readConfig()
const log = createLog(config)
const logError = (error: unknown) => log.error({ err: error }, 'something failed')
await generate()
const database = config.database ? undefined : await openEmbedded(config, logError)
const own = database && { DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.ownerUrl }
const settings = own ? readConfig({ ...process.env, ...own }) : config

// With the demo alone; it ends when it finds this process gone.
spawn(process.execPath, ['scripts/sandbox.js'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })

const front = new Front()
await front.listen(config.port, config.host)
const sources = openGatewaySources((files) => {
  console.log(`${files.join(', ')} changed`)
  starts = starts.then(start)
})
const { vite, app } = await openAppSources(front.server, [sources.plugin, generateOnChange()])
let stop: (() => Promise<void>) | undefined
let starts = start()
app
  .load()
  .then(({ checkTheme }) => checkTheme(config.theme))
  .catch(logError)
let ending: Promise<never> | undefined
// Ctrl-C reaches this process by itself and once more by whoever started it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (ending ??= end()))
// What half a change throws must not end what is not changed.
for (const fault of ['uncaughtException', 'unhandledRejection']) process.on(fault, logError)

/** Brings the gateway up as its sources are now, and only then ends the last one; where it fails, that one stays. */
async function start(): Promise<void> {
  const startedAt = performance.now()
  try {
    const { startGateway } = await sources.load<GatewayModule>(vite, '/gateway/gateway.ts')
    const logging = await sources.load<LogModule>(vite, '/gateway/platform/observability/log.ts')
    const gateway = await startGateway(settings, logging.createLog(settings), {
      openApp: async () => app,
      listen: async (server) => front.serve(server),
    })
    if (!stop) console.log(gateway.description)
    const last = stop
    stop = gateway.stop
    console.log(`The gateway is up, after ${Math.round(performance.now() - startedAt)} ms`)
    // What it was asked before has its answer by then.
    setTimeout(() => last?.().catch(logError), 1_000)
  } catch (error) {
    logError(error)
  }
}

async function end(): Promise<never> {
  front.close()
  await starts
  await stop?.().catch(logError)
  await vite.close().catch(logError)
  await database?.close().catch(logError)
  return process.exit()
}
