import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCache } from '../cache/cache.ts'
import { readConfig } from '../config.ts'
import { createMemoryBus } from '../events/bus.ts'
import { createFlagDecider } from '../flags/flags.ts'
import { createPools, type Pools } from '../database/pools.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import type { Services } from '../graphql/context.ts'
import { createDocumentsHandler, type AppServer } from './documents.ts'
import { createOperationsHandler } from './operations.ts'
import { createRateGuard } from './rate.ts'
import { listen } from './testing.ts'

/** A line to a database that can be made to hang: what is connected hears no more, and what connects hears nothing. */
async function openLine(to: URL) {
  let isHanging = false
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('data', (data) => other.write(data))
      one.on('error', () => undefined)
      one.once('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      if (isHanging) one.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(to)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    hang(hangs: boolean) {
      isHanging = hangs
      for (const socket of sockets)
        if (hangs) socket.pause()
        else socket.resume()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

let database: TestDatabase
let line: Awaited<ReturnType<typeof openLine>>
let pools: Pools
let server: Awaited<ReturnType<typeof listen>>
let instant = 0

beforeAll(async () => {
  database = await createTestDatabase()
  line = await openLine(new URL(database.appUrl))
  pools = createPools(line.url, () => undefined)
  const services = {
    config: readConfig({ PORT: '3000', DATA_DIR: '/nowhere', TENANT_ID: 'red' }),
    log: pino({ level: 'silent' }),
    now: () => new Date(instant),
    databaseFor: pools.forTenant,
    identity: { clientSettings: {} },
  } as unknown as Services
  const read = () => pools.forTenant('red').execute(sql`select now()`)
  const app: AppServer = {
    // As the app does: a screen whose data fails is rendered as a fault.
    render: ({ execute, request }) =>
      execute({} as never, {}).then(
        () => ({ status: 200, html: `<p>${new URL(request.url).pathname}</p>` }),
        () => ({ status: 500, html: '<p>fault</p>' }),
      ),
    modulesFor: () => [],
    readSearch: () => '',
    readLocale: () => 'ja',
    readTheme: (_, theme) => theme,
    checkTheme: () => undefined,
    inlineScripts: [],
    lateStyles: [],
  }
  server = await listen(
    services,
    [],
    [
      createOperationsHandler(services, () => undefined),
      createDocumentsHandler({
        flags: createFlagDecider({
          ...services,
          cache: createCache(createMemoryBus(), services.now),
        }),
        services,
        rate: createRateGuard(services.now),
        app: async () => app,
        assets: async () => ({
          entry: '/x.js',
          preloads: [],
          styleFiles: [],
          css: '',
          cssHash: "'sha256-x'",
        }),
        execute: async () => {
          await read()
          return { data: {} }
        },
        documentUser: async (cookies) => {
          if (!cookies.has('ouen-document')) return null
          await read()
          return 'user_1'
        },
        personalCookies: new Set(),
      }),
    ],
  )
  Object.assign(services.config, { origin: server.url })
})
afterAll(async () => {
  server.close()
  line.close()
  await pools.close()
  await database.close()
})
beforeEach(() => {
  instant += 1_000_000
  line.hang(false)
})

/** The answer, which comes while the database hangs: nothing lets it go on before. */
const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers })

describe('a database that hangs', () => {
  test('is told by /ready, in the middle of a question as before one', async () => {
    expect((await open('/ready')).status).toBe(200)
    line.hang(true)
    expect((await open('/ready')).status).toBe(503)
    // By now it takes a new connection, which hears nothing.
    expect((await open('/ready')).status).toBe(503)
    line.hang(false)
    await vi.waitFor(async () => expect((await open('/ready')).status).toBe(200))
  })

  test('keeps no guest waiting for a page that was rendered before', async () => {
    expect((await open('/kept')).status).toBe(200)
    line.hang(true)
    instant += 5_000
    const [first, second] = await Promise.all([open('/kept'), open('/kept')])
    expect([first.status, await first.text(), second.status]).toEqual([200, '<p>/kept</p>', 200])
  })

  test('keeps nobody waiting until it goes on, and says that all will be back', async () => {
    line.hang(true)
    const [guest, fan] = await Promise.all([
      open('/never-rendered'),
      open('/', { cookie: 'ouen-document=secret' }),
    ])
    for (const page of [guest, fan]) {
      expect(page.status).toBe(503)
      expect(page.headers.get('retry-after')).toBe('5')
      expect(await page.text()).toContain('もう一度ためす')
    }
    line.hang(false)
    await vi.waitFor(async () => expect((await open('/never-rendered')).status).toBe(200))
  })
})
