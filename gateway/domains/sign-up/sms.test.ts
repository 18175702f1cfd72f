import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { findInbox } from '../../platform/mail/store.ts'
import { user } from '../user/tables.ts'
import {
  codeOnItsWay,
  sendLogInCode,
  sendSmsCode,
  setSignUpPassword,
  setSignUpProfile,
  setSignUpReferralCode,
  skipSms,
  startSignUp,
  verifyLogInCode,
  verifySmsCode,
  viewerSignUp,
} from './service.ts'
import {
  createNamedFan,
  form,
  goodPassword,
  proveContact,
  setStage,
  type Browser,
  type TestContext,
} from './testing.ts'

let stage: TestContext
let place = 0
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.clear())

const anywhere = () => stage.browser(`192.0.2.${(place += 1)}`)

async function atSmsStep(contact: string): Promise<{ browser: Browser; userId: string }> {
  const browser = anywhere()
  const userId = await createNamedFan(stage, browser, contact)
  await setSignUpReferralCode(browser.request(), null)
  return { browser, userId }
}

describe('the SMS step', () => {
  test('proves a number, however it was typed', async () => {
    const { browser, userId } = await atSmsStep('sms@example.com')
    expect(await sendSmsCode(browser.request(), '０９０－１２３４－５６７８')).toMatchObject({
      __typename: 'SendSmsCodeSuccess',
      maskedPhoneNumber: '090-••••-5678',
      code: { triesLeft: 5, expiresAt: new Date(stage.now().getTime() + 5 * 60_000) },
    })
    const code = await stage.codeFor('+819012345678')
    expect(await verifySmsCode(browser.request(), code)).toMatchObject({ signUp: { step: 'DONE' } })
    const [fan] = await stage.db.select().from(user).where(eq(user.id, userId))
    expect(fan?.phoneNumber).toBe('+819012345678')
    expect(await viewerSignUp(browser.request())).toBeNull()
  })

  test('is found again with the code that is on its way, by whoever comes back to it', async () => {
    const { browser } = await atSmsStep('again@example.com')
    const onItsWay = async () =>
      codeOnItsWay(browser.request(), (await viewerSignUp(browser.request()))!)
    expect(await onItsWay()).toBeNull()
    await sendSmsCode(browser.request(), '090-6060-7070')
    expect(await onItsWay()).toMatchObject({ contact: '+819060607070' })
    const code = await stage.codeFor('+819060607070')
    expect(await verifySmsCode(browser.request(), code)).toMatchObject({ signUp: { step: 'DONE' } })
  })

  test('can be skipped', async () => {
    const { browser } = await atSmsStep('skip@example.com')
    expect(await skipSms(browser.request())).toMatchObject({ signUp: { step: 'DONE' } })
    expect(await skipSms(browser.request())).toMatchObject({ step: 'DONE' })
  })

  test('tells that a number is another’s only to who holds it', async () => {
    const owner = await atSmsStep('first@example.com')
    await sendSmsCode(owner.browser.request(), '080-1111-2222')
    await verifySmsCode(owner.browser.request(), await stage.codeFor('+818011112222'))
    stage.pass(1)
    const second = await atSmsStep('next@example.com')
    expect(await sendSmsCode(second.browser.request(), '08011112222')).toMatchObject({
      __typename: 'SendSmsCodeSuccess',
    })
    const code = await stage.codeFor('+818011112222')
    expect(await verifySmsCode(second.browser.request(), code)).toMatchObject({
      __typename: 'VerifySmsCodeError',
      code: 'NUMBER_TAKEN',
    })
  })

  test('says when the carrier refuses, and when too much was sent', async () => {
    const { browser } = await atSmsStep('carrier@example.com')
    const messenger = { ...stage.messenger, sendSms: () => Promise.reject(new Error('refused')) }
    expect(await sendSmsCode(browser.request({ messenger }), '07033334444')).toEqual({
      __typename: 'SendSmsCodeError',
      field: 'phoneNumber',
      code: 'UNDELIVERABLE',
      retryAt: null,
      proofDoublings: null,
    })
    expect(await sendSmsCode(browser.request(), '07033334444')).toMatchObject({
      code: 'LIMIT',
      retryAt: new Date(stage.now().getTime() + 60_000),
    })
    expect(await sendSmsCode(browser.request(), '0312345678')).toMatchObject({
      code: 'NOT_A_MOBILE_NUMBER',
    })
  })

  test('sends to five numbers an hour at most, whichever they are', async () => {
    const { browser } = await atSmsStep('pump@example.com')
    const results = []
    for (let index = 0; index < 7; index += 1)
      results.push(await sendSmsCode(browser.request(), `0905555000${index}`))
    expect(results.map((result) => 'retryAt' in result && result.code)).toEqual([
      ...Array<boolean>(5).fill(false),
      'LIMIT',
      'LIMIT',
    ])
  })

  test('keeps the code good where proving the number fails', async () => {
    const { browser } = await atSmsStep('retry@example.com')
    await sendSmsCode(browser.request(), '09012120003')
    const code = await stage.codeFor('+819012120003')
    const transaction = ((work) =>
      stage.db.transaction(async (own) => {
        const done = await work(own)
        if (JSON.stringify(done ?? null).includes('DONE'))
          throw new Error('the connection was lost')
        return done
      })) as typeof stage.db.transaction
    const db = Object.assign(Object.create(stage.db) as typeof stage.db, { transaction })
    await expect(verifySmsCode({ ...browser.request(), db }, code)).rejects.toThrow('lost')
    expect(await verifySmsCode(browser.request(), code)).toMatchObject({ signUp: { step: 'DONE' } })
  })

  test('refuses the code after five minutes', async () => {
    const { browser } = await atSmsStep('slow@example.com')
    await sendSmsCode(browser.request(), '09077778888')
    stage.pass(5)
    const code = await stage.codeFor('+819077778888')
    expect(await verifySmsCode(browser.request(), code)).toMatchObject({ code: 'EXPIRED' })
  })
})

describe('signing up by phone', () => {
  test('needs no second proof of the number', async () => {
    const browser = anywhere()
    await proveContact(stage, browser, '09022223333')
    const result = await setSignUpPassword(browser.request(), goodPassword)
    if (result.__typename !== 'SignUpAccountSuccess') throw new Error(result.__typename)
    browser.signIn(result.signUp.userId)
    await setSignUpProfile(browser.request(), { displayName: '電話のファン' })
    expect(await setSignUpReferralCode(browser.request(), null)).toMatchObject({
      signUp: { step: 'DONE' },
    })
    expect(await stage.identity.findUserIdByPhone('red', '+819022223333')).toBe(
      result.signUp.userId,
    )
  })

  test('says when the carrier refuses', async () => {
    const messenger = { ...stage.messenger, sendSms: () => Promise.reject(new Error('refused')) }
    const request = anywhere().request({ messenger })
    expect(await startSignUp(request, form('09099998888'))).toMatchObject({
      __typename: 'SendSmsCodeError',
      code: 'UNDELIVERABLE',
    })
  })
})

describe('logging in by SMS', () => {
  test('signs in who holds the number, once a code', async () => {
    const fan = await atSmsStep('login@example.com')
    await sendSmsCode(fan.browser.request(), '09044445555')
    await verifySmsCode(fan.browser.request(), await stage.codeFor('+819044445555'))
    stage.pass(1)
    const browser = anywhere()
    expect(await sendLogInCode(browser.request(), '09044445555')).toMatchObject({
      __typename: 'SendSmsCodeSuccess',
    })
    const code = await stage.codeFor('+819044445555')
    const stranger = anywhere()
    expect(await verifyLogInCode(stranger.request(), code)).toMatchObject({ code: 'EXPIRED' })
    expect(await verifyLogInCode(browser.request(), code)).toMatchObject({
      __typename: 'LogInSuccess',
      customToken: expect.any(String),
    })
    expect(await verifyLogInCode(browser.request(), code)).toMatchObject({ code: 'EXPIRED' })
  })

  test('answers the same for a number without account, until the code proves it', async () => {
    const browser = anywhere()
    expect(await sendLogInCode(browser.request(), '09066667777')).toMatchObject({
      __typename: 'SendSmsCodeSuccess',
      maskedPhoneNumber: '090-••••-7777',
    })
    const code = await stage.codeFor('+819066667777')
    expect((await findInbox(stage.db, '+819066667777'))[0]?.body).toContain('登録されていません')
    expect(await verifyLogInCode(browser.request(), code)).toEqual({
      __typename: 'AuthorityShouldBeSignUpError',
    })
  })

  test('asks the identity service for every number, so that time tells nothing', async () => {
    const fan = await atSmsStep('time@example.com')
    await sendSmsCode(fan.browser.request(), '09012120001')
    await verifySmsCode(fan.browser.request(), await stage.codeFor('+819012120001'))
    stage.pass(1)
    const asked: string[] = []
    const identity = {
      ...stage.identity,
      findUserIdByPhone: async (_: string, phoneNumber: string) => {
        asked.push(phoneNumber)
        return null
      },
    }
    for (const number of ['09012120001', '09012120002'])
      await sendLogInCode(anywhere().request({ identity }), number)
    expect(asked).toEqual(['+819012120001', '+819012120002'])
  })

  test('dies after five wrong codes', async () => {
    const browser = anywhere()
    await sendLogInCode(browser.request(), '09088889999')
    const code = await stage.codeFor('+819088889999')
    const guess = code === '000000' ? '111111' : '000000'
    await Promise.all(Array.from({ length: 50 }, () => verifyLogInCode(browser.request(), guess)))
    expect(await verifyLogInCode(browser.request(), code)).toMatchObject({ code: 'TOO_MANY_TRIES' })
  })
})
