import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createFan,
  goodPassword,
  setStage,
  type Browser,
  type TestContext,
} from '../sign-up/testing.ts'
import { changePassword } from './service.ts'

let stage: TestContext
let browser: Browser
beforeAll(async () => {
  stage = await setStage()
  browser = stage.browser()
  await createFan(stage, browser, 'fan@example.com')
})
afterAll(() => stage.clear())

const next = 'tide lamp eleven'

describe('changing the password', () => {
  test('is nobody’s but a fan’s', async () => {
    const input = { presentPassword: goodPassword, newPassword: next }
    expect(await changePassword(stage.browser().request(), input)).toEqual({
      __typename: 'UnauthenticatedError',
    })
  })

  test.each([
    ['tide', 'TOO_SHORT'],
    ['password1', 'COMMON'],
    ['fan@example.com', 'COMMON'],
  ])(
    'refuses %j as the new one, before the present one is looked at',
    async (newPassword, code) => {
      const input = { presentPassword: 'not it', newPassword }
      expect(await changePassword(browser.request(), input)).toMatchObject({
        __typename: 'PasswordError',
        field: 'newPassword',
        code,
        minLength: 8,
      })
    },
  )

  test('wants the present one, ten times at most in a quarter of an hour, at once too', async () => {
    const input = { presentPassword: 'penlight twelve', newPassword: next }
    const results = await Promise.all(
      Array.from({ length: 12 }, () => changePassword(browser.request(), input)),
    )
    const names = results.map(({ __typename }) => __typename)
    expect(names.filter((name) => name === 'WrongPasswordError')).toHaveLength(10)
    const refused = results.find(({ __typename }) => __typename === 'RateLimitedError')
    expect(refused).toMatchObject({ retryAt: new Date(stage.now().getTime() + 15 * 60_000) })
    // The right one doesn't get through either, or a guess could be told from the answer.
    const right = { presentPassword: goodPassword, newPassword: next }
    expect(await changePassword(browser.request(), right)).toMatchObject({
      __typename: 'RateLimitedError',
    })
    stage.pass(15)
  })

  test('logs this device in anew where its sign-in is not known, and tells by mail', async () => {
    const input = { presentPassword: goodPassword, newPassword: next }
    const changed = await changePassword(browser.request(), input)
    expect(changed).toMatchObject({
      __typename: 'ChangePasswordSuccess',
      customToken: expect.any(String) as string,
    })
    const [letter] = await stage.inbox('fan@example.com')
    expect(letter?.subject).toContain('パスワードが変更されました')
    expect(letter?.body).toContain('/password-reset')
    expect(letter?.body).not.toContain(next)
    expect(await changePassword(browser.request(), input)).toMatchObject({
      __typename: 'WrongPasswordError',
      field: 'presentPassword',
    })
  })
})
