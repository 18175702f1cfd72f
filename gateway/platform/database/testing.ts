import { randomBytes } from 'node:crypto'
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
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServer')
  const name = `test_${randomBytes(8).toString('hex')}`
  await runAsOwner(server.ownerUrl, `create database ${name} template ${template}`)
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
