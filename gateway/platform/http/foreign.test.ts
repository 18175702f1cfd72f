import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshForm, startTestIdentity, tokenPath, toolkit } from '../identity/testing.ts'
import type { TestIdentity } from '../identity/testing.ts'

let service: TestIdentity
let fan: Awaited<ReturnType<TestIdentity['createFan']>>

beforeAll(async () => {
  service = await startTestIdentity()
  fan = await service.createFan()
})
afterAll(() => service.close())

/** A reset mail, as a page elsewhere causes it through its visitor. */
const askForReset = (headers: Record<string, string>) =>
  service.call(toolkit('sendOobCode'), { requestType: 'PASSWORD_RESET', email: fan.email }, headers)

// What a page may send to another site without asking it first.
const unasked = ['text/plain', 'text/plain;charset=UTF-8', 'multipart/form-data; boundary=x']
const formType = 'application/x-www-form-urlencoded'

describe('a page of another site', () => {
  test.each([...unasked, formType, 'text/plain; application/json', 'application/jsonp'])(
    'causes no mail by sending %s',
    async (type) => {
      const answer = await askForReset({ 'content-type': type })
      expect(answer).toMatchObject({ status: 415, isJson: false })
      expect(service.mails).toEqual([])
    },
  )

  test('causes none by sending no type at all', async () => {
    const body = new Uint8Array(
      Buffer.from(JSON.stringify({ requestType: 'PASSWORD_RESET', email: fan.email })),
    )
    const path = `${service.url}/${toolkit('sendOobCode')}?key=red`
    const { status } = await fetch(path, { method: 'POST', body })
    expect(status).toBe(415)
    expect(service.mails).toEqual([])
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'something new' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
  ])('causes none where its browser says %o', async (headers) => {
    expect(await askForReset(headers)).toMatchObject({ status: 403, isJson: false })
    expect(service.mails).toEqual([])
  })

  test('signs nobody in, refreshes nothing, and asks for nobody', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const { json } = await service.call(toolkit('signInWithPassword'), fan)
    const form = refreshForm(String(json.refreshToken))
    for (const answer of [
      await service.call(toolkit('signInWithPassword'), fan, headers),
      await service.call(toolkit('lookup'), { idToken: json.idToken }, headers),
      await service.call(tokenPath, form, headers),
    ])
      // In JSON the SDK would take it for its user's end.
      expect(answer).toMatchObject({ status: 403, isJson: false })
    expect((await service.call(tokenPath, form)).status).toBe(200)
  })

  test.each([
    '/uploads/avatar',
    '/uploads/message',
    '/uploads/post',
    '/graphql',
    '/stream',
    '/',
    '/session',
  ])('reaches nothing at %s', async (path) => {
    const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await fetch(service.url + path, { method, headers })
      expect(answer.status).toBe(403)
    }
  })
})

describe('the app’s own pages', () => {
  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
    // Over plain HTTP, and in older browsers.
    { origin: 'http://localhost:3000' },
  ])('sign in where their browser says %o', async (headers) => {
    const { status } = await service.call(toolkit('signInWithPassword'), fan, headers)
    expect(status).toBe(200)
  })

  test('may be come to from anywhere', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    const { status } = await fetch(`${service.url}/.well-known/jwks.json`, { headers })
    expect(status).toBe(200)
  })
})

test('a token is refreshed by a form, and by nothing else', async () => {
  const { json } = await service.call(toolkit('signInWithPassword'), fan)
  const form = refreshForm(String(json.refreshToken))
  const asJson = Object.fromEntries(form)
  expect((await service.call(tokenPath, asJson)).status).toBe(415)
  for (const type of unasked)
    expect((await service.call(tokenPath, String(form), { 'content-type': type })).status).toBe(415)
  expect((await service.call(tokenPath, form)).status).toBe(200)
})
