import { CannotTakeBack } from '../gateway/domains/checkout/service.ts'
import { Refusal, type OperatorContext } from '../gateway/domains/operations/service.ts'
import { readConfig } from '../gateway/platform/config.ts'
import { joinDatabase } from '../gateway/platform/database/open.ts'
import { createLog } from '../gateway/platform/observability/log.ts'
import { openServices } from '../gateway/services.ts'
import { UsageError } from './usage.ts'

type Command = {
  tenantId: string | undefined
  run: (context: OperatorContext) => Promise<string[]>
}

/**
 * Runs one command of an operator's, beside a serving gateway or without one, and prints what it answers, or what went
 * wrong. Exits with 0 where it is done, 1 where it can't be, 2 where it was not understood.
 */
export async function runAsOperator(read: (args: string[]) => Command): Promise<void> {
  try {
    console.log((await run(read(process.argv.slice(2)))).join('\n'))
  } catch (error) {
    const isTold =
      error instanceof Refusal || error instanceof CannotTakeBack || error instanceof UsageError
    console.error(isTold ? error.message : error)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

async function run(command: Command): Promise<string[]> {
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
