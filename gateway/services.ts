import type { Logger } from 'pino'
import { domains } from './domains.generated.ts'
import { exportJobs } from './domains/data-export/service.ts'
import { leavingJobs } from './domains/leaving/service.ts'
import { personal } from './personal.generated.ts'
import { createCache } from './platform/cache/cache.ts'
import { openMovableClock, systemClock, type MovableClock } from './platform/clock/clock.ts'
import type { Config } from './platform/config.ts'
import type { Pools } from './platform/database/pools.ts'
import { joinJobs } from './platform/domain.ts'
import { createDatabaseBus } from './platform/events/database.ts'
import { createRedisBus } from './platform/events/redis.ts'
import { uploadJobs } from './platform/files/purge.ts'
import type { Services } from './platform/graphql/context.ts'
import { createIdentity } from './platform/identity/createIdentity.ts'
import { identityJobs } from './platform/identity/local/jobs.ts'
import { createQueue, type Queue } from './platform/jobs/queue.ts'
import { createMessenger } from './platform/mail/createMessenger.ts'

export type OpenServices = {
  services: Services
  queue: Queue
  /** There where TEST_CLOCK is on. */
  clock: MovableClock | undefined
  /** Each part that must be closed, in the order to do it. */
  parts: readonly { close: () => Promise<void> }[]
}

/** All that is done later or again, by the domains and by the platform itself. */
export const kinds = joinJobs([
  Object.fromEntries(domains.jobs),
  identityJobs,
  uploadJobs(domains.uploadsInUse),
  leavingJobs(personal),
  exportJobs(personal),
])

/** What a gateway and an operator's command both work with. Whoever opens it closes its parts. */
export async function openServices(
  config: Config,
  log: Logger,
  database: Pools,
): Promise<OpenServices> {
  const databaseFor = database.forTenant
  const movable = config.isClockMovable ? await openMovableClock(database) : undefined
  const { now } = movable ?? systemClock
  const onError = (error: unknown) => log.warn({ err: error }, 'the event bus failed')
  const messenger = createMessenger({ config, databaseFor, now, log })
  const events = config.eventsUrl
    ? createRedisBus(config.eventsUrl.reveal(), domains.events, onError)
    : await createDatabaseBus(database, onError)
  const cache = createCache(events, now)
  const queue = createQueue({
    pool: database.forQueue,
    kinds,
    now,
    onError: (error) => log.warn({ err: error }, 'the job queue failed'),
  })
  const { settles } = domains
  const basis = { config, log, databaseFor, events, cache, messenger, now, jobs: queue, settles }
  const identity = await createIdentity(basis)
  return {
    services: { ...basis, identity },
    queue,
    clock: movable,
    parts: [queue, events, identity, movable ?? systemClock],
  }
}
