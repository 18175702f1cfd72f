import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { passwordReset, signIn, throttle, usedToken } from '../tables.ts'
import {
  refreshForm,
  startTestIdentity,
  toolkit,
  tokenPath,
  type TestIdentity,
} from '../testing.ts'

let service: TestIdentity
let fan: Awaited<ReturnType<TestIdentity['createFan']>>

beforeAll(async () => {
  service = await startTestIdentity()
})
afterAll(() => service.close())
beforeEach(async () => {
  fan = await service.createFan()
})

const verify = (token: unknown) => service.identity.verifyIdToken(String(token), 'red')

async function logIn() {
  const { json } = await service.call(toolkit('signInWithPassword'), fan)
  return { refreshToken: String(json.refreshToken), idToken: String(json.idToken) }
}

/** Refreshes as the SDK does. `isUsed`: the gateway then sees the new ID token, as it soon would. */
async function refresh(token: string, isUsed = true) {
  const { json, error, status } = await service.call(tokenPath, refreshForm(token))
  if (isUsed && status === 200) await verify(json.access_token)
  return {
    refreshToken: String(json.refresh_token),
    idToken: json.access_token,
    error,
    status,
    json,
  }
}

test('each refresh replaces the token', async () => {
  const first = await logIn()
  const second = await refresh(first.refreshToken)
  const third = await refresh(second.refreshToken)
  expect(new Set([first, second, third].map(({ refreshToken }) => refreshToken)).size).toBe(3)
  expect(third.json).toMatchObject({
    token_type: 'Bearer',
    expires_in: '3600',
    user_id: fan.userId,
  })
  expect(await verify(third.idToken)).toMatchObject({ userId: fan.userId })
})

test('refreshing does not make a sign-in recent again', async () => {
  const first = await logIn()
  const good = async (token: unknown) => {
    const verified = await verify(token)
    if (!verified || verified === 'disabled') throw new Error('not good')
    return verified
  }
  const before = await good(first.idToken)
  service.advance(30)
  const after = await good((await refresh(first.refreshToken)).idToken)
  expect(after.authenticatedAt).toEqual(before.authenticatedAt)
  expect(after.issuedAt.getTime()).toBeGreaterThan(before.issuedAt.getTime())
})

describe('a token that was replaced', () => {
  test('serves the slower of two tabs for a minute, with the same successor', async () => {
    const first = await logIn()
    const oneTab = await refresh(first.refreshToken)
    const otherTab = await refresh(first.refreshToken)
    expect(otherTab.refreshToken).toBe(oneTab.refreshToken)
    expect(await verify(otherTab.idToken)).not.toBeNull()
  })

  test('serves for as long as its successor has not been seen', async () => {
    const first = await logIn()
    const lostInTheTunnel = await refresh(first.refreshToken, false)
    service.advance(45)
    const again = await refresh(first.refreshToken)
    expect(again.refreshToken).toBe(lostInTheTunnel.refreshToken)
    expect(await verify(again.idToken)).not.toBeNull()
  })

  test('ends the sign-in when it comes back later: somebody copied it', async () => {
    const first = await logIn()
    const thiefs = await refresh(first.refreshToken)
    service.advance(2)
    expect((await refresh(first.refreshToken)).error).toBe('TOKEN_EXPIRED')
    expect((await refresh(thiefs.refreshToken)).error).toBe('TOKEN_EXPIRED')
    expect(await verify(thiefs.idToken)).toBeNull()
    expect(service.published).toContainEqual({ type: 'userSignedOut', userId: fan.userId })
  })

  test('ends the sign-in when it is older than the one before', async () => {
    const first = await logIn()
    const second = await refresh(first.refreshToken)
    const third = await refresh(second.refreshToken)
    expect((await refresh(first.refreshToken)).error).toBe('TOKEN_EXPIRED')
    expect((await refresh(third.refreshToken)).error).toBe('TOKEN_EXPIRED')
  })

  test('leaves the fan’s other sign-ins alone', async () => {
    const phone = await logIn()
    const laptop = await logIn()
    await refresh(phone.refreshToken)
    service.advance(2)
    await refresh(phone.refreshToken)
    expect((await refresh(laptop.refreshToken)).status).toBe(200)
  })
})

test('fifty refreshes at once leave one sign-in with one good token', async () => {
  const first = await logIn()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => refresh(first.refreshToken, false)),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const tokens = new Set(answers.map(({ refreshToken }) => refreshToken))
  expect(tokens.size).toBe(1)
  expect(await verify(answers[49]?.idToken)).not.toBeNull()
  expect((await refresh([...tokens][0] ?? '')).status).toBe(200)
})

describe('a refresh token that was tampered with', () => {
  const flip = (token: string, at: number) =>
    token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)

  test('opens nothing where its handle is unknown', async () => {
    const { refreshToken } = await logIn()
    expect((await refresh(flip(refreshToken, 3))).error).toBe('TOKEN_EXPIRED')
    expect((await refresh(refreshToken)).status).toBe(200)
  })

  test('opens nothing where its secret is wrong', async () => {
    const { refreshToken } = await logIn()
    expect((await refresh(flip(refreshToken, 40))).error).toBe('TOKEN_EXPIRED')
  })

  test.each(['', 'x', '{}', "' or 1=1 --", 'A'.repeat(64), 'A'.repeat(10_000)])(
    '%s',
    async (token) => {
      expect((await refresh(token)).error).toBe('TOKEN_EXPIRED')
    },
  )

  test('of another tenant opens nothing', async () => {
    const { refreshToken } = await logIn()
    const [kept] = await service
      .databaseFor('red')
      .select()
      .from(signIn)
      .where(eq(signIn.userId, fan.userId))
    expect(kept).toBeDefined()
    expect(await service.databaseFor('blue').select().from(signIn)).toHaveLength(0)
    const url = `${service.url}/${tokenPath}?key=blue`
    const answer = await fetch(url, { method: 'POST', body: refreshForm(refreshToken) })
    expect(answer.status).toBe(400)
  })

  test('under another grant opens nothing', async () => {
    const { refreshToken } = await logIn()
    const form = new URLSearchParams({ grant_type: 'password', refresh_token: refreshToken })
    expect((await service.call(tokenPath, form)).error).toBe('INVALID_GRANT_TYPE')
  })
})

test('a sign-in that was not used for half a year is over', async () => {
  const { refreshToken } = await logIn()
  service.advance(179 * 24 * 60)
  const next = await refresh(refreshToken)
  expect(next.status).toBe(200)
  service.advance(181 * 24 * 60)
  expect((await refresh(next.refreshToken)).error).toBe('TOKEN_EXPIRED')
})

test('a disabled fan is told so, and signs in anew once let in again', async () => {
  const { refreshToken, idToken } = await logIn()
  await service.identity.setStanding('red', fan.userId, 'disabled')
  expect((await refresh(refreshToken)).error).toBe('USER_DISABLED')
  expect((await service.call(toolkit('lookup'), { idToken })).error).toBe('USER_DISABLED')
  expect((await service.call(toolkit('signInWithPassword'), fan)).error).toBe('USER_DISABLED')
  await service.identity.setStanding('red', fan.userId, 'active')
  expect((await refresh(refreshToken)).error).toBe('TOKEN_EXPIRED')
  expect((await refresh((await logIn()).refreshToken)).status).toBe(200)
})

test('what has expired is cleared away', async () => {
  await service.call(toolkit('signInWithPassword'), { ...fan, password: 'a guess' })
  await service.call(toolkit('sendOobCode'), { requestType: 'PASSWORD_RESET', email: fan.email })
  const token = await service.identity.createCustomToken('red', fan.userId)
  await service.call(toolkit('signInWithCustomToken'), { token })
  const db = service.databaseFor('red')
  const count = async () => {
    const tables = [throttle, passwordReset, usedToken, signIn]
    return Promise.all(tables.map((table) => db.$count(table)))
  }
  await service.runDueJobs()
  expect(Math.min(...(await count()))).toBeGreaterThan(0)
  service.advance(181 * 24 * 60)
  await service.jobs.enqueue('red', 'purgeSignIns', null, db)
  await service.runDueJobs()
  expect(await count()).toEqual([0, 0, 0, 0])
})
