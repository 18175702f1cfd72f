import { printCode } from '../rules/campaignCode.ts'
import { counterKey, storeCode } from '../gateway/domains/check-in/storeCodes.ts'
import { findStoreNamed, renewStore } from '../gateway/domains/check-in/visitStore.ts'
import { readConfig } from '../gateway/platform/config.ts'
import { joinDatabase } from '../gateway/platform/database/open.ts'
import { createLog } from '../gateway/platform/observability/log.ts'
import { openServices } from '../gateway/services.ts'
import { runCommand, UsageError } from './usage.ts'

const usage = `npm run stores -- <store>          the address for the screen on its counter, and its printed code
npm run stores -- <store> renew    makes both anew: what was handed out before is good for nothing

<store> is its short name, such as lighthouse-shop. The settings are the gateway's: the same environment reaches the same
data and the same secret.`

/** Answers what a store hangs up. */
async function run([slug, action, ...more]: readonly string[]) {
  const isRight = action === undefined || action === 'renew'
  if (slug === undefined || slug.startsWith('-') || !isRight || more.length > 0)
    throw new UsageError(usage)
  const config = readConfig()
  const log = createLog(config, process.stderr)
  const database = await joinDatabase(config, (error) => log.warn({ err: error }))
  try {
    const { services, parts } = await openServices(config, log, database)
    const { tenantId, origin } = config
    const db = services.databaseFor(tenantId)
    try {
      const store = await (action === 'renew' ? renewStore : findStoreNamed)(db, slug)
      if (!store) throw new Error(`There is no store "${slug}".`)
      const signer = { config, tenantId }
      const printed = storeCode(signer, store, store.edition)
      return `counter  ${origin}/check-in/stores/counter#${counterKey(signer, store)}
print    ${origin}/check-in/stores#${printed}
typed    ${printCode(printed)}
visits   ${store.visits} of ${store.visitsMost}`
    } finally {
      for (const part of parts) await part.close()
    }
  } finally {
    await database.close()
  }
}

await runCommand(usage, run)
