import type DataLoader from 'dataloader'
import type { Logger } from 'pino'
import type { Cache } from '../cache/cache.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/pools.ts'
import type { EventBus } from '../events/bus.ts'
import type { Identity } from '../identity/identity.ts'
import type { Jobs } from '../jobs/queue.ts'
import type { Messenger } from '../mail/messenger.ts'
import type { Settlements } from '../settlement.ts'

export type Language = 'ja' | 'en'

/** What every process of the gateway holds once, for all requests. */
export type Services = {
  config: Config
  log: Logger
  databaseFor: (tenantId: string) => Database
  events: EventBus
  /** Rows that hardly change: tenant, community, channels, talents, who belongs and who is signed in. */
  cache: Cache
  identity: Identity
  messenger: Messenger
  /** What is to be done later, as part of a transaction. */
  jobs: Jobs
  /** What becomes of what is paid for in yen, by its kind. */
  settles: Settlements
  /** The injected clock: code never asks the system's. */
  now: () => Date
}

/** What a resolver reads. One a request; one a (document, variables, audience) on a stream. */
export type GatewayContext = Services & {
  tenantId: string
  db: Database
  language: Language
  /** Null for a guest. Verified, of this tenant, and not disabled. */
  userId: string | null
  /** When the viewer last gave a password or a code: null for a guest, in documents and on streams. */
  signedInAt: Date | null
  /** Which of their sign-ins the viewer asks by; null where that is not told. */
  signInId: string | null
  /** True in the in-process run that renders a document: reading only. */
  isDocument: boolean
  /** The asker's IPv4 address or IPv6 /64: limits count it. */
  requester: string
  readCookie: (name: string) => string | undefined
  /** Adds a Set-Cookie to the answer: always httpOnly, SameSite=Lax, path `/`. `maxAge` in seconds; 0 removes it. */
  setCookie: (name: string, value: string, maxAge: number) => void
  /** A loader made once a request, by its name; the factory gets the context. */
  loader: <Key, Value>(
    name: string,
    create: (context: GatewayContext) => DataLoader<Key, Value>,
  ) => DataLoader<Key, Value>
  /** Forgets what the loaders hold, after a write that changes it. */
  clearLoaders: () => void
}
