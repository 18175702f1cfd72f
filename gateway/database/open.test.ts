import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseExempt } from './open.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('refuses a role that row-level security does not bind', async () => {
  await expect(refuseExempt(database.ownerUrl)).rejects.toThrow(/DATABASE_URL connects as/)
  await expect(refuseExempt(database.appUrl)).resolves.toBeUndefined()
})
