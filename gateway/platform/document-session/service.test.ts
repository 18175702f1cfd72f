import { parseSetCookie } from 'cookie'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readCookies } from '../http/cookies.ts'
import { startTestIdentity, toolkit, type TestIdentity } from '../identity/testing.ts'
import { readDocumentUser } from './service.ts'
import { documentSession } from './tables.ts'

let service: TestIdentity
let fan: Awaited<ReturnType<TestIdentity['createFan']>>
const day = 24 * 60

beforeAll(async () => {
  service = await startTestIdentity()
})
afterAll(() => service.close())
beforeEach(async () => {
  fan = await service.createFan()
})

async function idTokenOf(): Promise<string> {
  const { json } = await service.call(toolkit('signInWithPassword'), fan)
  return String(json.idToken)
}

function send(method: string, body?: string, headers: Record<string, string> = {}) {
  return fetch(`${service.url}/session`, {
    method,
    body,
    headers: { 'content-type': 'application/json', origin: service.config.origin, ...headers },
  })
}

const post = (idToken: string, headers?: Record<string, string>) =>
  send('POST', JSON.stringify({ idToken }), headers)
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
const userOf = (cookie: string) => readDocumentUser(readCookies(cookie, service.config), service)

describe('opening a session', () => {
  test('gives a cookie that scripts can’t read and that names the fan', async () => {
    const answer = await post(await idTokenOf())
    expect(answer.status).toBe(204)
    expect(parseSetCookie(answer.headers.get('set-cookie')!)).toEqual({
      name: 'ouen-document',
      value: expect.stringMatching(/^[\w-]{43}$/),
      path: '/',
      maxAge: 7_776_000,
      httpOnly: true,
      sameSite: 'lax',
    })
    expect(await userOf(cookieOf(answer))).toBe(fan.userId)
  })

  test('takes the token as a bearer too', async () => {
    const authorization = `Bearer ${await idTokenOf()}`
    expect(await userOf(cookieOf(await send('POST', '{}', { authorization })))).toBe(fan.userId)
  })

  test('is marked Secure and bound to the host over https', async () => {
    const secure = await startTestIdentity({ PUBLIC_ORIGIN: 'https://ouen.example' })
    const someone = await secure.createFan()
    const { json } = await secure.call(toolkit('signInWithPassword'), someone)
    const answer = await fetch(`${secure.url}/session`, {
      method: 'POST',
      body: JSON.stringify({ idToken: json.idToken }),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    })
    expect(parseSetCookie(answer.headers.get('set-cookie')!)).toMatchObject({
      name: '__Host-ouen-document',
      secure: true,
    })
    await secure.close()
  })

  test('wants a token that was made just now', async () => {
    const idToken = await idTokenOf()
    service.advance(6)
    const answer = await post(idToken)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('closes the one that the browser had', async () => {
    const first = cookieOf(await post(await idTokenOf()))
    const second = cookieOf(await post(await idTokenOf(), { cookie: first }))
    expect(await userOf(first)).toBeNull()
    expect(await userOf(second)).toBe(fan.userId)
  })

  test('keeps a hash only', async () => {
    const cookie = cookieOf(await post(await idTokenOf()))
    const db = service.databaseFor('red')
    const [kept] = await db
      .select()
      .from(documentSession)
      .where(eq(documentSession.userId, fan.userId))
    expect(kept?.tokenHash).toHaveLength(32)
    expect(cookie).not.toContain(kept?.tokenHash.toString('base64url'))
  })
})

describe('what is refused', () => {
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', { 'content-type': 'text/plain' }, 415],
  ])('%s', async (_, headers, status) => {
    const idToken = await idTokenOf()
    for (const method of status === 415 ? ['POST'] : ['POST', 'DELETE']) {
      const body = method === 'POST' ? JSON.stringify({ idToken }) : undefined
      const answer = await send(method, body, headers)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
  })

  test('bodies without a token, and tokens that are none', async () => {
    for (const body of ['', '{', '[]', '{"idToken":7}'])
      expect((await send('POST', body)).status).toBe(400)
    expect((await post('forged')).status).toBe(401)
    expect((await send('POST', JSON.stringify({ idToken: 'x'.repeat(9000) }))).status).toBe(413)
    expect((await fetch(`${service.url}/session`)).status).toBe(405)
  })

  test('cookies that were never given out', async () => {
    for (const value of ['', 'x', 'A'.repeat(43), '%00', "' or true --"])
      expect(await userOf(`ouen-document=${value}`)).toBeNull()
  })

  test('the cookie as an ID token, and as a bearer', async () => {
    const [, secret = ''] = cookieOf(await post(await idTokenOf())).split('=')
    expect(await service.identity.verifyIdToken(secret, 'red')).toBeNull()
  })

  test('the cookie at another tenant', async () => {
    const cookie = cookieOf(await post(await idTokenOf()))
    const blue = { ...service, config: { ...service.config, tenantId: 'blue' } }
    expect(await readDocumentUser(readCookies(cookie, blue.config), blue)).toBeNull()
  })
})

describe('the end of a session', () => {
  test('comes after fourteen days without use, and not before', async () => {
    const cookie = cookieOf(await post(await idTokenOf()))
    for (let visit = 0; visit < 3; visit += 1) {
      service.advance(13 * day)
      expect(await userOf(cookie)).toBe(fan.userId)
    }
    service.advance(14 * day + 1)
    expect(await userOf(cookie)).toBeNull()
  })

  test('comes after ninety days however it is used', async () => {
    const cookie = cookieOf(await post(await idTokenOf()))
    for (let visit = 0; visit < 8; visit += 1) {
      service.advance(11 * day)
      expect(await userOf(cookie)).toBe(fan.userId)
    }
    service.advance(3 * day)
    expect(await userOf(cookie)).toBeNull()
  })

  test('comes with signing out', async () => {
    const cookie = cookieOf(await post(await idTokenOf()))
    const answer = await send('DELETE', undefined, { cookie })
    expect(answer.status).toBe(204)
    const gone = { value: '', path: '/', maxAge: 0 }
    expect(answer.headers.getSetCookie().map((line) => parseSetCookie(line))).toMatchObject([
      { name: 'ouen-document', ...gone },
      // Whoever comes after them is no guest of before.
      { name: 'ouen_guest', ...gone },
    ])
    expect(await userOf(cookie)).toBeNull()
  })

  test('comes when the fan’s sign-ins are revoked, or the fan is kept out', async () => {
    const cookie = cookieOf(await post(await idTokenOf()))
    await service.identity.revokeSignIns('red', fan.userId)
    expect(await userOf(cookie)).toBeNull()
    const next = cookieOf(await post(await idTokenOf()))
    await service.identity.setStanding('red', fan.userId, 'disabled')
    expect(await userOf(next)).toBeNull()
  })
})

test('an outage is not taken for a guest', async () => {
  const cookie = cookieOf(await post(await idTokenOf()))
  service.setDatabaseDown(true)
  await expect(userOf(cookie)).rejects.toThrow(/Failed query/)
  service.setDatabaseDown(false)
  expect(await userOf(cookie)).toBe(fan.userId)
})
