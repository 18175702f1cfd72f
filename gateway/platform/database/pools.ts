import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { listen } from './listen.ts'

/** A tenant's database: every connection behind it sees this tenant's rows only. */
export type Database = NodePgDatabase & { $client: pg.Pool }
/** What runs inside `database.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** Either: for stores that take part in a caller's transaction. */
export type Queryable = Database | Transaction

export type Pools = {
  forTenant: (tenantId: string) => Database
  /** Calls back with what any process notifies on a channel, on a connection of its own. The answer ends it. */
  listen: (channel: string, onText: (text: string) => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

const connectionsATenant = 8

/**
 * One pool a tenant. The tenant is fixed for a connection's whole life, as a connection option, which
 * row-level security reads; so no query pays for setting it.
 */
export function createPools(appUrl: string, onError: (error: Error) => void): Pools {
  const databases = new Map<string, Database>()
  return {
    forTenant(tenantId) {
      const known = databases.get(tenantId)
      if (known) return known
      if (!/^[a-z][a-z0-9-]{1,30}$/.test(tenantId)) throw new Error(`"${tenantId}" is no tenant id`)
      const pool = new pg.Pool({
        connectionString: appUrl,
        max: connectionsATenant,
        options: `-c app.tenant_id=${tenantId} -c plan_cache_mode=force_generic_plan -c statement_timeout=10000`,
        connectionTimeoutMillis: 5_000,
        // A database that hangs can't keep its own statement_timeout.
        query_timeout: 15_000,
        keepAlive: true,
      })
      // It holds the password, and the pool hangs from every context: a dump of one must not tell it.
      Object.defineProperty(pool.options, 'connectionString', { enumerable: false })
      pool.on('error', onError)
      // The pool listens to those at rest only; unheard, a connection's end would end the process.
      pool.on('connect', (client) => client.on('error', onError))
      const database = drizzle(pool)
      databases.set(tenantId, database)
      return database
    },
    listen: (channel, onText) => listen(appUrl, channel, onText, onError),
    async close() {
      await Promise.all([...databases.values()].map((database) => database.$client.end()))
      databases.clear()
    },
  }
}

/** True where the database could not be reached or gave no answer in time, so that a later try may succeed. */
export function isOutage(error: unknown): boolean {
  const seen = error instanceof Error && error.cause instanceof Error ? error.cause : error
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
  const seen = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(seen instanceof Error)) return false
  const { code, constraint = '' } = seen as { code?: string; constraint?: string }
  return code === '23505' && (keys.length === 0 || keys.includes(constraint))
}
