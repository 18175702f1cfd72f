import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { importJWK, type JWK } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { proofCookie } from '../../proof-of-work/service.ts'
import { prove } from '../../proof-of-work/testing.ts'
import { account, passwordReset, signIn } from '../tables.ts'
import { addressLimit, countAttempt } from '../throttle.ts'
import { startTestIdentity, toolkit, tokenPath, type TestIdentity } from '../testing.ts'

let service: TestIdentity
let fan: Awaited<ReturnType<TestIdentity['createFan']>>

beforeAll(async () => {
  service = await startTestIdentity()
})
afterAll(() => service.close())
beforeEach(async () => {
  fan = await service.createFan()
})

const verify = (token: string) => service.identity.verifyIdToken(token, 'red')
const logIn = (password: string, from = '203.0.113.1', email = fan.email, proof = '') =>
  service.call(
    toolkit('signInWithPassword'),
    { email, password },
    { 'x-forwarded-for': from, cookie: `${proofCookie}=${encodeURIComponent(proof)}` },
  )

async function idTokenOf(): Promise<string> {
  const { json } = await logIn(fan.password)
  return String(json.idToken)
}

describe('endpoints that the app does not call', () => {
  const absent = [
    'identitytoolkit.googleapis.com/v1/accounts:signUp',
    'identitytoolkit.googleapis.com/v1/accounts:update',
    'identitytoolkit.googleapis.com/v1/accounts:delete',
    'identitytoolkit.googleapis.com/v1/accounts:signInWithIdp',
    'identitytoolkit.googleapis.com/v1/accounts:createAuthUri',
    'identitytoolkit.googleapis.com/v1/projects/red/accounts',
    'identitytoolkit.googleapis.com/v1/projects/red/accounts:query',
    'identitytoolkit.googleapis.com/v1/projects/red/accounts:lookup',
    'identitytoolkit.googleapis.com/v1/projects/red/accounts:batchGet',
    'identitytoolkit.googleapis.com/v2/passwordPolicy',
    'emulator/v1/projects/red/accounts',
    'emulator/v1/projects/red/oobCodes',
  ]
  test.each(absent)('%s', async (path) => {
    const body = { email: fan.email, password: 'long enough 1', localId: fan.userId }
    for (const authorization of ['Bearer owner', ''])
      expect((await service.call(path, body, { authorization })).status).toBe(404)
    const read = await fetch(`${service.url}/${path}?key=red`, {
      headers: { authorization: 'Bearer owner' },
    })
    expect(read.status).toBe(404)
  })

  test('`Bearer owner` opens nothing that exists', async () => {
    const owner = { authorization: 'Bearer owner' }
    const lookup = await service.call(toolkit('lookup'), { localId: [fan.userId] }, owner)
    expect(lookup.error).toBe('MISSING_ID_TOKEN')
    const reset = { requestType: 'PASSWORD_RESET', email: fan.email, returnOobLink: true }
    expect((await service.call(toolkit('sendOobCode'), reset, owner)).json).toEqual({
      email: fan.email,
    })
    expect(await verify('owner')).toBeNull()
  })
})

describe('bodies', () => {
  test.each(['{', '', 'null', '[]', '"text"', '{"email":1,"password":{}}'])('%s', async (body) => {
    const answer = await service.call(toolkit('signInWithPassword'), body)
    expect(answer).toMatchObject({ status: 400, isJson: true })
  })

  test('a megabyte', async () => {
    const huge = await logIn('x'.repeat(1_000_000))
    expect(huge).toMatchObject({ status: 413 })
  })

  test('a password of 4,096 bytes is compared, a longer one is wrong', async () => {
    const long = '長'.repeat(1365)
    const account = {
      userId: `user_${fan.userId}`,
      email: `long-${fan.email}`,
      password: await service.identity.readyPassword(long),
    }
    await service
      .databaseFor('red')
      .transaction((transaction) => service.identity.createAccount('red', account, transaction))
    expect((await logIn(long, '203.0.113.9', `long-${fan.email}`)).status).toBe(200)
    expect((await logIn(`${long}長`, '203.0.113.9', `long-${fan.email}`)).error).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    )
  })

  test('another key than this app’s', async () => {
    const path = `${service.url}/${toolkit('signInWithPassword')}?key=blue`
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(path, { method: 'POST', headers, body: '{}' })
    expect(await answer.json()).toMatchObject({ error: { message: 'INVALID_API_KEY' } })
  })
})

// Each guess costs what hashing a password costs, by design.
describe('guessing passwords', () => {
  test('stops after ten from one address, for a quarter of an hour', async () => {
    for (let count = 0; count < 10; count += 1)
      expect((await logIn(`guess ${count}`)).error).toBe('INVALID_LOGIN_CREDENTIALS')
    expect((await logIn(fan.password)).error).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    service.advance(14)
    expect((await logIn(fan.password)).error).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    service.advance(2)
    expect((await logIn(fan.password)).status).toBe(200)
  })

  test('lets no more than ten through, however many come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, count) => logIn(`guess ${count}`)),
    )
    const compared = answers.filter(({ error }) => error === 'INVALID_LOGIN_CREDENTIALS')
    expect(compared).toHaveLength(10)
  })

  test('from many addresses does not lock the fan out', async () => {
    for (let host = 1; host <= 12; host += 1)
      await Promise.all(Array.from({ length: 2 }, () => logIn('a guess', `198.51.100.${host}`)))
    expect((await logIn(fan.password, '192.0.2.7')).status).toBe(200)
  })

  test('is told alike for an address that has no account', async () => {
    const nobody = `nobody-${fan.email}`
    const errors: unknown[] = []
    for (let count = 0; count < 11; count += 1)
      errors.push((await logIn('a guess', '203.0.113.5', nobody)).error)
    expect(errors.slice(0, 10)).toEqual(Array(10).fill('INVALID_LOGIN_CREDENTIALS'))
    expect(errors[10]).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  })

  test('is forgotten once the fan is in', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 9; count += 1) await logIn('a guess')
      expect((await logIn(fan.password)).status).toBe(200)
    }
  })

  test('stops after a hundred from one address, whichever the accounts', async () => {
    const from = '203.0.113.77'
    expect((await logIn(fan.password, from)).status).toBe(200)
    // A hundred hashes would take long.
    const db = service.databaseFor('red')
    for (let tried = 0; tried < addressLimit.attempts; tried += 1)
      expect(await countAttempt(db, addressLimit, [from], service.now())).toBe(true)
    expect((await logIn('a guess', from, `other-${fan.email}`)).error).toBe(
      'TOO_MANY_ATTEMPTS_TRY_LATER',
    )
    expect((await logIn(fan.password, '203.0.113.78')).status).toBe(200)
    // A venue's guests are behind that address too: a little work lets each of them in.
    const place = { tenantId: 'red', requester: from, purpose: 'sign-in' } as const
    const { proof } = await prove(service, place)
    expect((await logIn(fan.password, from, fan.email, proof)).status).toBe(200)
    expect((await logIn(fan.password, from, fan.email, proof)).status).toBe(400)
    service.advance(16)
    expect((await logIn(fan.password, from)).status).toBe(200)
  })

  test('never slows looking up who is signed in', async () => {
    const idToken = await idTokenOf()
    const lookups = await Promise.all(
      Array.from({ length: 60 }, () => service.call(toolkit('lookup'), { idToken })),
    )
    expect(lookups.every(({ status }) => status === 200)).toBe(true)
  })
})

describe('our own faults', () => {
  test('are plain text, so that nobody is signed out by them', async () => {
    const { json } = await logIn(fan.password)
    service.setDatabaseDown(true)
    service.advance(1)
    const refresh = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: String(json.refreshToken),
    })
    const answers = [
      await service.call(toolkit('lookup'), { idToken: json.idToken }),
      await service.call(tokenPath, refresh),
      await logIn(fan.password),
    ]
    await expect(verify(String(json.idToken))).rejects.toThrow(/Failed query/)
    service.setDatabaseDown(false)
    for (const answer of answers) expect(answer).toMatchObject({ status: 503, isJson: false })
    expect(await verify(String(json.idToken))).not.toBeNull()
  })
})

describe('what is kept', () => {
  test('holds no secret that signs anyone in', async () => {
    const { json } = await logIn(fan.password)
    await service.call(toolkit('sendOobCode'), { requestType: 'PASSWORD_RESET', email: fan.email })
    const { rows } = await service.databaseFor('red').execute(
      sql`select a::text || coalesce(s::text, '') as kept from ${account} a left join ${signIn} s using (tenant_id, user_id)
          union all select r::text from ${passwordReset} r`,
    )
    const kept = JSON.stringify(rows)
    const refreshToken = Buffer.from(String(json.refreshToken), 'base64url')
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(kept).not.toContain(fan.password)
    expect(kept).not.toContain(refreshToken.subarray(0, 16).toString('hex'))
    expect(kept).not.toContain(refreshToken.subarray(16).toString('hex'))
  })

  test('publishes public keys only', async () => {
    const answer = await fetch(`${service.url}/.well-known/jwks.json`)
    const { keys } = (await answer.json()) as { keys: JWK[] }
    const [jwk = {}] = keys
    expect(Object.keys(jwk).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
    await importJWK(jwk, 'RS256')
    const file = await readFile(join(service.dataDir, 'identity', 'keys.json'), 'utf8')
    expect(file).toContain('PRIVATE KEY')
  })
})

test('the log tells who signed in and what was refused, and no address, password or token', async () => {
  service.logged.length = 0
  await logIn('not-their-password')
  const { json } = await logIn(fan.password)
  const lines = service.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'a sign-in was refused', reason: 'INVALID_LOGIN_CREDENTIALS' }),
  )
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'signed in', userId: fan.userId }))
  const text = service.logged.join('')
  for (const secret of [fan.email, fan.password, json.idToken, json.refreshToken])
    expect(text).not.toContain(secret)
})
