import { pino } from 'pino'
import { openServices } from '../../services.ts'
import { readConfig } from '../config.ts'
import { createPools } from '../database/pools.ts'
import { createQueue } from './queue.ts'
import { createSoleDirectory } from '../tenant/directory.ts'
import { startWorkers } from './work.ts'

// A process that says `began` when it has a job named as its argument, and never ends it: to be killed.
const name = process.argv[2]!
const config = readConfig()
const log = pino({ level: 'silent' })
const pools = createPools(config.database!.appUrl.reveal(), () => undefined)
const { services } = await openServices(config, log, pools)
const run = () => {
  console.log('began')
  return new Promise<never>(() => undefined)
}
const queue = createQueue({
  pool: pools.forQueue,
  kinds: new Map([[name, { run }]]),
  now: services.now,
  onError: () => undefined,
})
await startWorkers({
  queue,
  services,
  pool: pools.forQueue,
  directory: createSoleDirectory(config),
})
