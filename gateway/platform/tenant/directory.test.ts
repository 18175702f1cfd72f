import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { runAsOwner } from '../database/testing.setup.ts'
import { createSoleDirectory, openDirectory, type Directory } from './directory.ts'
import { tenant } from './tables.ts'
import { testTenant } from './testing.ts'

const config = { tenantId: 'red', origin: 'http://localhost:3000', servesMany: true }
let database: TestDatabase
let directory: Directory
let instant = 0
const now = () => new Date(instant)
const onError = () => undefined

/** As an operator does it. */
const add = (host: string, tenantId: string, isMain: boolean) =>
  runAsOwner(
    database.ownerUrl,
    `insert into tenant_host values ('${host}', '${tenantId}', ${isMain})`,
  )

beforeAll(async () => {
  database = await createTestDatabase()
  for (const id of ['red', 'blue']) await database.databaseFor(id).insert(tenant).values(testTenant)
  await add('blue.example', 'blue', true)
  await add('www.blue.example', 'blue', false)
  directory = await openDirectory({ config, database: database.pools, now, onError })
})
afterAll(() => database.close())

const blue = { tenantId: 'blue', origin: 'http://blue.example:3000' }
const red = { tenantId: 'red', origin: 'http://localhost:3000' }

test.each([
  ['localhost:3000', red],
  ['127.0.0.1:3000', red],
  ['blue.example', blue],
  ['BLUE.example.:3000', blue],
  ['www.blue.example:3000', blue],
  ['green.example', undefined],
  ['example', undefined],
  ['', undefined],
])('finds whose host %s is', async (host, site) => {
  expect(await directory.atHost(host)).toEqual(site)
})

test('finds tenants by their ids, and no others', async () => {
  expect(await directory.ofTenant('blue')).toEqual(blue)
  expect(await directory.ofTenant('green')).toBeUndefined()
  expect(await directory.tenantIds()).toEqual(['red', 'blue'])
})

test('sees in seconds what an operator has changed', async () => {
  await database.databaseFor('green').insert(tenant).values(testTenant)
  await add('green.example', 'green', true)
  instant += 2_000
  expect(await directory.atHost('green.example')).toMatchObject({ tenantId: 'green' })
  await runAsOwner(database.ownerUrl, `delete from tenant_host where tenant = 'green'`)
  instant += 6_000
  expect(await directory.tenantIds()).not.toContain('green')
  expect(await directory.atHost('green.example')).toBeUndefined()
})

test('reads the table once a second for strangers’ names, however many', async () => {
  let asked = 0
  const counted = await openDirectory({
    config,
    database: {
      ...database.pools,
      get forGateway() {
        asked += 1
        return database.pools.forGateway
      },
    },
    now,
    onError,
  })
  for (let at = 0; at < 50; at += 1) await counted.atHost(`${at}.example`)
  expect(asked).toBe(1)
  instant += 1_500
  await Promise.all(Array.from({ length: 50 }, (_, at) => counted.atHost(`${at}.example`)))
  expect(asked).toBe(2)
})

test('keeps what it knows while the database can’t be asked', async () => {
  let isDown = false
  const flaky = await openDirectory({
    config,
    database: {
      ...database.pools,
      get forGateway() {
        if (isDown) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
        return database.pools.forGateway
      },
    },
    now,
    onError,
  })
  isDown = true
  instant += 60_000
  expect(await flaky.atHost('blue.example')).toEqual(blue)
  expect(await flaky.atHost('nobody.example')).toBeUndefined()
})

test('the app’s role may write no host', async () => {
  const write = database.databaseFor('red').$client.query(`update tenant_host set tenant = 'red'`)
  await expect(write).rejects.toThrow(/permission denied/)
})

test('the only tenant is found at every host until the table names one', async () => {
  const single = await createTestDatabase()
  const open = () => openDirectory({ config, database: single.pools, now, onError })
  expect(await (await open()).atHost('upstream:3000')).toBeUndefined()
  await single.databaseFor('red').insert(tenant).values(testTenant)
  expect(await (await open()).atHost('upstream:3000')).toEqual(red)
  await runAsOwner(single.ownerUrl, `insert into tenant_host values ('blue.example', 'blue', true)`)
  expect(await (await open()).atHost('upstream:3000')).toBeUndefined()
  await single.close()
})

test('one tenant alone is found at every host', () => {
  const sole = createSoleDirectory(config)
  expect(sole.atHost('anything.example')).toEqual(red)
  expect(sole.ofTenant('blue')).toBeUndefined()
})
