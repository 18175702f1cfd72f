import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOutage } from './pools.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { runAsOwner } from './testing.setup.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('outlives the end of a connection that a transaction holds, and tells it as an outage', async () => {
  const db = database.databaseFor('red')
  const cut = db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await runAsOwner(database.ownerUrl, `select pg_terminate_backend(${rows[0]!.pid})`)
    await transaction.execute(sql`select 1`)
  })
  const error: unknown = await cut.catch((fault: unknown) => fault)
  expect(isOutage(error)).toBe(true)
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test.each(['Client has encountered a connection error and is not queryable', 'Query read timeout'])(
  'tells "%s" as an outage',
  (message) => {
    expect(isOutage(new Error('Failed query', { cause: new Error(message) }))).toBe(true)
  },
)

test.each(['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])(
  'tells %s as an outage',
  (code) => {
    expect(isOutage(Object.assign(new Error('connect'), { code }))).toBe(true)
  },
)

test('gives up a query that is never answered', () => {
  expect(database.databaseFor('red').$client.options.query_timeout).toBe(15_000)
})
