import type { Logger } from 'pino'
import { domains } from './domains.generated.ts'
import { createCache } from './platform/cache/cache.ts'
import type { Config } from './platform/config.ts'
import type { Pools } from './platform/database/pools.ts'
import { createDatabaseBus } from './platform/events/database.ts'
import { createRedisBus } from './platform/events/redis.ts'
import type { Services } from './platform/graphql/context.ts'
import { createIdentity } from './platform/identity/createIdentity.ts'
import { createMessenger } from './platform/mail/createMessenger.ts'

const now = () => new Date()

/** What a gateway and an operator's command both work with. Whoever opens it closes `events` and `identity`. */
export async function openServices(
  config: Config,
  log: Logger,
  database: Pools,
): Promise<Services> {
  const databaseFor = database.forTenant
  const onError = (error: unknown) => log.warn({ err: error }, 'the event bus failed')
  const messenger = createMessenger({ config, databaseFor, now, log })
  const events = config.eventsUrl
    ? createRedisBus(config.eventsUrl.reveal(), domains.events, onError)
    : await createDatabaseBus(database, onError)
  const cache = createCache(events, now)
  const basis = { config, log, databaseFor, events, cache, messenger, now }
  return { ...basis, identity: await createIdentity(basis) }
}
