import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrivalOf } from '../../platform/http/testing.ts'
import { newId } from '../../platform/ids.ts'
import { user } from '../user/tables.ts'
import {
  confirmSignUpCode,
  resendSignUpCode,
  setSignUpPassword,
  startSignUp,
  viewerSignUp,
} from './service.ts'
import {
  createFan,
  form,
  goodPassword,
  proveContact,
  setStage,
  type TestContext,
} from './testing.ts'

let stage: TestContext
let place = 0
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.clear())

/** Another six digits than these. */
const wrong = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0')

async function begun(contact: string) {
  const browser = stage.browser()
  await startSignUp(browser.request(), form(contact))
  return { browser, code: await stage.codeFor(contact) }
}

describe('confirming the code', () => {
  test('goes on to the password', async () => {
    const { browser, code } = await begun('right@example.com')
    expect(await confirmSignUpCode(browser.request(), code)).toMatchObject({
      __typename: 'SignUpSuccess',
      signUp: { step: 'PASSWORD' },
    })
  })

  test('reads full-width digits, spaces and hyphens', async () => {
    const { browser, code } = await begun('wide@example.com')
    const wide = code.replace(/\d/g, (digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0))
    const typed = ` ${wide.slice(0, 3)}－${wide.slice(3)}　`
    expect(await confirmSignUpCode(browser.request(), typed)).toMatchObject({
      __typename: 'SignUpSuccess',
    })
  })

  test('counts five tries down, and then the code is dead', async () => {
    const { browser, code } = await begun('tries@example.com')
    for (const triesLeft of [4, 3, 2, 1])
      expect(await confirmSignUpCode(browser.request(), wrong(code))).toMatchObject({
        code: 'INVALID',
        triesLeft,
      })
    const last = { __typename: 'AuthenticationCodeError', code: 'TOO_MANY_TRIES', triesLeft: 0 }
    expect(await confirmSignUpCode(browser.request(), wrong(code))).toMatchObject(last)
    expect(await confirmSignUpCode(browser.request(), code)).toMatchObject(last)
    stage.pass(1)
    await resendSignUpCode(browser.request())
    const next = await stage.codeFor('tries@example.com')
    expect(await confirmSignUpCode(browser.request(), next)).toMatchObject({
      __typename: 'SignUpSuccess',
    })
  })

  test('takes no more than five of fifty wrong tries at once', async () => {
    const { browser, code } = await begun('brute@example.com')
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        confirmSignUpCode(browser.request(), wrong(code, index + 1)),
      ),
    )
    const judged = results.filter((result) => 'code' in result && result.code === 'INVALID')
    expect(judged).toHaveLength(4)
    expect(await confirmSignUpCode(browser.request(), code)).toMatchObject({
      code: 'TOO_MANY_TRIES',
    })
  })

  test('spends no try on what is not six digits', async () => {
    const { browser } = await begun('letters@example.com')
    for (const typed of ['', '12345', '1234567', 'abcdef', "' or 1=1 --"])
      expect(await confirmSignUpCode(browser.request(), typed)).toMatchObject({
        code: 'INVALID',
        triesLeft: 5,
      })
  })

  test('refuses a code after ten minutes', async () => {
    const { browser, code } = await begun('late@example.com')
    stage.pass(10)
    expect(await confirmSignUpCode(browser.request(), code)).toMatchObject({ code: 'EXPIRED' })
  })

  test('refuses a code that a newer one replaced', async () => {
    const { browser, code } = await begun('newer@example.com')
    stage.pass(1)
    await resendSignUpCode(browser.request())
    const newer = await stage.codeFor('newer@example.com')
    expect(newer).not.toBe(code)
    expect(await confirmSignUpCode(browser.request(), code)).toMatchObject({ code: 'INVALID' })
    expect(await confirmSignUpCode(browser.request(), newer)).toMatchObject({
      __typename: 'SignUpSuccess',
    })
  })

  test('takes a code once, also from two requests at once', async () => {
    const { browser, code } = await begun('once@example.com')
    const results = await Promise.all([
      confirmSignUpCode(browser.request(), code),
      confirmSignUpCode(browser.request(), code),
    ])
    expect(results.filter(({ __typename }) => __typename === 'SignUpSuccess')).toHaveLength(1)
    expect(await confirmSignUpCode(browser.request(), code)).toMatchObject({
      __typename: 'SignUpStepError',
      step: 'PASSWORD',
    })
  })

  test('takes a code only from the browser that asked for it', async () => {
    const { code } = await begun('mine@example.com')
    const other = stage.browser()
    expect(await confirmSignUpCode(other.request(), code)).toMatchObject({
      __typename: 'SignUpStepError',
      step: null,
    })
    await startSignUp(other.request(), form('theirs@example.com'))
    expect(await confirmSignUpCode(other.request(), code)).toMatchObject({ code: 'INVALID' })
  })

  test('tells of an account only once the code proves whose it is', async () => {
    await createFan(stage, stage.browser(), 'taken@example.com')
    stage.pass(2)
    const { browser, code } = await begun('taken@example.com')
    expect(await confirmSignUpCode(browser.request(), wrong(code))).toMatchObject({
      __typename: 'AuthenticationCodeError',
    })
    expect(await confirmSignUpCode(browser.request(), code)).toEqual({
      __typename: 'AuthorityShouldBeLogInError',
      contactKind: 'EMAIL',
      contact: 'taken@example.com',
    })
    expect(await viewerSignUp(browser.request())).toBeNull()
  })
})

describe('setting the password', () => {
  test('creates the fan and their log-in, and signs the browser in', async () => {
    const browser = stage.browser()
    await proveContact(stage, browser, 'new@example.com')
    const result = await setSignUpPassword(browser.request(), goodPassword)
    if (result.__typename !== 'SignUpAccountSuccess') throw new Error(result.__typename)
    expect(result.signUp.step).toBe('PROFILE_SETTING')
    const idToken = await exchange(result.customToken)
    const { userId } = result.signUp
    expect(await stage.identity.verifyIdToken(idToken, 'red')).toMatchObject({ userId })
    const fans = await stage.db.select().from(user)
    expect(fans.find(({ id }) => id === userId)).toMatchObject({
      displayName: 'あたらしいファン',
      hasProfile: false,
      birthDate: '2000-04-01',
      termsVersion: '2026-11-01',
      termsAcceptedAt: stage.now(),
      phoneNumber: null,
      referralCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
    })
  })

  test.each([
    ['せまい7文字だ', 'TOO_SHORT'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 'TOO_SHORT'],
    ['長'.repeat(257), 'TOO_LONG'],
    ['password123', 'COMMON'],
    ['P@ssw0rd', 'COMMON'],
    ['１２３４５６７８', 'COMMON'],
    ['sakura2024', 'COMMON'],
    ['Ouen-2026!', 'COMMON'],
    ['推し活!推し活!', 'COMMON'],
    ['aaaaaaaaaaaa', 'COMMON'],
    ['weak.fan', 'COMMON'],
    ['Weak.Fan26!', 'COMMON'],
    ['weak.fan@example.com', 'COMMON'],
  ])('refuses %s', async (password, code) => {
    const browser = stage.browser(`198.51.100.${(place += 1)}`)
    await proveContact(stage, browser, 'weak.fan@example.com')
    expect(await setSignUpPassword(browser.request(), password)).toMatchObject({
      __typename: 'PasswordError',
      field: 'password',
      code,
      minLength: 8,
    })
  })

  test('answers a form sent twice with one account', async () => {
    const browser = stage.browser()
    await proveContact(stage, browser, 'double@example.com')
    const results = await Promise.all(
      Array.from({ length: 4 }, () => setSignUpPassword(browser.request(), goodPassword)),
    )
    const ids = results.map((result) =>
      result.__typename === 'SignUpAccountSuccess' ? result.signUp.userId : result.__typename,
    )
    expect(new Set(ids)).toEqual(
      new Set([await stage.identity.findUserIdByEmail('red', 'double@example.com')]),
    )
    stage.pass(6)
    expect(await setSignUpPassword(browser.request(), goodPassword)).toMatchObject({
      __typename: 'SignUpStepError',
      step: 'PROFILE_SETTING',
    })
  })

  test('gives an address that two browsers proved to the first', async () => {
    const browsers = [stage.browser('192.0.2.1'), stage.browser('192.0.2.2')]
    for (const browser of browsers) {
      await proveContact(stage, browser, 'race@example.com')
      stage.pass(2)
    }
    const results = await Promise.all(
      browsers.map((browser) => setSignUpPassword(browser.request(), goodPassword)),
    )
    expect(results.map(({ __typename }) => __typename).toSorted()).toEqual([
      'AuthorityShouldBeLogInError',
      'SignUpAccountSuccess',
    ])
    const rows = await stage.db.select().from(user)
    const owner = await stage.identity.findUserIdByEmail('red', 'race@example.com')
    expect(rows.filter(({ id }) => id === owner)).toHaveLength(1)
  })

  test('takes over the log-in of a sign-up that fell through', async () => {
    const browser = stage.browser('192.0.2.70')
    await proveContact(stage, browser, 'again@example.com')
    const userId = newId('user')
    const identity = { ...stage.identity, findUnclaimed: () => Promise.resolve(userId) }
    expect(await setSignUpPassword(browser.request({ identity }), goodPassword)).toMatchObject({
      __typename: 'SignUpAccountSuccess',
      signUp: { userId },
    })
  })

  test('writes no fan where the log-in could not be made', async () => {
    const browser = stage.browser()
    await proveContact(stage, browser, 'half@example.com')
    const before = await stage.db.select().from(user)
    const identity = { ...stage.identity, createAccount: () => Promise.reject(new Error('down')) }
    await expect(setSignUpPassword(browser.request({ identity }), goodPassword)).rejects.toThrow(
      'down',
    )
    expect(await stage.db.select().from(user)).toHaveLength(before.length)
    expect(await viewerSignUp(browser.request())).toMatchObject({ step: 'PASSWORD' })
  })

  test('does not take another key’s collision for a contact that is taken', async () => {
    const browser = stage.browser('192.0.2.71')
    await proveContact(stage, browser, 'collision@example.com')
    const fault = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'app_user_referral_code',
    })
    const identity = { ...stage.identity, createAccount: () => Promise.reject(fault) }
    await expect(setSignUpPassword(browser.request({ identity }), goodPassword)).rejects.toBe(fault)
    expect(await setSignUpPassword(browser.request(), goodPassword)).toMatchObject({
      __typename: 'SignUpAccountSuccess',
    })
  })

  test('waits for its turn', async () => {
    const { browser } = await begun('early@example.com')
    expect(await setSignUpPassword(browser.request(), goodPassword)).toMatchObject({
      __typename: 'SignUpStepError',
      step: 'CONFIRMATION_CODE',
    })
    expect(await setSignUpPassword(stage.browser().request(), goodPassword)).toMatchObject({
      step: null,
    })
  })
})

/** What the firebase SDK does with a custom token. */
async function exchange(token: string): Promise<string> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=red'
  const request = new Request(`${stage.config.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, returnSecureToken: true }),
  })
  const response = await stage.identity.handle(request, arrivalOf(request))
  const answer: unknown = await response?.json()
  if (typeof answer === 'object' && answer && 'idToken' in answer) return String(answer.idToken)
  throw new Error(`no ID token: ${JSON.stringify(answer)}`)
}
