import { setTimeout } from 'node:timers/promises'
import { generate } from '../../scripts/generate.ts'
import { readArgs, refuse } from '../../scripts/usage.ts'

/**
 * `npm run faults`: the gateway dies at two hundred places while fans buy, or as many as are named, and once
 * PostgreSQL is away for ten seconds. Exits with 1 where a yen was lost or anything was done twice.
 */
const usage = `npm run faults           two hundred deaths of the gateway, and ten seconds without PostgreSQL
npm run faults -- 50     as many deaths as this`
const [asked = '200'] = readArgs(usage, { allowPositionals: true }).positionals
const count = Number(asked)
if (!Number.isInteger(count) || count < 1) refuse(usage, `"${asked}" is no number of deaths.`)
await generate()
const { randomDeath, survive } = await import('./survive.ts')
const { faults, differences } = await survive(Array.from({ length: count }, randomDeath), {
  tell: (text) => console.log(text),
  async meanwhile({ database }) {
    await setTimeout(2_000)
    console.log('PostgreSQL is away for ten seconds')
    await database.stop()
    await setTimeout(10_000)
    await database.start()
  },
})
for (const what of [...faults, ...differences]) console.log(`✗ ${what}`)
if (faults.length + differences.length > 0) process.exitCode = 1
else console.log(`✓ ${count} deaths, and the books hold`)
