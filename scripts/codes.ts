import { countUses, findPagesNamed } from '../gateway/domains/campaign-code/store.ts'
import { makeCodes } from '../gateway/domains/campaign-code/making.ts'
import { readConfig } from '../gateway/platform/config.ts'
import { joinDatabase } from '../gateway/platform/database/open.ts'
import { createLog } from '../gateway/platform/observability/log.ts'
import { openServices } from '../gateway/services.ts'
import { runCommand, UsageError } from './usage.ts'

const usage = `npm run codes -- <campaign>                                 how many codes it has, and how many were used
npm run codes -- <campaign> make <count> <who> [<uses>]     makes codes, one a line; each for one fan, or so many

<campaign> is what stands in its address, <who> whoever makes them. Codes are told once: only their hashes are kept.
The settings are the gateway's: the same environment reaches the same data and the same secret.`

const number = (text: string): number => {
  const value = Number(text)
  if (!/^\d{1,6}$/.test(text) || value < 1) throw new UsageError(usage)
  return value
}

/** Counts a campaign's codes, or makes some. Answers what there is to say; throws what went wrong. */
async function run([identifier, action, count, who, uses = '1', ...more]: readonly string[]) {
  const isRight = action === undefined || (action === 'make' && count !== undefined && who)
  if (identifier === undefined || identifier.startsWith('-') || !isRight || more.length > 0)
    throw new UsageError(usage)
  const config = readConfig()
  const log = createLog(config, process.stderr)
  const database = await joinDatabase(config, (error) => log.warn({ err: error }))
  try {
    const { services, parts } = await openServices(config, log, database)
    const { tenantId } = config
    const db = services.databaseFor(tenantId)
    try {
      if (action === undefined) {
        const [page] = await findPagesNamed(db, identifier)
        if (!page) throw new Error(`There is no campaign "${identifier}".`)
        const { codes, most, uses: used } = await countUses(db, page.id)
        return `${codes} codes for ${most} uses, of ${page.usesMost} that its budget holds; ${used} used`
      }
      const making = { identifier, count: number(count!), usesMost: number(uses), madeBy: who! }
      const made = await db.transaction((transaction) =>
        makeCodes(transaction, { config, tenantId, at: services.now(), ...making }),
      )
      return made.join('\n')
    } finally {
      for (const part of parts) await part.close()
    }
  } finally {
    await database.close()
  }
}

await runCommand(usage, run)
