import pg from 'pg'
import type { SharedConnections } from './tenantPool.ts'

/**
 * What each connection of this release says. That it knows of private rows is asked by their policy: releases from
 * before there were any see none of them.
 */
const asThisRelease =
  '-c app.knows_private=on -c plan_cache_mode=force_generic_plan -c statement_timeout=10000'

/**
 * At most `most` connections to one database, for all tenants of a process. Row-level security reads the tenant from
 * the connection's own setting, so nothing asks for it statement by statement: a connection is opened in the name of
 * whoever wants it, and bound anew where its next user is another tenant's. Unbound it sees no row at all.
 */
export function shareConnections(
  appUrl: string,
  onError: (error: Error) => void,
  most: number,
): SharedConnections & {
  counts: () => { open: number; idle: number; waiting: number }
  close: () => Promise<void>
} {
  const settings = {
    connectionString: appUrl,
    connectionTimeoutMillis: 5_000,
    // A database that hangs can't keep its own statement_timeout.
    query_timeout: 15_000,
    keepAlive: true,
  }
  const boundTo = new WeakMap<pg.ClientBase, string>()
  let asking = ''

  /** Whom it is opened for is a guess, which `take` looks at again: who waits longest gets it. */
  class BoundClient extends pg.Client {
    constructor() {
      const options = `-c app.tenant_id=${asking} ${asThisRelease}`
      super({ ...settings, options })
      boundTo.set(this, asking)
    }
  }
  const ask = (client: pg.Client, ...asked: unknown[]): unknown =>
    Reflect.apply(pg.Client.prototype.query, client, asked)
  BoundClient.prototype.query = function query(
    this: pg.Client,
    statement: unknown,
    values?: unknown,
    ...rest: unknown[]
  ) {
    return ask(this, statement, storable(values), ...rest)
  } as typeof pg.Client.prototype.query
  const { connectionTimeoutMillis } = settings
  // One stays: what comes each minute would otherwise open its own, which costs more than what it asks.
  const pool = new pg.Pool({ Client: BoundClient, min: 1, max: most, connectionTimeoutMillis })
  pool.on('error', onError)
  // The pool listens to those at rest only; unheard, a connection's end would end the process.
  pool.on('connect', (client) => client.on('error', onError))

  return {
    async take(tenantId) {
      asking = tenantId
      const client = await pool.connect()
      if (boundTo.get(client) === tenantId) return client
      try {
        boundTo.delete(client)
        await client.query({
          name: 'bind_tenant',
          text: `select set_config('app.tenant_id', $1, false)`,
          values: [tenantId],
        })
        boundTo.set(client, tenantId)
        return client
      } catch (error) {
        client.release(true)
        throw error
      }
    },
    counts: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

/**
 * A statement's values with U+FFFD in place of each U+0000, which PostgreSQL takes in no text: who looks for such a one
 * finds nothing, whichever way it came in, and nothing fails.
 */
function storable(value: unknown): unknown {
  if (typeof value === 'string')
    return value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value
  return Array.isArray(value) ? value.map(storable) : value
}
