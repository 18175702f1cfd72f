import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { holdFolder, joinDatabase, openDatabase, refuseExempt } from './open.ts'
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

test('a command beside the gateways joins as they do, and migrates nothing', async () => {
  const ignore = () => undefined
  const nobody = 'postgres://nobody@127.0.0.1:1/none'
  const configOf = (appUrl: string) =>
    readConfig({ DATABASE_URL: appUrl, DATABASE_OWNER_URL: nobody })
  const config = configOf(database.appUrl)
  // Who migrates has to be the owner.
  await expect(openDatabase(config, ignore)).rejects.toThrow()
  const joined = await joinDatabase(config, ignore)
  const { rows } = await joined.forTenant('ouen').$client.query('select current_user as role')
  expect(rows).toEqual([{ role: 'ouen_app' }])
  await joined.close()
  await expect(joinDatabase(configOf(database.ownerUrl), ignore)).rejects.toThrow(
    /DATABASE_URL connects as/,
  )
})

test('holds its folder again where the connection was lost', async () => {
  const lost: string[] = []
  const hold = () =>
    holdFolder(database.ownerUrl, '/data', ({ message }) => void lost.push(message))
  const letGo = await hold()
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  const holders = async () =>
    (
      await owner.query<{ pid: number }>(
        "select l.pid from pg_locks l join pg_database d on d.oid = l.database where locktype = 'advisory' and granted and datname = current_database()",
      )
    ).rows.map(({ pid }) => pid)
  const [first] = await holders()
  await owner.query('select pg_terminate_backend($1)', [first])
  await vi.waitFor(async () => {
    const [second] = await holders()
    expect(second).toBeDefined()
    expect(second).not.toBe(first)
  })
  expect(lost.length).toBeGreaterThan(0)
  await expect(hold()).rejects.toThrow('Another Ouen is running on /data')
  await letGo()
  await owner.end()
})
