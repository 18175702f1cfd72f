import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway } from './gateway.ts'
import { readConfig, type Config } from './platform/config.ts'
import { createTestDatabase, type TestDatabase } from './platform/database/testing.ts'
import type { AppBuild } from './platform/http/appBuild.ts'

let database: TestDatabase
let config: Config
beforeAll(async () => {
  database = await createTestDatabase()
  config = readConfig({
    NODE_ENV: 'development',
    DEMO_CAST: 'off',
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATA_DIR: await mkdtemp(join(tmpdir(), 'ouen-gateway-')),
  })
})
afterAll(async () => {
  await database.close()
  await rm(config.dataDir, { recursive: true })
})

const log = pino({ level: 'silent' })
const app: AppBuild = {
  load: () => Promise.reject(new Error('no page is asked for')),
  assets: () => Promise.reject(new Error('no page is asked for')),
  handleAsset: () => false,
}

const connected = async () => {
  const { rows } = await database
    .databaseFor('ouen')
    .$client.query<{ count: number }>(
      'select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  return rows[0]!.count
}

test('serves once its database and what was read meanwhile are there', async () => {
  let port = 0
  const gateway = await startGateway(config, log, {
    openApp: async () => app,
    async listen(server: Server) {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      port = (server.address() as AddressInfo).port
    },
  })
  expect(await (await fetch(`http://127.0.0.1:${port}/ready`)).json()).toEqual({ status: 'ready' })
  await gateway.stop()
  await expect(fetch(`http://127.0.0.1:${port}/ready`)).rejects.toThrow()
})

test('tells what could not be read while the database came up, and lets the database go', async () => {
  const before = await connected()
  const starting = startGateway(config, log, {
    openApp: () => Promise.reject(new Error('there is no such theme')),
    listen: () => Promise.reject(new Error('nobody asked for a port')),
  })
  await expect(starting).rejects.toThrow('there is no such theme')
  expect(await connected()).toBe(before)
})
