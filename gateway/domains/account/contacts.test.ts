import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFan, setStage, type Browser, type TestContext } from '../sign-up/testing.ts'
import { sendLogInCode, verifyLogInCode } from '../sign-up/service.ts'
import { confirmContact, sendContactCode, viewerAccount } from './service.ts'

let stage: TestContext
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.clear())

/** As a fan who has just logged in. */
const recent = (browser: Browser) => ({ ...browser.request(), signedInAt: stage.now() })

let fans = 0
/** Each from an address of their own: limits count those. */
async function newFan(contact = `fan${(fans += 1)}@example.com`) {
  const browser = stage.browser(`203.0.113.${(fans += 1)}`)
  const userId = await createFan(stage, browser, contact)
  return { browser, userId, contact }
}

const askFor = (browser: Browser, value: string) =>
  sendContactCode(recent(browser), { kind: value.includes('@') ? 'EMAIL' : 'PHONE', value })
const confirm = (browser: Browser, kind: 'EMAIL' | 'PHONE', code: string) =>
  confirmContact(browser.request(), { kind, code })
const logIn = (email: string) => stage.identity.findUserIdByEmail('red', email)

describe('another address', () => {
  test('is taken by the code that went to it; the old one logs nobody in, and is told', async () => {
    const { browser, userId, contact } = await newFan()
    expect(await askFor(browser, ' Ｎｅｗ@example.com')).toMatchObject({
      __typename: 'SendContactCodeSuccess',
      maskedContact: 'n••••@example.com',
    })
    expect(await logIn('new@example.com')).toBeNull()
    const code = await stage.codeFor('new@example.com')
    expect(await confirm(browser, 'EMAIL', code)).toMatchObject({
      __typename: 'ConfirmContactSuccess',
      account: { maskedEmail: 'n••••@example.com' },
    })
    expect(await logIn('new@example.com')).toBe(userId)
    expect(await logIn(contact)).toBeNull()
    const [letter] = await stage.inbox(contact)
    expect(letter?.subject).toContain('メールアドレスが変更されました')
    expect(letter?.body).toContain('n••••@example.com')
    expect(letter?.body).not.toContain('new@example.com')
    expect(await viewerAccount(browser.request())).toMatchObject({
      maskedEmail: 'n••••@example.com',
    })
  })

  test('is taken once: a used code is none', async () => {
    const { browser } = await newFan()
    await askFor(browser, 'once@example.com')
    const code = await stage.codeFor('once@example.com')
    const results = await Promise.all([1, 2, 3].map(() => confirm(browser, 'EMAIL', code)))
    const names = results.map(({ __typename }) => __typename)
    expect(names.filter((name) => name === 'ConfirmContactSuccess')).toHaveLength(1)
    expect(await confirm(browser, 'EMAIL', code)).toMatchObject({
      __typename: 'AuthenticationCodeError',
      code: 'EXPIRED',
      field: 'code',
    })
  })

  test('is not taken by another fan’s session, whatever code they have', async () => {
    const { browser, contact } = await newFan()
    const thief = await newFan()
    await askFor(browser, 'mine@example.com')
    const code = await stage.codeFor('mine@example.com')
    expect(await confirm(thief.browser, 'EMAIL', code)).toMatchObject({ code: 'EXPIRED' })
    expect(await confirm(stage.browser(), 'EMAIL', code)).toEqual({
      __typename: 'UnauthenticatedError',
    })
    expect(await confirm(browser, 'PHONE', code)).toMatchObject({ code: 'EXPIRED' })
    expect(await logIn(contact)).not.toBeNull()
    expect(await confirm(browser, 'EMAIL', code)).toMatchObject({
      __typename: 'ConfirmContactSuccess',
    })
  })

  test('that another account has is answered like any other, until it is proven', async () => {
    const { browser, contact, userId } = await newFan()
    const other = await newFan()
    const free = await askFor(browser, 'free@example.com')
    stage.pass(1)
    const asked = await askFor(browser, other.contact)
    expect(Object.keys(asked)).toEqual(Object.keys(free))
    expect(asked.__typename).toBe('SendContactCodeSuccess')
    expect(await confirm(browser, 'EMAIL', '000000')).toMatchObject({
      __typename: 'AuthenticationCodeError',
    })
    const code = await stage.codeFor(other.contact)
    expect(await confirm(browser, 'EMAIL', code)).toMatchObject({
      __typename: 'ContactTakenError',
      field: 'code',
    })
    expect(await logIn(other.contact)).toBe(other.userId)
    expect(await logIn(contact)).toBe(userId)
  })

  test('goes to one of two who prove it at once', async () => {
    const two = [await newFan(), await newFan()]
    const codes: string[] = []
    for (const { browser } of two) {
      await askFor(browser, 'both@example.com')
      codes.push(await stage.codeFor('both@example.com'))
      stage.pass(1)
    }
    const results = await Promise.all(
      two.map(({ browser }, turn) => confirm(browser, 'EMAIL', codes[turn]!)),
    )
    expect(results.map(({ __typename }) => __typename).toSorted()).toEqual([
      'ConfirmContactSuccess',
      'ContactTakenError',
    ])
  })

  test('wants a recent log-in, an address, and another one than now', async () => {
    const { browser, contact } = await newFan()
    const value = 'later@example.com'
    expect(await sendContactCode(browser.request(), { kind: 'EMAIL', value })).toEqual({
      __typename: 'RequiresRecentLoginError',
    })
    expect(await askFor(browser, 'fan@')).toMatchObject({ code: 'NOT_AN_EMAIL', field: 'value' })
    expect(await askFor(browser, contact.toUpperCase())).toMatchObject({
      __typename: 'ContactUnchangedError',
      field: 'value',
    })
    expect(await sendContactCode(stage.browser().request(), { kind: 'EMAIL', value })).toEqual({
      __typename: 'UnauthenticatedError',
    })
  })

  test('is asked for five times in an hour at most, whatever the addresses', async () => {
    const { browser } = await newFan()
    const names: string[] = []
    for (let turn = 0; turn < 7; turn += 1) {
      names.push((await askFor(browser, `many${turn}@example.com`)).__typename)
      stage.pass(1)
    }
    expect(names.filter((name) => name === 'SendContactCodeSuccess')).toHaveLength(5)
    expect(names.at(-1)).toBe('RateLimitedError')
  })

  test('is not guessed: five tries, and the code is dead', async () => {
    const { browser } = await newFan()
    await askFor(browser, 'guessed@example.com')
    const code = await stage.codeFor('guessed@example.com')
    const wrong = code === '123456' ? '654321' : '123456'
    for (let turn = 0; turn < 5; turn += 1) await confirm(browser, 'EMAIL', wrong)
    expect(await confirm(browser, 'EMAIL', code)).toMatchObject({ code: 'TOO_MANY_TRIES' })
  })
})

describe('another number', () => {
  test('is taken by the code that was texted to it; the old one logs nobody in, and is told', async () => {
    const { browser, userId } = await newFan('09011112222')
    expect(await askFor(browser, '０９０－３３３３－４４４４')).toMatchObject({
      maskedContact: '090-••••-4444',
    })
    const code = await stage.codeFor('+819033334444')
    expect(await confirm(browser, 'PHONE', code)).toMatchObject({
      account: { maskedPhoneNumber: '090-••••-4444', maskedEmail: null },
    })
    const [told] = await stage.inbox('+819011112222')
    expect(told?.body).toContain('電話番号が 090-••••-4444 に変わりました')
    const guest = stage.browser('203.0.113.250')
    await sendLogInCode(guest.request(), '09033334444')
    expect(
      await verifyLogInCode(guest.request(), await stage.codeFor('+819033334444')),
    ).toMatchObject({ __typename: 'LogInSuccess' })
    await sendLogInCode(guest.request(), '09011112222')
    expect(
      await verifyLogInCode(guest.request(), await stage.codeFor('+819011112222')),
    ).toMatchObject({ __typename: 'AuthorityShouldBeSignUpError' })
    expect(await stage.identity.findUserIdByPhone('red', '+819033334444')).toBe(userId)
  })

  test('that is the first is told by mail, and the first address by text', async () => {
    const byMail = await newFan()
    await askFor(byMail.browser, '09055556666')
    await confirm(byMail.browser, 'PHONE', await stage.codeFor('+819055556666'))
    expect((await stage.inbox(byMail.contact))[0]?.body).toContain('090-••••-6666 で登録されました')
    const byPhone = await newFan('09077778888')
    await askFor(byPhone.browser, 'first@example.com')
    await confirm(byPhone.browser, 'EMAIL', await stage.codeFor('first@example.com'))
    expect((await stage.inbox('+819077778888'))[0]?.body).toContain('f••••@example.com')
    expect(await viewerAccount(byPhone.browser.request())).toMatchObject({
      maskedEmail: 'f••••@example.com',
      maskedPhoneNumber: '090-••••-8888',
    })
  })

  test('that another account has is told once it is proven', async () => {
    await newFan('09012121212')
    const { browser } = await newFan()
    stage.pass(1)
    expect((await askFor(browser, '09012121212')).__typename).toBe('SendContactCodeSuccess')
    expect(await confirm(browser, 'PHONE', await stage.codeFor('+819012121212'))).toMatchObject({
      __typename: 'ContactTakenError',
    })
  })

  test('is a mobile one', async () => {
    const { browser } = await newFan()
    expect(await askFor(browser, '0312345678')).toMatchObject({
      __typename: 'ContactError',
      code: 'NOT_A_MOBILE_NUMBER',
    })
  })
})

test('shows a guest no account', async () => {
  expect(await viewerAccount(stage.browser().request())).toBeNull()
})
