import { once } from 'node:events'
import { startGateway } from './gateway.ts'
import { readConfig } from './platform/config.ts'

try {
  const gateway = await startGateway(readConfig())
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    once(process, signal)
      .then(() => gateway.stop())
      .then(() => process.exit(0), fail)
} catch (error) {
  fail(error)
}

function fail(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
