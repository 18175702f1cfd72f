import { domains } from '../gateway/domains.generated.ts'
import { readConfig } from '../gateway/platform/config.ts'
import { audit } from '../gateway/platform/database/audit.ts'
import { joinOwner } from '../gateway/platform/database/open.ts'
import { readArgs } from './usage.ts'

/**
 * Proves that the books add up, and that what is sold or promised is there to be given, of all tenants at one instant: beside a serving gateway, or without one. Prints each
 * invariant with what breaks it, and exits with 1 where anything does. The settings are the gateway's.
 */
readArgs(
  'npm run ledger:audit     proves that the books add up and promises can be kept, of all tenants',
  {},
)
const database = await joinOwner(readConfig(), (error) => console.error(error.message))
try {
  console.log(`the books of ${database.description}`)
  for (const { name, violations } of await audit(database.ownerUrl, domains.invariants)) {
    console.log(`${violations.length === 0 ? '✓' : '✗'} ${name}`)
    for (const { tenantId, what } of violations) console.log(`  ${tenantId}: ${what}`)
    if (violations.length > 0) process.exitCode = 1
  }
} finally {
  await database.close()
}
