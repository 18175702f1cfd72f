import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tenant } from '../tenant/tables.ts'
import { testTenant } from '../tenant/testing.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('hides the rows of one tenant from another', async () => {
  await database.databaseFor('red').insert(tenant).values(testTenant)
  expect(await database.databaseFor('red').select().from(tenant)).toHaveLength(1)
  expect(await database.databaseFor('blue').select().from(tenant)).toHaveLength(0)
})

test('refuses a row that names another tenant', async () => {
  const write = database
    .databaseFor('red')
    .insert(tenant)
    .values({ ...testTenant, tenantId: 'blue' })
  await expect(write).rejects.toMatchObject({
    cause: { message: expect.stringContaining('row-level security') },
  })
})

test('connects as a role that can bypass nothing', async () => {
  const { rows } = await database
    .databaseFor('red')
    .execute(
      sql`select rolsuper or rolbypassrls as "isExempt" from pg_roles where rolname = current_user`,
    )
  expect(rows).toEqual([{ isExempt: false }])
})
