import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCache } from '../../cache/cache.ts'
import { readConfig } from '../../config.ts'
import { isOutage } from '../../database/pools.ts'
import { createTestDatabase, type TestDatabase } from '../../database/testing.ts'
import { createMemoryBus } from '../../events/bus.ts'
import { newId } from '../../ids.ts'
import { AccountTaken, type Identity } from '../identity.ts'
import { createFirebaseIdentity } from './firebase.ts'

type Call = { path: string; authorization: string | undefined; body: Record<string, unknown> }

const google = generateKeyPairSync('rsa', { modulusLength: 2048 })
const robot = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const robotKey = createPublicKey(robot.publicKey)
const robotEmail = 'robot@fans.iam.gserviceaccount.com'

let database: TestDatabase
let identity: Identity
let time = Date.now()
let origin: string
const calls: Call[] = []
let answer: (call: Call) => { status?: number; body: object }

/** A stand-in for Google: its keys, its token endpoint, and whatever a test says for the rest. */
const server = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const reply = (body: object, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  if (request.url === '/keys')
    return reply({
      keys: [{ ...google.publicKey.export({ format: 'jwk' }), kid: 'g1', alg: 'RS256' }],
    })
  if (request.url === '/token') {
    const assertion = new URLSearchParams(text).get('assertion') ?? ''
    const { payload } = await jwtVerify(assertion, robotKey, { audience: `${origin}/token` })
    return reply({ access_token: `for ${payload.iss}`, expires_in: 3600 })
  }
  const { authorization } = request.headers
  const call = { path: request.url ?? '', authorization, body: JSON.parse(text) as Call['body'] }
  calls.push(call)
  const { status, body } = answer(call)
  return reply(body, status)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  database = await createTestDatabase()
  identity = createIdentityAt(origin)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await database.close()
})
beforeEach(() => {
  calls.length = 0
  answer = () => ({ body: {} })
})

function createIdentityAt(address: string): Identity {
  const config = readConfig({
    TENANT_ID: 'red',
    FIREBASE_PROJECT_ID: 'fans',
    FIREBASE_API_KEY: 'public-key',
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
      client_email: robotEmail,
      private_key: robot.privateKey,
    }),
  })
  const endpoints = { toolkit: address, token: `${address}/token`, keys: `${address}/keys` }
  const now = () => new Date(time)
  const events = createMemoryBus()
  return createFirebaseIdentity({
    config,
    databaseFor: database.databaseFor,
    events,
    cache: createCache(events, now),
    now,
    endpoints,
  })
}

async function createFan(userId = newId('user'), tenantId = 'red') {
  const fan = { userId, email: `${userId}@example.com`, password: 'pen light 1' }
  const account = { ...fan, password: await identity.readyPassword(fan.password) }
  await database
    .databaseFor(tenantId)
    .transaction((transaction) => identity.createAccount(tenantId, account, transaction))
  return fan
}

/** Google's answers where an account has the contact. */
const takenBy = (localId: string) => (call: Call) =>
  call.path.endsWith('/accounts')
    ? { status: 400, body: { error: { code: 400, message: 'EMAIL_EXISTS' } } }
    : { body: { users: [{ localId }] } }

/** An ID token as Firebase makes them, or nearly. */
function sign(claims: JWTPayload & { auth_time?: number }, key = google.privateKey, alg = 'RS256') {
  const seconds = Math.floor(time / 1000)
  return new SignJWT({
    iss: 'https://securetoken.google.com/fans',
    aud: 'fans',
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 3600,
    ...claims,
  })
    .setProtectedHeader({ alg, kid: 'g1' })
    .sign(key)
}

test('verifies a token of the project for a fan of this tenant', async () => {
  const { userId } = await createFan()
  const token = await sign({ sub: userId })
  expect(await identity.verifyIdToken(token, 'red')).toMatchObject({ userId, tenantId: 'red' })
  expect(await identity.verifyIdToken(token, 'blue')).toBeNull()
})

test('refuses tokens that are not the project’s, not signed, or out of date', async () => {
  const { userId: sub } = await createFan()
  const seconds = Math.floor(time / 1000)
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const payload = Buffer.from(JSON.stringify(decodeJwt(await sign({ sub })))).toString('base64url')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const refused = [
    await sign({ sub, aud: 'others' }),
    await sign({ sub, iss: 'https://securetoken.google.com/others' }),
    await sign({ sub, exp: seconds - 1 }),
    await sign({ sub, auth_time: undefined }),
    await sign({ sub: '' }),
    await sign({ sub }, privateKey),
    await sign({ sub }, google.privateKey, 'RS512'),
    await identity.createCustomToken('red', sub),
    `${none}.${payload}.`,
  ]
  for (const token of refused) expect(await identity.verifyIdToken(token, 'red')).toBeNull()
})

test('does not know somebody from elsewhere in the project', async () => {
  const token = await sign({ sub: 'user_of_another_app' })
  expect(await identity.verifyIdToken(token, 'red')).toBeNull()
  answer = () => ({ body: { users: [{ localId: 'user_of_another_app' }] } })
  expect(await identity.findUserIdByEmail('red', 'someone@example.com')).toBeNull()
})

test('creates accounts as the project’s service account', async () => {
  const { userId, email, password } = await createFan()
  expect(calls).toEqual([
    {
      path: '/v1/projects/fans/accounts',
      authorization: `Bearer for ${robotEmail}`,
      body: { localId: userId, email, emailVerified: true, password },
    },
  ])
})

test('says that a contact is taken, and keeps no row of it', async () => {
  answer = takenBy(newId('user'))
  const userId = newId('user')
  await expect(createFan(userId)).rejects.toThrow(AccountTaken)
  expect(await identity.verifyIdToken(await sign({ sub: userId }), 'red')).toBeNull()
})

test('takes over the account of a sign-up that fell through, and no other', async () => {
  const userId = newId('user')
  const email = `${userId}@example.com`
  answer = takenBy('aB3someAppsOwnShapeOfAnId0000')
  expect(await identity.findUnclaimed?.('red', { email })).toBeNull()
  answer = takenBy(userId)
  expect(await identity.findUnclaimed?.('red', { email })).toBe(userId)
  const fan = await createFan(userId)
  expect(calls.at(-1)).toMatchObject({
    path: '/v1/projects/fans/accounts:update',
    body: { localId: userId, email, password: fan.password },
  })
  expect(await identity.findUnclaimed?.('red', { email })).toBeNull()
  expect(await identity.verifyIdToken(await sign({ sub: userId }), 'red')).not.toBeNull()
})

test('finds a fan by address and number', async () => {
  const { userId, email } = await createFan()
  answer = () => ({ body: { users: [{ localId: userId }] } })
  expect(await identity.findUserIdByEmail('red', email)).toBe(userId)
  expect(await identity.findUserIdByPhone('red', '+819012345678')).toBe(userId)
  expect(calls.slice(1).map(({ body }) => body)).toEqual([
    { email: [email] },
    { phoneNumber: ['+819012345678'] },
  ])
  answer = () => ({ body: {} })
  expect(await identity.findUserIdByEmail('red', email)).toBeNull()
})

test('makes custom tokens that Firebase takes for five minutes', async () => {
  const token = await identity.createCustomToken('red', 'user_1')
  const { payload } = await jwtVerify(token, robotKey, { currentDate: new Date(time) })
  expect(payload).toMatchObject({ iss: robotEmail, sub: robotEmail, uid: 'user_1' })
  expect(payload.aud).toContain('google.identity.identitytoolkit.v1.IdentityToolkit')
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300)
})

test('ends sign-ins here and there', async () => {
  const { userId } = await createFan()
  const token = await sign({ sub: userId })
  time += 5000
  await identity.revokeSignIns('red', userId)
  expect(await identity.verifyIdToken(token, 'red')).toBeNull()
  expect(await identity.verifyIdToken(await sign({ sub: userId }), 'red')).not.toBeNull()
  const validSince = String(Math.floor(time / 1000))
  expect(calls.at(-1)).toMatchObject({
    path: '/v1/projects/fans/accounts:update',
    body: { localId: userId, validSince },
  })
})

test('changes a password for whoever gives the present one, and ends sign-ins', async () => {
  const { userId, email } = await createFan()
  const change = { present: 'pen light 1', next: 'tide lamp 2' }
  const kept = { signInId: null, documentSecret: undefined }
  const answers = (isRight: boolean) => (call: Call) =>
    call.path.includes('signInWithPassword') && !isRight
      ? { status: 400, body: { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } } }
      : { body: { users: [{ localId: userId, email }] } }
  answer = answers(false)
  expect(await identity.changePassword('red', userId, { ...change, kept })).toBe('wrong')
  expect(calls.some(({ path }) => path.endsWith(':update'))).toBe(false)
  answer = answers(true)
  const token = await sign({ sub: userId })
  time += 5000
  expect(await identity.changePassword('red', userId, { ...change, kept })).toBe('signedOut')
  expect(calls).toContainEqual(
    expect.objectContaining({
      path: '/v1/accounts:signInWithPassword?key=public-key',
      body: { email, password: 'pen light 1', returnSecureToken: false },
    }),
  )
  expect(calls).toContainEqual(
    expect.objectContaining({ body: { localId: userId, password: 'tide lamp 2' } }),
  )
  expect(await identity.verifyIdToken(token, 'red')).toBeNull()
  expect(await identity.changePassword('blue', userId, { ...change, kept })).toBe('wrong')
})

test('changes an address, and says so where another account has it', async () => {
  const { userId } = await createFan()
  const set = (email: string) =>
    database
      .databaseFor('red')
      .transaction((transaction) => identity.setContact('red', userId, { email }, transaction))
  expect(await set('new@example.com')).toBe('ended')
  expect(calls.at(-1)).toMatchObject({
    path: '/v1/projects/fans/accounts:update',
    body: { localId: userId, email: 'new@example.com', emailVerified: true },
  })
  answer = () => ({ status: 400, body: { error: { code: 400, message: 'EMAIL_EXISTS' } } })
  await expect(set('taken@example.com')).rejects.toThrow(AccountTaken)
})

test('keeps a disabled fan out', async () => {
  const { userId } = await createFan()
  await identity.setStanding('red', userId, 'disabled')
  expect(await identity.verifyIdToken(await sign({ sub: userId }), 'red')).toBe('disabled')
  expect(calls.at(-1)?.body).toEqual({ localId: userId, disableUser: true })
})

test('has Google delete whoever left, once or again', async () => {
  const { userId } = await createFan()
  const token = await sign({ sub: userId })
  await identity.setStanding('red', userId, 'deleted')
  expect(calls.at(-1)).toMatchObject({
    path: '/v1/projects/fans/accounts:delete',
    body: { localId: userId },
  })
  expect(await identity.verifyIdToken(token, 'red')).toBeNull()
  answer = () => ({ status: 400, body: { error: { code: 400, message: 'USER_NOT_FOUND' } } })
  await identity.setStanding('red', userId, 'deleted')
})

test('calls it an outage when Google can’t be reached', async () => {
  const cutOff = createIdentityAt('http://127.0.0.1:1')
  const { userId } = await createFan()
  const token = await sign({ sub: userId })
  for (const attempt of [
    cutOff.verifyIdToken(token, 'red'),
    cutOff.findUserIdByEmail('red', 'someone@example.com'),
  ])
    expect(await attempt.catch(isOutage)).toBe(true)
  answer = () => ({ status: 503, body: {} })
  expect(await identity.findUserIdByEmail('red', 'a@example.com').catch(isOutage)).toBe(true)
})

test('says at start what a service account must be', () => {
  const config = readConfig({
    FIREBASE_PROJECT_ID: 'fans',
    FIREBASE_API_KEY: 'public-key',
    FIREBASE_SERVICE_ACCOUNT: '/nowhere/key.json',
  })
  const now = () => new Date()
  const events = createMemoryBus()
  const parts = {
    databaseFor: database.databaseFor,
    events,
    cache: createCache(events, now),
    now,
  }
  expect(() => createFirebaseIdentity({ config, ...parts })).toThrow(/FIREBASE_SERVICE_ACCOUNT/)
})
