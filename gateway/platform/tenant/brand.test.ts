import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkTheme } from '#app/readRequest.ts'
import { createCache } from '../cache/cache.ts'
import { readConfig } from '../config.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { createMemoryBus } from '../events/bus.ts'
import type { Services } from '../graphql/context.ts'
import { createBrandReader } from './brand.ts'
import { tenant, type Brand } from './tables.ts'
import { testTenant } from './testing.ts'

let database: TestDatabase
let isDown = false
const logged: string[] = []
const events = createMemoryBus()
const cache = createCache(events, () => new Date())
const check = (look: Parameters<typeof checkTheme>[0]) => void checkTheme(look)

beforeAll(async () => {
  database = await createTestDatabase()
  await database.databaseFor('red').insert(tenant).values(testTenant)
})
beforeEach(() => {
  isDown = false
  logged.length = 0
})
afterAll(() => database.close())

const open = () =>
  createBrandReader({
    config: readConfig({ TENANT_ID: 'red', DEFAULT_PALETTE: 'violet' }),
    cache,
    log: pino({}, { write: (line: string) => void logged.push(line) }),
    databaseFor(tenantId: string) {
      if (isDown) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
      return database.databaseFor(tenantId)
    },
  } as unknown as Services)

async function wear(brand: Brand): Promise<void> {
  await database.databaseFor('red').update(tenant).set({ brand })
  cache.forget('red', 'tenant', '')
}

test('a tenant wears what its row says, and the settings’ where it says nothing', async () => {
  const read = open()
  await wear({})
  const plain = { mode: 'light', palette: 'violet', grey: 'gray' }
  expect(await read(check)).toEqual({ theme: plain, fixed: undefined })
  await wear({ mode: 'dark', palette: 'cyan', radius: 'round', font: 'rounded' })
  expect(await read(check)).toEqual({
    theme: { mode: 'dark', palette: 'cyan', grey: 'gray' },
    fixed: { radius: 'round', font: 'rounded' },
  })
})

test('what the app can’t wear is told, and the last brand stays', async () => {
  const read = open()
  await wear({ palette: 'cyan' })
  await read(check)
  for (const brand of [{ palette: 'navy' }, { radius: 'square' }, { font: 'comic' }]) {
    await wear(brand)
    expect((await read(check)).theme.palette).toBe('cyan')
  }
  expect(logged).toHaveLength(3)
  expect(logged.join()).toMatch(/navy.*square.*comic/s)
})

test('while the database can’t be asked the last brand stays, without a word', async () => {
  const read = open()
  await wear({ palette: 'lime' })
  await read(check)
  cache.forget('red', 'tenant', '')
  isDown = true
  expect((await read(check)).theme.palette).toBe('lime')
  expect(logged).toEqual([])
})
