import { flagNames, flags, type FlagName } from '../rules/flags.ts'
import { readConfig } from '../gateway/platform/config.ts'
import { joinDatabase } from '../gateway/platform/database/open.ts'
import { setShare } from '../gateway/platform/flags/flags.ts'
import { findShares } from '../gateway/platform/flags/store.ts'
import { createLog } from '../gateway/platform/observability/log.ts'
import { openServices } from '../gateway/services.ts'
import { runCommand, UsageError } from './usage.ts'

const usage = `npm run flags                              lists the flags and for how many they are on
npm run flags -- set <name> --on           for everyone
npm run flags -- set <name> --off          for nobody
npm run flags -- set <name> --percent 25   for a quarter of the viewers, always the same ones
npm run flags -- set <name> --default      as the code has it

The settings are the gateway's: the same environment reaches the same data. Running gateways follow at once.`

type Change = { name: FlagName; percent: number | undefined }

/** Lists the flags, or changes one. Answers what there is to say; throws what went wrong. */
async function run(given: readonly string[]): Promise<string> {
  const change = given.length > 0 ? readChange(given) : undefined
  const config = readConfig()
  const log = createLog(config, process.stderr)
  const database = await joinDatabase(config, (error) => log.warn({ err: error }))
  try {
    const { services, parts } = await openServices(config, log, database)
    const db = services.databaseFor(config.tenantId)
    try {
      if (change) await setShare(services, config.tenantId, db, change.name, change.percent)
      const shares = await findShares(db)
      return flagNames.map((name) => `${name}  ${describe(name, shares.get(name))}`).join('\n')
    } finally {
      for (const part of parts) await part.close()
    }
  } finally {
    await database.close()
  }
}

function describe(name: FlagName, percent: number | undefined): string {
  return percent === undefined
    ? `${flags[name].default ? 'on' : 'off'}, as the code has it`
    : `on for ${percent} %`
}

function readChange([action, given, how, share]: readonly string[]): Change {
  const name = flagNames.find((known) => known === given)
  if (action !== 'set' || given === undefined) throw new UsageError(usage)
  if (!name) throw new Error(`There is no flag "${given}". There are: ${flagNames.join(', ')}.`)
  if (how === '--default') return { name, percent: undefined }
  if (how === '--on') return { name, percent: 100 }
  if (how === '--off') return { name, percent: 0 }
  const percent = Number(share)
  if (how !== '--percent' || !share || !Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new UsageError(`--percent takes a whole number from 0 to 100.\n\n${usage}`)
  return { name, percent }
}

await runCommand(usage, run)
