import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isTenantId } from '../tenant/tenantId.ts'
import { listen } from './listen.ts'
import { shareConnections } from './sharedConnections.ts'
import { TenantPool } from './tenantPool.ts'

/** A tenant's database: whatever goes through it sees this tenant's rows only. */
export type Database = NodePgDatabase & { $client: TenantPool }
/** What runs inside `database.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** Either: for stores that take part in a caller's transaction. */
export type Queryable = Database | Transaction

export type Pools = {
  forTenant: (tenantId: string) => Database
  /** The pool of the jobs' workers: bound to no tenant, it sees the queue, and a row of no tenant's. */
  forQueue: () => pg.Pool
  /** For what is no tenant's: of tables that are fenced in, it sees no row. */
  forGateway: Database
  /** Calls back with what any process notifies on a channel, on a connection of its own. The answer ends it. */
  listen: (channel: string, onText: (text: string) => void) => Promise<() => Promise<void>>
  /** Of all tenants together: open connections, those at rest, and requests that wait for one. */
  counts: () => { open: number; idle: number; waiting: number }
  close: () => Promise<void>
}

/** The connections of one process that `pools` leaves to others: what listens, and what holds an embedded folder. */
const besidePools = 2
const connectionsOfQueue = 2

/** No tenant has this id, so no row is its. */
const nobody = ''

/**
 * The databases of all tenants, over the connections of one process: `most` at once, fewer where that is enough,
 * and but one of those that have been at rest for ten seconds.
 */
export function createPools(appUrl: string, onError: (error: Error) => void, most = 40): Pools {
  const databases = new Map<string, Database>()
  const shared = shareConnections(appUrl, onError, most - besidePools - connectionsOfQueue)
  let queue: pg.Pool | undefined
  const open = (tenantId: string) => {
    const client = new TenantPool(tenantId, shared)
    // It asks nothing of a pool but these: a connection, or a statement's answer.
    const database = Object.assign(drizzle(client as unknown as pg.Pool), { $client: client })
    databases.set(tenantId, withTransactions(database))
    return database
  }
  return {
    forTenant(tenantId) {
      const known = databases.get(tenantId)
      if (known) return known
      if (!isTenantId(tenantId)) throw new Error(`"${tenantId}" is no tenant id`)
      return open(tenantId)
    },
    forGateway: open(nobody),
    forQueue: () => (queue ??= openQueuePool(appUrl, onError)),
    listen: (channel, onText) => listen(appUrl, channel, onText, onError),
    counts() {
      const { open, idle, waiting } = shared.counts()
      const perTenant = [...databases.values()].map(({ $client }) => $client.counts.waiting)
      return { open, idle, waiting: perTenant.reduce((sum, each) => sum + each, waiting) }
    },
    async close() {
      await Promise.all([shared.close(), queue?.end()])
      queue = undefined
      databases.clear()
    },
  }
}

const awaiting = new WeakMap<object, (() => void)[]>()

/** Calls back once this transaction has committed, and never where it does not; outside of one at once. */
export function afterCommit(within: Queryable, callback: () => void): void {
  const listeners = awaiting.get(within)
  if (listeners) listeners.push(callback)
  else callback()
}

/** Of transactions that wait for each other PostgreSQL ends one, which has done nothing: so often it is run. */
const mostTries = 4

/**
 * A database whose transactions run again where others stood in their way, and tell of their commit. What a
 * transaction does besides its statements must bear being done anew.
 */
function withTransactions(database: Database): Database {
  const begin = database.transaction.bind(database)
  database.transaction = async (work, settings) => {
    for (let tries = 1; ; tries += 1) {
      const listeners: (() => void)[] = []
      try {
        const result = await begin((transaction) => {
          awaiting.set(transaction, listeners)
          return work(transaction)
        }, settings)
        for (const callback of listeners) callback()
        return result
      } catch (error) {
        if (tries === mostTries || !stoodInTheWay(error)) throw error
      }
    }
  }
  return database
}

/** A deadlock, or a row that changed under a transaction that may not see that. */
function stoodInTheWay(error: unknown): boolean {
  const { code } = causeOf(error) as { code?: string }
  return code === '40P01' || code === '40001'
}

/** The database's own error: the query builder wraps it. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : (error ?? {})
}

function openQueuePool(connectionString: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: connectionsOfQueue,
    options: '-c app.works_queue=on -c statement_timeout=10000',
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
    keepAlive: true,
  })
  // It holds the password: a dump of the pool must not tell it.
  Object.defineProperty(pool.options, 'connectionString', { enumerable: false })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/** True where the database could not be reached or gave no answer in time, so that a later try may succeed. */
export function isOutage(error: unknown): boolean {
  const seen = causeOf(error)
  if (!(seen instanceof Error)) return false
  const code = (seen as { code?: string }).code ?? ''
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57P0[123]|08\w{3}|53300|57014)$/.test(
      code,
    ) ||
    /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Query read timeout/.test(
      seen.message,
    )
  )
}

/** True where a row with the same key was there first: any, or one of those named as in the migrations. */
export function isUniqueViolation(error: unknown, ...keys: string[]): boolean {
  const seen = causeOf(error)
  if (!(seen instanceof Error)) return false
  const { code, constraint = '' } = seen as { code?: string; constraint?: string }
  return code === '23505' && (keys.length === 0 || keys.includes(constraint))
}
