import { setTimeout } from 'node:timers/promises'
import { randomDeath, survive } from './survive.ts'

/**
 * `npm run faults`: the gateway dies at two hundred places while fans buy, or as many as are named, and once
 * PostgreSQL is away for ten seconds. Exits with 1 where a yen was lost or anything was done twice.
 */
const count = Number(process.argv[2] ?? 200)
if (!Number.isInteger(count) || count < 1)
  throw new Error('npm run faults takes how often the gateway dies: npm run faults -- 50')
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
