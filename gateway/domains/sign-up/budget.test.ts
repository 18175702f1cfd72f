import { afterAll, beforeAll, expect, test } from 'vitest'
import { resendSignUpCode, sendLogInCode, startSignUp } from './service.ts'
import { form, setStage, type TestContext } from './testing.ts'

const limit = 6
let stage: TestContext
beforeAll(async () => {
  stage = await setStage({ SMS_DAILY_LIMIT: String(limit) })
})
afterAll(() => stage.clear())

/** Each from another number and another place, so that no other limit counts. */
let people = 0
const ask = () => {
  people += 1
  const browser = stage.browser(`203.0.113.${people}`)
  return sendLogInCode(browser.request(), `0801111${String(people).padStart(4, '0')}`)
}

test('sends so many text messages a day, also when all come at once', async () => {
  const browser = stage.browser('198.51.100.1')
  const first = await startSignUp(browser.request(), form('08022223333'))
  expect(first.__typename).toBe('SignUpSuccess')
  const answers = await Promise.all(Array.from({ length: limit + 4 }, ask))
  const sent = answers.filter(({ __typename }) => __typename === 'SendSmsCodeSuccess')
  expect(sent).toHaveLength(limit - 1)

  // 12:00 in Japan: until midnight there are twelve hours.
  const midnight = new Date('2026-11-20T15:00:00.000Z')
  const spent = { __typename: 'SendSmsCodeError', code: 'BUDGET', retryAt: midnight }
  expect(await ask()).toMatchObject({ ...spent, field: 'phoneNumber' })
  const other = stage.browser('198.51.100.2').request()
  expect(await startSignUp(other, form('08044445555'))).toMatchObject({
    ...spent,
    field: 'contact',
  })
  stage.pass(2)
  expect(await resendSignUpCode(browser.request())).toMatchObject({ ...spent, field: 'contact' })
})

test('sends mails all the same', async () => {
  const browser = stage.browser('198.51.100.3')
  expect(await startSignUp(browser.request(), form('fan@example.com'))).toMatchObject({
    __typename: 'SignUpSuccess',
  })
})

test('begins anew at midnight in Japan', async () => {
  stage.pass(11 * 60 + 57)
  expect(await ask()).toMatchObject({ code: 'BUDGET' })
  stage.pass(1)
  expect(await ask()).toMatchObject({ __typename: 'SendSmsCodeSuccess' })
})
