import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deniedWord } from '../../domains/moderation/tables.ts'
import { newId } from '../ids.ts'
import { isAmong, prepared } from './prepared.ts'
import type { Queryable } from './pools.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const look = prepared('look_for_words', (db) =>
  db.select().from(deniedWord).where(isAmong(deniedWord.word, 'words')),
)

test('is parsed and planned once a connection, however long its lists are', async () => {
  await database.databaseFor('red').transaction(async (transaction) => {
    for (let length = 0; length < 6; length += 1)
      await look(transaction, { words: Array.from({ length }, (_, at) => `語${at}`) })
    const { rows } = await transaction.execute(
      sql`select name, (generic_plans + custom_plans)::integer as runs from pg_prepared_statements
          where statement like '%from "denied_word"%'`,
    )
    expect(rows).toEqual([{ name: 'look_for_words', runs: 6 }])
  })
})

test('answers each tenant with its own rows by the same statement', async () => {
  const words = [newId('message'), 'a,b{}\'"\\']
  await database
    .databaseFor('blue')
    .insert(deniedWord)
    .values(words.map((word) => ({ word, scope: 'NAMES' as const })))
  for (let count = 0; count < 5; count += 1) {
    expect(await look(database.databaseFor('blue'), { words })).toHaveLength(2)
    expect(await look(database.databaseFor('yellow'), { words })).toHaveLength(0)
  }
})

test('goes on after a statement that failed', async () => {
  const db = database.databaseFor('red')
  const word = newId('message')
  const insert = prepared('insert_word', (on) =>
    on.insert(deniedWord).values({ word: sql.placeholder('word'), scope: 'NAMES' }),
  )
  for (let count = 0; count < 4; count += 1) {
    const write = db.transaction(async (transaction) => {
      await insert(transaction, { word })
      await insert(transaction, { word })
    })
    await expect(write).rejects.toMatchObject({ cause: { code: '23505' } })
  }
  expect(await look(db, { words: [word] })).toHaveLength(0)
})

test('is built once, and asked where each transaction is', async () => {
  const build = vi.fn((on: Queryable) =>
    on.insert(deniedWord).values({ word: sql.placeholder('word'), scope: 'NAMES' }),
  )
  const insert = prepared('insert_word_once', build)
  const db = database.databaseFor('red')
  const [kept, undone] = [newId('message'), newId('message')]
  await insert(database.databaseFor('blue'), { word: newId('message') })
  const fail = db.transaction(async (transaction) => {
    await insert(transaction, { word: undone })
    throw new Error('undone')
  })
  await expect(fail).rejects.toThrow('undone')
  await db.transaction((transaction) => insert(transaction, { word: kept }))
  expect(await look(db, { words: [kept, undone] })).toMatchObject([{ word: kept }])
  expect(build).toHaveBeenCalledTimes(1)
})
