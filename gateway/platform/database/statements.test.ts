import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { deniedWord } from '../../domains/moderation/tables.ts'
import type { Queryable } from './pools.ts'
import { createStatementNames, mostStatements } from './statements.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const look = (db: Queryable, word: string) =>
  db.select().from(deniedWord).where(eq(deniedWord.word, word))

/** How often the statements of this connection ran, by their text. */
async function preparedOn(db: Queryable, like: string) {
  const { rows } = await db.execute<{ name: string; runs: number }>(
    sql`select name, (generic_plans + custom_plans)::integer as runs from pg_prepared_statements
        where statement like ${like}`,
  )
  return rows
}

test('prepares a query that comes again, once', async () => {
  await database.databaseFor('red').transaction(async (transaction) => {
    for (let count = 0; count < 6; count += 1) await look(transaction, `語${count}`)
    // The first run was not known to come again.
    expect(await preparedOn(transaction, '%from "denied_word"%')).toEqual([
      { name: expect.stringMatching(/^[\w-]{43}$/) as string, runs: 5 },
    ])
  })
})

test('keeps no more statements than it may, whatever comes', async () => {
  await database.databaseFor('green').transaction(async (transaction) => {
    for (let size = 1; size <= mostStatements + 20; size += 1) {
      const words = Array.from({ length: size }, () => 'x')
      for (let count = 0; count < 2; count += 1)
        await transaction.select().from(deniedWord).where(inArray(deniedWord.word, words))
    }
    const { length } = await preparedOn(transaction, '%')
    expect(length).toBeLessThanOrEqual(mostStatements)
    expect(length).toBeGreaterThan(mostStatements / 2)
  })
})

test('answers each tenant with its own rows by the same statement', async () => {
  const word = newId('message')
  await database.databaseFor('blue').insert(deniedWord).values({ word, scope: 'NAMES' })
  for (let count = 0; count < 5; count += 1) {
    expect(await look(database.databaseFor('blue'), word)).toHaveLength(1)
    expect(await look(database.databaseFor('yellow'), word)).toHaveLength(0)
  }
})

test('goes on after a statement that failed', async () => {
  const db = database.databaseFor('red')
  const word = newId('message')
  for (let count = 0; count < 4; count += 1) {
    const write = db.transaction(async (transaction) => {
      await transaction.insert(deniedWord).values({ word, scope: 'NAMES' })
      await transaction.insert(deniedWord).values({ word, scope: 'NAMES' })
    })
    await expect(write).rejects.toMatchObject({ cause: { code: '23505' } })
  }
  expect(await look(db, word)).toHaveLength(0)
})

test('names a text by its hash, the second time', () => {
  const [nameOf, nameAgain] = [createStatementNames(), createStatementNames()]
  expect(nameOf('select 1')).toBeUndefined()
  const name = nameOf('select 1')
  expect(name).toMatch(/^[\w-]{43}$/)
  expect(nameOf('select 1')).toBe(name)
  nameAgain('select 1')
  expect(nameAgain('select 1')).toBe(name)
})
