import { startGateway } from './gateway.ts'
import { readConfig } from './platform/config.ts'
import { isOutage } from './platform/database/pools.ts'
import { createLog } from './platform/observability/log.ts'
import { endOnUncaught } from './platform/observability/uncaught.ts'

/** `EX_TEMPFAIL` of sysexits.h: a later start may succeed. With 1 it would fail again. */
const laterCode = 75

try {
  const config = readConfig()
  const log = createLog(config)
  endOnUncaught(log)
  const starting = startGateway(config, log)
  let stopping: Promise<void> | undefined
  // Ctrl-C reaches this process by itself and once more by whoever started it.
  const stop = () => {
    stopping ??= starting.then((gateway) => gateway.stop()).then(() => process.exit(0), fail)
  }
  // Before it serves: what is asked to end while it starts leaves no database behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  process.once('disconnect', stop)
  console.log((await starting).description)
  // To who keeps it up, if anyone does.
  process.send?.('serving', undefined, undefined, () => undefined)
} catch (error) {
  fail(error)
}

function fail(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(isOutage(error) ? laterCode : 1)
}
