import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import {
  channelsOf,
  logIn,
  operation,
  password,
  run,
  send,
  signUpByApi,
} from './support/apiJourneys.ts'
import { OwnDatabase } from './support/database.ts'
import { Ouen } from './support/ouen.ts'
import { expect, keepForFile, test } from './support/test.ts'

let database: OwnDatabase
let ouen: Ouen
keepForFile(async () => (database = await OwnDatabase.start()))
keepForFile(async () => (ouen = await Ouen.start(database.env)))
test.afterEach(() => database.start())

test('ten seconds without a database: every answer says so, and all recovers by itself', async () => {
  const { fan, email } = await signUpByApi(ouen, 'まっている人')
  const channel = (await channelsOf(fan))[1]!
  const key = randomUUID()
  const post = {
    'content-type': 'application/json',
    tenant: 'ouen',
    authorization: `Bearer ${fan.idToken}`,
  }
  const call = () =>
    fan.fetch('/graphql?operationName=AppLayoutQuery', {
      method: 'POST',
      headers: post,
      body: JSON.stringify({ query: operation('AppLayoutQuery'), variables: {} }),
    })
  const lookUp = () =>
    fan.fetch('/identitytoolkit.googleapis.com/v1/accounts:lookup?key=ouen', {
      method: 'POST',
      headers: post,
      body: JSON.stringify({ idToken: fan.idToken }),
    })
  expect((await call()).status).toBe(200)
  expect((await (await fetch(`${ouen.origin}/messages`)).text()).includes('<main')).toBe(true)

  await database.stop()
  const until = Date.now() + 10_000
  expect((await fetch(`${ouen.origin}/health`)).status).toBe(200)
  expect((await fetch(`${ouen.origin}/ready`)).status).toBe(503)
  // Guests go on looking around; a page that nobody has drawn says that it will be back.
  expect((await fetch(`${ouen.origin}/messages`)).status).toBe(200)
  const fresh = await fetch(`${ouen.origin}/en/messages`)
  expect([fresh.status, fresh.headers.get('content-type'), await fresh.text()]).toEqual([
    503,
    'text/html; charset=utf-8',
    expect.stringContaining('Try again'),
  ])
  while (Date.now() < until) {
    const answers = await Promise.all([call(), lookUp(), logIn(fan, email)])
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    const { errors } = (await answers[0]!.json()) as { errors: { extensions: object }[] }
    expect(new Set(errors.map(({ extensions }) => JSON.stringify(extensions)))).toEqual(
      new Set(['{"code":"UNAVAILABLE"}']),
    )
    // For a JSON error the SDK would forget its user.
    for (const answer of answers.slice(1))
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    await expect(send(fan, channel.id, 'きこえますか', key)).rejects.toThrow()
    await setTimeout(1_000)
  }

  await database.start()
  await expect.poll(async () => (await fetch(`${ouen.origin}/ready`)).status).toBe(200)
  // The same ID token, and the same key: nobody signs in again, nothing is doubled.
  expect((await call()).status).toBe(200)
  expect((await lookUp()).status).toBe(200)
  const first = await send(fan, channel.id, 'きこえますか', key)
  expect(first.typename).toBe('CreateChatMessageSuccess')
  expect(await send(fan, channel.id, 'きこえますか', key)).toEqual(first)
  expect((await fetch(`${ouen.origin}/en/messages`)).status).toBe(200)
  expect(await run(fan, 'AppLayoutQuery')).toBeTruthy()
})

test('a fan who reloads during an outage is still signed in after it', async ({ page }) => {
  const { email } = await signUpByApi(ouen, 'リロードの人')
  await page.goto(`${ouen.origin}/onboarding/login`)
  const form = page.getByRole('main')
  await form.getByLabel('メールアドレス').fill(email)
  await form.getByLabel('パスワード', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'ログインする' }).click()
  await page.waitForURL(`${ouen.origin}/`)
  await page.goto(ouen.origin)
  const cookies = async () =>
    (await page.context().cookies()).map(({ name, value }) => [name, value])
  await expect
    .poll(async () => (await cookies()).some(([name]) => name === 'ouen-document'))
    .toBe(true)
  await page.reload()
  const before = await cookies()

  await database.stop()
  const response = await page.reload()
  expect(response!.status()).toBe(503)
  await expect(
    page.getByRole('heading', { name: 'ただいまつながりにくくなっています' }),
  ).toBeVisible()
  expect(await cookies()).toEqual(before)

  await database.start()
  await expect.poll(async () => (await fetch(`${ouen.origin}/ready`)).status).toBe(200)
  await page.getByRole('link', { name: 'もう一度ためす' }).click()
  await expect(page.getByRole('link', { name: /リロードの人/ })).toBeVisible()
  // The SDK's own session too, not only the page that was rendered.
  const users = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result
            .transaction('firebaseLocalStorage')
            .objectStore('firebaseLocalStorage')
            .getAllKeys()
          // Beside them the SDK writes, for a moment, what tells it whether it may.
          all.onsuccess = () =>
            resolve(all.result.filter((key) => String(key).startsWith('firebase:authUser:')).length)
        }
      }),
  )
  expect(users).toBe(1)
})
