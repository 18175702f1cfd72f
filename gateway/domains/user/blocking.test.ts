import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDemo } from '../../demo/seed.ts'
import { domains } from '../../domains.generated.ts'
import { readConfig } from '../../platform/config.ts'
import { createPools, type Pools } from '../../platform/database/pools.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts'
import { handleDocumentSession } from '../../platform/document-session/handler.ts'
import { openDocumentSession, readDocumentUser } from '../../platform/document-session/service.ts'
import { createMemoryBus } from '../../platform/events/bus.ts'
import type { Services } from '../../platform/graphql/context.ts'
import { makeContext } from '../../platform/graphql/make-context.ts'
import { createOperations } from '../../platform/graphql/operations.ts'
import { createGatewaySchema } from '../../platform/graphql/schema.ts'
import { readCookies } from '../../platform/http/cookies.ts'
import { createHttpServer } from '../../platform/http/server.ts'
import { createLocalIdentity } from '../../platform/identity/local/local.ts'
import { newId } from '../../platform/ids.ts'
import { createStreamHub, type StreamHub } from '../../platform/stream/hub.ts'
import {
  messageCreated,
  openBrowser,
  textsOf,
  type Browser,
} from '../../platform/stream/testing.ts'
import { openServices, type OpenServices } from '../../services.ts'
import { createChatMessage } from '../chat/sending.ts'
import { channel } from '../chat/tables.ts'
import { joinCommunity } from '../community/joining.ts'
import { community } from '../community/tables.ts'
import { blockUser, unblockUser } from './service.ts'
import { newReferralCode } from './referral.ts'
import { user } from './tables.ts'

const run = promisify(execFile)

let database: TestDatabase
let pools: Pools
let services: Services
let parts: OpenServices['parts']
let hub: StreamHub
let server: ReturnType<typeof createHttpServer>
let env: Record<string, string>
let url: string
let channelId: string

beforeAll(async () => {
  database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'ouen-blocking-'))
  env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
  }
  await openDemo(database.databaseFor('ouen'), new Date())
  const [lobby] = await database
    .databaseFor('ouen')
    .select()
    .from(channel)
    .where(eq(channel.slug, 'lobby'))
  channelId = lobby!.id
  pools = createPools(database.appUrl, () => undefined)
  const opened = await openServices(readConfig(env), pino({ level: 'silent' }), pools)
  services = opened.services
  parts = opened.parts
  // The hub's own timers are turned by hand.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const schema = createGatewaySchema(domains)
  const operations = createOperations({ schema, log: services.log })
  hub = createStreamHub({ services, operations, topics: domains.topics })
  server = createHttpServer(
    services,
    [hub.handle],
    [
      services.identity.handle,
      (request, arrival) => handleDocumentSession(request, services, arrival),
    ],
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  vi.useRealTimers()
  hub.close()
  server.closeAllConnections()
  server.close()
  for (const part of parts) await part.close()
  await pools.close()
  await database.close()
  await rm(env.DATA_DIR!, { recursive: true, force: true })
})

/** What the operator types, in a process of its own. */
async function type(...args: string[]) {
  const command = ['scripts/user.ts', ...args]
  return run(process.execPath, command, { env: { ...process.env, ...env } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  )
}

const toolkit = (name: string, body: object) =>
  fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=ouen`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

type Fan = { userId: string; email: string; password: string }
type Tokens = { idToken: string; refreshToken: string }

/** A fan of the community, with a log-in of their own. */
async function createFan(): Promise<Fan> {
  const userId = newId('user')
  const fan = { userId, email: `${userId}@example.com`, password: `pen-light-${userId}` }
  const db = services.databaseFor('ouen')
  const [{ avatar }, home] = await Promise.all([
    db
      .select()
      .from(user)
      .limit(1)
      .then((rows) => rows[0]!),
    db
      .select()
      .from(community)
      .then((rows) => rows[0]!),
  ])
  const password = await services.identity.readyPassword(fan.password)
  await db.transaction(async (transaction) => {
    await transaction.insert(user).values({
      id: userId,
      displayName: 'ためし',
      avatar,
      referralCode: newReferralCode(),
      createdAt: new Date(),
    })
    await services.identity.createAccount('ouen', { ...fan, password }, transaction)
  })
  await joinCommunity(as(userId), home.id)
  return fan
}

async function logIn({ email, password }: Fan) {
  const answer = await toolkit('signInWithPassword', { email, password })
  return (await answer.json()) as Tokens & { error?: { message: string } }
}

async function listen(idToken: string): Promise<Browser> {
  const browser = openBrowser(`${url}/stream`, idToken, 'ja')
  await browser.reserve()
  await browser.read()
  await browser.start('live', messageCreated, { channelId })
  return browser
}

function as(userId: string) {
  return makeContext(services, {
    tenantId: 'ouen',
    language: 'ja',
    userId,
    isDocument: false,
    requester: '203.0.113.7',
  })
}

const say = (userId: string, text: string) =>
  createChatMessage(as(userId), { channelId, text, idempotencyKey: randomUUID() })

let fan: Fan
let other: Fan
let tokens: Tokens
let stream: Browser
let others: Browser
beforeEach(async () => {
  fan = await createFan()
  other = await createFan()
  tokens = await logIn(fan)
  stream = await listen(tokens.idToken)
  others = await listen((await logIn(other)).idToken)
})
afterEach(async () => {
  await services.identity.revokeSignIns('ouen', other.userId)
})

test('a block by command ends streams, sessions and tokens in a running gateway, until it is taken back', async () => {
  const opened = await fetch(`${url}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: services.config.origin },
    body: JSON.stringify({ idToken: tokens.idToken }),
  })
  expect(opened.status).toBe(204)
  await say(other.userId, 'はじめに')
  await vi.waitFor(() => expect(textsOf(stream)).toHaveLength(1))

  const blocked = await type('block', fan.userId)
  expect(blocked).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('a user was blocked'),
  })
  expect(blocked.stdout).toContain(`${fan.userId} of tenant "ouen"`)
  await vi.waitFor(() => expect(stream.state.isEnded).toBe(true))
  expect(stream.comments.at(-1)).toBe('blocked')
  expect(await services.identity.verifyIdToken(tokens.idToken, 'ouen')).toBe('disabled')
  expect((await openBrowser(`${url}/stream`, tokens.idToken, 'ja').call('PUT')).status).toBe(403)
  const refreshed = await fetch(`${url}/securetoken.googleapis.com/v1/token?key=ouen`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: tokens.refreshToken,
    }),
  })
  expect(await refreshed.text()).toContain('USER_DISABLED')
  expect((await logIn(fan)).error?.message).toBe('USER_DISABLED')

  await say(other.userId, 'あとで')
  await vi.waitFor(() => expect(textsOf(others)).toHaveLength(2))
  expect(others.state.isEnded).toBe(false)
  expect(textsOf(stream)).toHaveLength(1)

  expect(await type('unblock', fan.userId)).toMatchObject({ code: 0 })
  expect(await services.identity.verifyIdToken(tokens.idToken, 'ouen')).toBeNull()
  const anew = await listen((await logIn(fan)).idToken)
  await say(other.userId, 'また')
  await vi.waitFor(() => expect(textsOf(anew)).toHaveLength(1))
})

test('whoever is blocked gets nothing more, also where the gateway was not told', async () => {
  const elsewhere = { ...services, events: createMemoryBus() }
  const identity = await createLocalIdentity(elsewhere)
  expect(await blockUser({ ...elsewhere, identity }, 'ouen', fan.userId)).toBe('DONE')
  await identity.close()
  await say(other.userId, '知らせなし')
  await vi.waitFor(() => expect(textsOf(others)).toHaveLength(1))
  expect(stream.state.isEnded).toBe(false)
  expect(textsOf(stream)).toEqual([])

  vi.advanceTimersByTime(15_000)
  await vi.waitFor(() => expect(stream.state.isEnded).toBe(true))
  expect(stream.comments.at(-1)).toBe('blocked')
  expect(others.state.isEnded).toBe(false)
})

test('a document session that was opened in the moment of a block shows nothing', async () => {
  const verifyIdToken: Services['identity']['verifyIdToken'] = async (token, tenantId) => {
    const verified = await services.identity.verifyIdToken(token, tenantId)
    await blockUser(services, 'ouen', fan.userId)
    return verified
  }
  const slow = { ...services, identity: { ...services.identity, verifyIdToken } }
  const cookie = await openDocumentSession(slow, tokens.idToken, new Map())
  expect(cookie).not.toBeNull()
  expect(await readDocumentUser(readCookies(cookie, services.config), services)).toBeNull()
  await unblockUser(services, 'ouen', fan.userId)
})

test('letting in whoever is not blocked ends nothing', async () => {
  expect((await type('unblock', fan.userId)).stdout).toContain('is not blocked')
  expect(await services.identity.verifyIdToken(tokens.idToken, 'ouen')).toMatchObject({
    userId: fan.userId,
  })
  expect(stream.state.isEnded).toBe(false)
})

test('the command says what went wrong', async () => {
  const unknown = newId('user')
  expect(await type('block', unknown)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining(`There is no user ${unknown} among those of tenant "ouen"`),
  })
  expect((await type('block', fan.email)).stderr).toContain(`"${fan.email}" is no user's id`)
  expect((await type('ban', fan.userId)).stderr).toContain('npm run user -- block')
  await services
    .databaseFor('ouen')
    .update(user)
    .set({ status: 'deleted' })
    .where(eq(user.id, fan.userId))
  expect(await unblockUser(services, 'ouen', fan.userId)).toBe('UNKNOWN')
  expect(await blockUser(services, 'ouen', fan.userId)).toBe('UNKNOWN')
})
