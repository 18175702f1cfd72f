import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { afterCommit, createPools, isOutage, type Pools } from './pools.ts'
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

test('gives up a query that is never answered', async () => {
  const client = await database.databaseFor('red').$client.connect()
  expect(client).toMatchObject({ connectionParameters: { query_timeout: 15_000 } })
  client.release()
})

describe('many tenants on few connections', () => {
  const tenants = Array.from({ length: 30 }, (_, at) => `tenant-${at}`)
  const seen = sql`select pg_backend_pid() as pid, current_setting('app.tenant_id') as tenant`
  type Seen = { pid: number; tenant: string }
  let pools: Pools
  beforeEach(() => {
    pools = createPools(database.appUrl, () => undefined, 6)
  })
  afterEach(() => pools.close())
  const ask = async (tenantId: string) =>
    (await pools.forTenant(tenantId).execute<Seen>(seen)).rows[0]!

  test('each sees itself, whoever had its connection before, and there are never more', async () => {
    const asked = Array.from({ length: 10 }, () => tenants).flat()
    const answers = await Promise.all(asked.map(ask))
    expect(answers.map(({ tenant: own }) => own)).toEqual(asked)
    expect(new Set(answers.map(({ pid }) => pid)).size).toBeLessThanOrEqual(4)
    expect(pools.counts()).toMatchObject({ waiting: 0 })
  })

  test('a transaction keeps its tenant while others come and go', async () => {
    const within = pools.forTenant('red').transaction(async (transaction) => {
      await Promise.all(tenants.map(ask))
      return (await transaction.execute<Seen>(seen)).rows[0]!.tenant
    })
    expect(await within).toBe('red')
  })

  test('one that is left in the middle of a transaction is closed, not handed on', async () => {
    const client = await pools.forTenant('red').$client.connect()
    const { rows } = await client
      .query<Seen>(
        `begin; select pg_backend_pid() as pid, current_setting('app.tenant_id') as tenant`,
      )
      .then((results) => (results as unknown as { rows: Seen[] }[])[1]!)
    client.release()
    const answers = await Promise.all(tenants.map(ask))
    expect(answers.map(({ pid }) => pid)).not.toContain(rows[0]!.pid)
  })

  test('a refused statement costs no connection', async () => {
    const { pid } = await ask('red')
    await expect(pools.forTenant('red').execute(sql`select 1 / 0`)).rejects.toThrow()
    expect((await ask('red')).pid).toBe(pid)
  })
})

test('a tenant that holds all that it may have leaves the others theirs', async () => {
  const red = database.databaseFor('red').$client
  const held = await Promise.all(Array.from({ length: 8 }, () => red.connect()))
  const ninth = red.connect()
  expect(red.counts).toEqual({ inUse: 8, waiting: 1 })
  const { rows } = await database.databaseFor('blue').execute(sql`select 1 as one`)
  expect(rows).toEqual([{ one: 1 }])
  held.forEach((client) => client.release())
  ;(await ninth).release()
  expect(red.counts).toEqual({ inUse: 0, waiting: 0 })
})

test.each([
  ['40P01', 'two that wait for each other'],
  ['40001', 'two that change the same'],
])('a transaction that PostgreSQL ended for %s, %s, is run again, and tells once', async (code) => {
  const db = database.databaseFor('red')
  const told: number[] = []
  let runs = 0
  const run = (fails: number) => {
    runs = 0
    return db.transaction(async (transaction) => {
      runs += 1
      afterCommit(transaction, () => told.push(runs))
      if (runs <= fails)
        await transaction.execute(
          sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`),
        )
      return runs
    })
  }
  expect(await run(2)).toBe(3)
  expect(told).toEqual([3])
  await expect(run(100)).rejects.toThrow()
  expect(runs).toBeLessThan(10)
  expect(told).toEqual([3])
})

test('a transaction that was refused for another reason is not run again', async () => {
  let runs = 0
  const refused = database.databaseFor('red').transaction(async (transaction) => {
    runs += 1
    await transaction.execute(sql`select 1 / 0`)
  })
  await expect(refused).rejects.toThrow()
  expect(runs).toBe(1)
})

test('tells a commit after it, and a rollback never', async () => {
  const db = database.databaseFor('red')
  const told: string[] = []
  await db.transaction(async (transaction) => {
    afterCommit(transaction, () => told.push('committed'))
    await transaction.execute(sql`select 1`)
    expect(told).toEqual([])
  })
  expect(told).toEqual(['committed'])
  const broken = db.transaction(async (transaction) => {
    afterCommit(transaction, () => told.push('rolled back'))
    throw new Error('no')
  })
  await expect(broken).rejects.toThrow('no')
  afterCommit(db, () => told.push('outside'))
  expect(told).toEqual(['committed', 'outside'])
})
