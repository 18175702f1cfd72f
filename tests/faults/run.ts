import { setTimeout } from 'node:timers/promises'
import { generate } from '../../scripts/generate.ts'
import { readArgs, refuse } from '../../scripts/usage.ts'

/**
 * `npm run faults`: the gateway dies at two hundred places while fans buy, or as many as are named, and once
 * PostgreSQL is away for ten seconds. Exits with 1 where a yen was lost or anything was done twice, and says by which
 * seed the same deaths come again.
 */
const usage = `npm run faults           two hundred deaths of the gateway, and ten seconds without PostgreSQL
npm run faults -- 50     as many deaths as this
FAULTS_SEED=0123…        the same deaths as in a run that failed`
const [asked = '200'] = readArgs(usage, { allowPositionals: true }).positionals
const count = Number(asked)
if (!Number.isInteger(count) || count < 1) refuse(usage, `"${asked}" is no number of deaths.`)
await generate()
const { chooseSeed, randomDeath, seedVariable, survive } = await import('./survive.ts')
const { randomOf } = await import('#rules/games/random.ts')
const seed = chooseSeed()
const random = randomOf(seed)
const deaths = Array.from({ length: count }, () => randomDeath(random))
// Also where what follows ends by an exception.
process.once('exit', (code) => {
  if (code !== 0) console.log(`✗ again: ${seedVariable}=${seed} npm run faults -- ${count}`)
})
const { faults, differences } = await survive(deaths, {
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
