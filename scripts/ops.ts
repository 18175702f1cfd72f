import { CannotTakeBack } from '../gateway/domains/checkout/service.ts'
import { Refusal } from '../gateway/domains/operations/service.ts'
import { readConfig } from '../gateway/platform/config.ts'
import { joinDatabase } from '../gateway/platform/database/open.ts'
import { createLog } from '../gateway/platform/observability/log.ts'
import { openServices } from '../gateway/services.ts'
import { readCommand } from './ops/commands.ts'
import { usage } from './ops/usage.ts'
import { UsageError } from './usage.ts'

/** Runs one command, beside a serving gateway or without one. Answers what to say; throws what went wrong. */
async function run(args: readonly string[]): Promise<string[]> {
  if (args.length === 0 || args[0] === 'help' || args.includes('--help')) return [usage]
  const command = readCommand(args)
  const config = readConfig()
  const log = createLog(config, process.stderr)
  const database = await joinDatabase(config, (error) => log.warn({ err: error }))
  try {
    const { services, parts } = await openServices(config, log, database)
    const tenantId = command.tenantId ?? config.tenantId
    try {
      const done = await command.run({ ...services, tenantId, db: services.databaseFor(tenantId) })
      return [`tenant "${tenantId}", ${database.description}`, ...done]
    } finally {
      for (const part of parts) await part.close()
    }
  } finally {
    await database.close()
  }
}

try {
  console.log((await run(process.argv.slice(2))).join('\n'))
} catch (error) {
  const isTold =
    error instanceof Refusal || error instanceof CannotTakeBack || error instanceof UsageError
  console.error(isTold ? error.message : error)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
