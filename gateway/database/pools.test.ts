import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { runAsOwner } from './testing.setup.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('outlives the end of a connection that a transaction holds', async () => {
  const db = database.databaseFor('red')
  const cut = db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await runAsOwner(database.ownerUrl, `select pg_terminate_backend(${rows[0]!.pid})`)
    await transaction.execute(sql`select 1`)
  })
  await expect(cut).rejects.toThrow()
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})
