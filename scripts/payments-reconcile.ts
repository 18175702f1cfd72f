import { addDays } from '../rules/day.ts'
import { reconcile } from '../gateway/domains/payments/reconcile.ts'
import { readConfig } from '../gateway/platform/config.ts'
import { joinDatabase } from '../gateway/platform/database/open.ts'
import { createLog } from '../gateway/platform/observability/log.ts'
import { openServices } from '../gateway/services.ts'
import { runCommand, UsageError } from './usage.ts'

const usage = `npm run payments:reconcile                 compares the last 30 days with the provider, of all tenants
npm run payments:reconcile -- --days 90    the last 90

The settings are the gateway's. It reads only, beside a serving gateway or without one, and exits with 1 where the
two sides differ.`

/** Compares the provider's payments with ours, and says where they differ. */
async function run([option, given]: readonly string[]): Promise<void> {
  const days = option === undefined ? 30 : Number(given)
  if ((option !== undefined && option !== '--days') || !Number.isInteger(days) || days < 1)
    throw new UsageError(usage)
  const config = readConfig()
  const log = createLog(config, process.stderr)
  const database = await joinDatabase(config, (error) => log.warn({ err: error }))
  try {
    const { services, parts } = await openServices(config, log, database)
    try {
      const since = addDays(services.now(), -days)
      const { compared, differences } = await reconcile(services, since)
      console.log(`${compared} payments of ${days} days compared, ${differences.length} differ`)
      for (const { tenantId, what } of differences) console.log(`  ${tenantId}: ${what}`)
      if (differences.length > 0) process.exitCode = 1
    } finally {
      for (const part of parts) await part.close()
    }
  } finally {
    await database.close()
  }
}

await runCommand(usage, run)
