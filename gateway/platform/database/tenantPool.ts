import pg from 'pg'

/** Connections that one tenant may use at once: however busy it is, the others get theirs. */
const connectionsATenant = 8
/** So long somebody waits for one of them. */
const waitMs = 5_000

/** Connections of one process, each bound to one tenant at a time. */
export type SharedConnections = {
  /** One that sees this tenant's rows only, and is nobody else's until it is released. */
  take: (tenantId: string) => Promise<pg.PoolClient>
}

/**
 * What a tenant's database stands on, in the shape of `pg.Pool` that the query builder takes: connections come from
 * those of the process, a few of them at once.
 */
export class TenantPool {
  readonly #tenantId: string
  readonly #shared: SharedConnections
  readonly #waiting: (() => void)[] = []
  #inUse = 0

  constructor(tenantId: string, shared: SharedConnections) {
    this.#tenantId = tenantId
    this.#shared = shared
  }

  /** How many connections this tenant has, and how many of its requests wait for one. */
  get counts(): { inUse: number; waiting: number } {
    return { inUse: this.#inUse, waiting: this.#waiting.length }
  }

  /** A connection for as long as its caller likes. `release` gives it back, and closes it where it is not at rest. */
  async connect(): Promise<pg.PoolClient> {
    if (this.#inUse >= connectionsATenant) await this.#turn()
    else this.#inUse += 1
    try {
      const client = await this.#shared.take(this.#tenantId)
      const release = client.release.bind(client)
      client.release = (error) => {
        this.#leave()
        // What was left open would be the next one's transaction, and its end would undo the next one's binding.
        release(error ?? client.getTransactionStatus() !== 'I')
      }
      return client
    } catch (error) {
      this.#leave()
      throw error
    }
  }

  /** One statement, on whichever connection is free. */
  async query<Row extends pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    const client = await this.connect()
    try {
      const result = await client.query<Row>(statement, values)
      client.release()
      return result
    } catch (error) {
      // A refused statement leaves its connection sound; what else may fail does not.
      client.release(error instanceof pg.DatabaseError ? undefined : true)
      throw error
    }
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timeout)
        resolve()
      }
      const timeout = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1)
        reject(new Error('timeout exceeded when trying to connect'))
      }, waitMs).unref()
      this.#waiting.push(begin)
    })
  }

  /** The next who waits takes the place over. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#inUse -= 1
  }
}
