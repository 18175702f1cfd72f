import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { appRole } from './migrate.ts'
import { createPools, type Database, type Pools } from './pools.ts'
import { databaseUrl, runAsOwner, template, type TestServer } from './testing.setup.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: Omit<TestServer, 'stop'>
  }
}

export type TestDatabase = {
  ownerUrl: string
  /** As the app connects: bound by row-level security. */
  appUrl: string
  databaseFor: (tenantId: string) => Database
  /** The same, and the queue's. */
  pools: Pools
  close: () => Promise<void>
}

/**
 * A fresh, migrated database of one test file's own, about 100 ms, on the run's server
 * (`testing.setup.ts`). Make it in `beforeAll`, close it in `afterAll`.
 */
export async function createTestDatabase(source = template): Promise<TestDatabase> {
  const server = inject('testServer')
  const name = `test_${randomBytes(8).toString('hex')}`
  await runAsOwner(server.ownerUrl, copyOf(source, name))
  return openTestDatabase(name)
}

/**
 * The same, with the rows that `fill` writes: it runs once for a whole run, whichever file asks first, and the
 * others get a copy. What it writes must therefore not hang on who asks.
 * @param name of the database that the others are copied from
 */
export async function createFilledDatabase(
  name: string,
  fill: (databaseFor: TestDatabase['databaseFor']) => Promise<void>,
): Promise<TestDatabase> {
  const { ownerUrl } = inject('testServer')
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    // Held by this connection: where it dies, the next one that asks goes on.
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const isFilled = 'select from pg_database where datname = $1 and datistemplate'
    if ((await client.query(isFilled, [name])).rowCount === 0) {
      await client.query(`drop database if exists ${name} with (force)`)
      await client.query(copyOf(template, name))
      const { pools } = openTestDatabase(name)
      await fill(pools.forTenant).finally(() => pools.close())
      await client.query(`alter database ${name} is_template true`)
    }
  } finally {
    await client.end()
  }
  return createTestDatabase(name)
}

/** As files: page by page through the log, which nobody reads here, takes three times as long. */
const copyOf = (source: string, name: string) =>
  `create database ${name} template ${source} strategy file_copy`

function openTestDatabase(name: string): TestDatabase {
  const server = inject('testServer')
  const ownerUrl = databaseUrl(server.ownerUrl, name)
  const appUrl = Object.assign(new URL(ownerUrl), {
    username: appRole,
    password: server.appPassword,
  }).href
  const pools = createPools(appUrl, () => undefined)
  return {
    ownerUrl,
    appUrl,
    databaseFor: pools.forTenant,
    pools,
    async close() {
      await pools.close()
      await runAsOwner(server.ownerUrl, `drop database ${name} with (force)`)
    },
  }
}
