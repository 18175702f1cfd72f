import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCache } from '../cache/cache.ts'
import { readConfig } from '../config.ts'
import { createPools } from '../database/pools.ts'
import { createTestDatabase } from '../database/testing.ts'
import { handleDocumentSession } from '../document-session/handler.ts'
import { createMemoryBus, type GatewayEvent } from '../events/bus.ts'
import type { Services } from '../graphql/context.ts'
import { createHttpServer } from '../http/server.ts'
import { newId } from '../ids.ts'
import { createLog } from '../observability/log.ts'
import { openTestQueue, runDueJobs } from '../jobs/testing.ts'
import type { Mail } from '../mail/messenger.ts'
import { tenant } from '../tenant/tables.ts'
import { testTenant } from '../tenant/testing.ts'
import { createLocalIdentity } from './local/local.ts'

export type TestIdentity = Awaited<ReturnType<typeof startTestIdentity>>

const minute = 60_000

/** The identity service on a real database behind the gateway's own HTTP server, with a clock to turn. */
export async function startTestIdentity(env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'ouen-identity-'))
  const database = await createTestDatabase()
  const unreachable = createPools('postgres://ouen_app:x@127.0.0.1:1/none', () => undefined)
  const config = readConfig({ DATA_DIR: dataDir, TENANT_ID: 'red', TRUSTED_PROXIES: '1', ...env })
  let isDatabaseDown = false
  let offset = 0
  const mails: Mail[] = []
  const published: GatewayEvent[] = []
  const logged: string[] = []
  const events = createMemoryBus()
  events.subscribe('red', (event) => published.push(event))
  const now = () => new Date(Date.now() + offset)
  const jobs = openTestQueue(database.pools)
  const basis = {
    config,
    events,
    cache: createCache(events, now),
    log: createLog({ logLevel: 'info' }, { write: (line) => void logged.push(line) }),
    now,
    jobs,
    settles: new Map(),
    databaseFor: (tenantId: string) =>
      (isDatabaseDown ? unreachable : { forTenant: database.databaseFor }).forTenant(tenantId),
    messenger: {
      sendMail: async (_: string, mail: Mail) => void mails.push(mail),
      sendSms: async () => undefined,
    },
  }
  const identity = await createLocalIdentity(basis)
  const services: Services = { ...basis, identity }
  await database.databaseFor('red').insert(tenant).values(testTenant)
  const server = createHttpServer(
    services,
    [],
    [identity.handle, (request, arrival) => handleDocumentSession(request, services, arrival)],
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  return {
    ...services,
    dataDir,
    mails,
    published,
    /** The log's lines. */
    logged,
    url,
    advance: (minutes: number) => void (offset += minutes * minute),
    /** Does what is due. */
    runDueJobs: () => runDueJobs(jobs, services),
    setDatabaseDown: (isDown: boolean) => void (isDatabaseDown = isDown),
    /** A new account with an address and password of its own. */
    async createFan() {
      const userId = newId('user')
      const email = `${userId}@example.com`
      const password = `pen-light-${userId}`
      const account = { userId, email, password: await identity.readyPassword(password) }
      await database
        .databaseFor('red')
        .transaction((transaction) => identity.createAccount('red', account, transaction))
      return { userId, email, password }
    },
    /** One call, as the SDK makes it. */
    async call(path: string, body: unknown, headers: Record<string, string> = {}) {
      const isForm = body instanceof URLSearchParams
      const response = await fetch(`${url}/${path}?key=red`, {
        method: 'POST',
        headers: { ...(!isForm && { 'content-type': 'application/json' }), ...headers },
        body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
      })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      const json: Record<string, unknown> = isJson ? JSON.parse(text) : {}
      const error = (json.error as { message: string } | undefined)?.message
      return { status: response.status, isJson: Boolean(isJson), text, json, error }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await identity.close()
      await jobs.close()
      await unreachable.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export const toolkit = (name: string) => `identitytoolkit.googleapis.com/v1/accounts:${name}`
export const tokenPath = 'securetoken.googleapis.com/v1/token'

export function refreshForm(refreshToken: string): URLSearchParams {
  return new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })
}

/** The code in the link of a reset mail. */
export function codeIn(mail: Mail | undefined): string {
  const [link = ''] = /https?:\S+/.exec(mail?.text ?? '') ?? []
  return new URL(link).searchParams.get('oobCode') ?? ''
}
