import { createPools } from '../../platform/database/pools.ts'
import { takeTurn } from './testing.turns.ts'

/**
 * Gives and takes coins in turn, four at once, until it is killed, and tells each key before it asks with it and
 * its answer after: what a gateway does that dies in the middle.
 */
const [appUrl = '', ownerId = ''] = process.argv.slice(2)
const db = createPools(appUrl, () => undefined).forTenant('ouen')

async function work(worker: number): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const key = `${process.pid}:${worker}:${turn}`
    process.stdout.write(`asks ${key}\n`)
    process.stdout.write(`done ${key} ${JSON.stringify(await takeTurn(db, ownerId, key))}\n`)
  }
}

await Promise.all([0, 1, 2, 3].map(work))
