import { exportAnswers } from '../gateway/domains/questionnaire/exporting.ts'
import { readConfig } from '../gateway/platform/config.ts'
import { joinDatabase } from '../gateway/platform/database/open.ts'
import { createLog } from '../gateway/platform/observability/log.ts'
import { openServices } from '../gateway/services.ts'
import { runCommand, UsageError } from './usage.ts'

const usage = `npm run questionnaire -- export <slug>   its answers as CSV: a question a column, an answer a line

No fan's name, id or time is in it, and its order tells nothing. What fans wrote is as they wrote it.
The settings are the gateway's: the same environment reaches the same data.`

/** Answers what was answered to a questionnaire; throws where there is none of that name. */
async function run([action, slug, ...more]: readonly string[]): Promise<string> {
  if (action !== 'export' || slug === undefined || more.length > 0) throw new UsageError(usage)
  const config = readConfig()
  const log = createLog(config, process.stderr)
  const database = await joinDatabase(config, (error) => log.warn({ err: error }))
  try {
    const { services, parts } = await openServices(config, log, database)
    try {
      const lines = await exportAnswers(services.databaseFor(config.tenantId), slug)
      if (!lines) throw new Error(`There is no questionnaire "${slug}".`)
      return lines.join('\n')
    } finally {
      for (const part of parts) await part.close()
    }
  } finally {
    await database.close()
  }
}

await runCommand(usage, run)
