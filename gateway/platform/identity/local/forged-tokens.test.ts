import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { decodeJwt, SignJWT, type JWK, type JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCache } from '../../cache/cache.ts'
import type { Identity } from '../identity.ts'
import { account } from '../tables.ts'
import { startTestIdentity, toolkit, type TestIdentity } from '../testing.ts'
import { createLocalIdentity } from './local.ts'

let service: TestIdentity
/** Another gateway of the same database and event bus. */
let elsewhere: Identity
let fan: Awaited<ReturnType<TestIdentity['createFan']>>

beforeAll(async () => {
  service = await startTestIdentity()
  const cache = createCache(service.events, service.now)
  elsewhere = await createLocalIdentity({ ...service, cache })
})
afterAll(async () => {
  await elsewhere.close()
  await service.close()
})
beforeEach(async () => {
  fan = await service.createFan()
})

const verify = (token: string, tenantId = 'red') => service.identity.verifyIdToken(token, tenantId)
const logIn = () => service.call(toolkit('signInWithPassword'), fan)

async function idTokenOf(): Promise<string> {
  const { json } = await logIn()
  return String(json.idToken)
}

async function publicJwk(): Promise<JWK> {
  const answer = await fetch(`${service.url}/.well-known/jwks.json`)
  const { keys } = (await answer.json()) as { keys: JWK[] }
  return keys[0] ?? {}
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('forged ID tokens', () => {
  test('with no signature', async () => {
    const payload = encode(decodeJwt(await idTokenOf()))
    for (const alg of ['none', 'None', 'RS256'])
      expect(await verify(`${encode({ alg, typ: 'JWT' })}.${payload}.`)).toBeNull()
  })

  test('with another payload under a good signature', async () => {
    const [header, payload, signature] = (await idTokenOf()).split('.')
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object
    expect(
      await verify(`${header}.${encode({ ...claims, sub: 'user_other' })}.${signature}`),
    ).toBeNull()
  })

  test('with the public key taken for an HMAC secret', async () => {
    const token = await idTokenOf()
    const jwk = await publicJwk()
    const key = createPublicKey({ key: jwk, format: 'jwk' })
    const secrets = [
      key.export({ type: 'spki', format: 'pem' }),
      key.export({ type: 'spki', format: 'der' }),
      JSON.stringify(jwk),
    ]
    for (const secret of secrets) {
      const forged = await new SignJWT(decodeJwt(token))
        .setProtectedHeader({ alg: 'HS256', kid: jwk.kid })
        .sign(Buffer.from(secret))
      expect(await verify(forged)).toBeNull()
    }
  })

  test('with a key of the forger’s own, named, embedded or linked', async () => {
    const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const jwk = own.publicKey.export({ format: 'jwk' }) as JWK
    const { kid } = await publicJwk()
    const claims = decodeJwt(await idTokenOf())
    const headers = [{ kid }, { jwk }, { kid, jwk }, { jku: 'https://evil.example/jwks' }, {}]
    for (const header of headers) {
      const forged = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', ...header })
        .sign(own.privateKey)
      expect(await verify(forged)).toBeNull()
    }
  })

  test('that are no tokens at all', async () => {
    const garbage = [
      '',
      'a.b.c',
      '..',
      'owner',
      randomBytes(40).toString('hex'),
      'x'.repeat(100_000),
    ]
    for (const token of garbage) expect(await verify(token)).toBeNull()
  })
})

describe('genuine tokens out of place', () => {
  test('those of another tenant', async () => {
    const token = await idTokenOf()
    expect(await verify(token, 'red')).not.toBeNull()
    expect(await verify(token, 'blue')).toBeNull()
  })

  test('expired ones', async () => {
    const token = await idTokenOf()
    service.advance(59)
    expect(await verify(token)).not.toBeNull()
    service.advance(2)
    expect(await verify(token)).toBeNull()
  })

  test('custom tokens and refresh tokens as ID tokens, and the other way round', async () => {
    const { json } = await logIn()
    const custom = await service.identity.createCustomToken('red', fan.userId)
    expect(await verify(custom)).toBeNull()
    expect(await verify(String(json.refreshToken))).toBeNull()
    const attempt = await service.call(toolkit('signInWithCustomToken'), { token: json.idToken })
    expect(attempt.error).toBe('INVALID_CUSTOM_TOKEN')
  })

  test('those of a user who is gone', async () => {
    const token = await idTokenOf()
    expect(await verify(token)).not.toBeNull()
    await service.databaseFor('red').delete(account).where(eq(account.userId, fan.userId))
    service.advance(1)
    expect(await verify(token)).toBeNull()
    const { error } = await service.call(toolkit('lookup'), { idToken: token })
    expect(error).toBe('TOKEN_EXPIRED')
  })

  test.each([
    ['disabled', 'disabled', 'userBlocked'],
    ['deleted', null, 'userSignedOut'],
  ] as const)(
    'those of a user who was %s, at once and everywhere',
    async (standing, verdict, type) => {
      fan = await service.createFan()
      const token = await idTokenOf()
      expect(await verify(token)).toMatchObject({ userId: fan.userId })
      expect(await elsewhere.verifyIdToken(token, 'red')).toMatchObject({ userId: fan.userId })
      await service.identity.setStanding('red', fan.userId, standing)
      expect(await verify(token)).toBe(verdict)
      expect(await elsewhere.verifyIdToken(token, 'red')).toBe(verdict)
      expect(service.published).toContainEqual({ type, userId: fan.userId })
    },
  )

  test('those from before everything was revoked, at once and everywhere', async () => {
    const { json } = await logIn()
    const token = String(json.idToken)
    expect(await verify(token)).not.toBeNull()
    expect(await elsewhere.verifyIdToken(token, 'red')).not.toBeNull()
    await service.identity.revokeSignIns('red', fan.userId)
    expect(await verify(token)).toBeNull()
    expect(await elsewhere.verifyIdToken(token, 'red')).toBeNull()
    expect(await verify(await idTokenOf())).not.toBeNull()
  })
})

describe('forged custom tokens', () => {
  const signInWith = (token: string) => service.call(toolkit('signInWithCustomToken'), { token })

  test('unsigned, as emulators take them', async () => {
    const claims = decodeJwt(await service.identity.createCustomToken('red', fan.userId))
    for (const token of [
      `${encode({ alg: 'none' })}.${encode(claims)}.`,
      JSON.stringify({ uid: fan.userId }),
    ])
      expect((await signInWith(token)).error).toBe('INVALID_CUSTOM_TOKEN')
  })

  test('signed by someone else', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const claims: JWTPayload = decodeJwt(
      await service.identity.createCustomToken('red', fan.userId),
    )
    const { kid } = await publicJwk()
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(privateKey)
    expect((await signInWith(forged)).error).toBe('INVALID_CUSTOM_TOKEN')
  })

  test('of another tenant, or for nobody', async () => {
    const ofBlue = await service.identity.createCustomToken('blue', fan.userId)
    expect((await signInWith(ofBlue)).error).toBe('INVALID_CUSTOM_TOKEN')
    const forNobody = await service.identity.createCustomToken('red', 'user_nobody')
    expect((await signInWith(forNobody)).error).toBe('INVALID_CUSTOM_TOKEN')
  })

  test('one genuine token sent twenty times at once signs in once', async () => {
    const token = await service.identity.createCustomToken('red', fan.userId)
    const answers = await Promise.all(Array.from({ length: 20 }, () => signInWith(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
