import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createCache } from '../cache/cache.ts'
import { createPools, type Pools } from '../database/pools.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import type { EventBus, GatewayEvent } from './bus.ts'
import { createDatabaseBus } from './database.ts'

let database: TestDatabase
/** Two processes that have only the database in common. */
const processes: { pools: Pools; events: EventBus }[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  for (let count = 0; count < 2; count += 1) {
    const pools = createPools(database.appUrl, () => undefined)
    processes.push({ pools, events: await createDatabaseBus(pools, () => undefined) })
  }
})
afterAll(async () => {
  for (const { pools, events } of processes) {
    await events.close()
    await pools.close()
  }
  await database.close()
})

const now = () => new Date('2026-11-20T03:00:00.000Z')

it('has every process forget a row that one has changed, for its tenant alone', async () => {
  const [here, there] = processes.map(({ events }) => createCache(events, now))
  const read = (tenantId: string, value: string) =>
    there!.get(tenantId, 'user', 'a', async () => value)
  for (const tenantId of ['red', 'blue']) await read(tenantId, 'before')
  here!.forget('red', 'user', 'a')
  await vi.waitFor(async () => expect(await read('red', 'after')).toBe('after'))
  expect(await read('blue', 'after')).toBe('before')
})

it('takes nothing that is no event of ours', async () => {
  const heard: GatewayEvent[] = []
  processes[0]!.events.subscribe('red', (event) => void heard.push(event))
  const notices = [
    '{',
    'null',
    '{"sender":"x","tenantId":"red"}',
    '{"sender":"x","tenantId":"red","event":null}',
    '{"sender":"x","tenantId":"red","event":{"type":"rowChanged","name":"user"}}',
    '{"sender":"x","tenantId":"red","event":{"type":"userBlocked"}}',
    '{"sender":"x","tenantId":"red","event":{"type":"userBlocked","userId":"user_a"}}',
  ]
  for (const text of notices)
    await database.databaseFor('red').execute(sql`select pg_notify('ouen_events', ${text})`)
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'userBlocked', userId: 'user_a' }]))
})
