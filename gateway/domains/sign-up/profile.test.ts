import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { referral, user } from '../user/tables.ts'
import { setSignUpProfile, setSignUpReferralCode, skipSms, viewerSignUp } from './service.ts'
import { createFan, createNamedFan, setStage, type Browser, type TestContext } from './testing.ts'

let stage: TestContext
let place = 0
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.clear())

/** A browser at a place of its own, so that no limit is met. */
const anywhere = () => stage.browser(`192.0.2.${(place += 1)}`)

async function codeOf(userId: string): Promise<string> {
  const rows = await stage.db.select().from(user).where(eq(user.id, userId))
  return rows[0]!.referralCode
}

async function invite(browser: Browser, code: string | null) {
  return setSignUpReferralCode(browser.request(), code)
}

describe('the profile step', () => {
  test('sets the name and goes on', async () => {
    const browser = anywhere()
    await createFan(stage, browser, 'profile@example.com')
    const input = { displayName: '　<b>ひなた</b>　', drawnAvatar: 'penguin' }
    expect(await setSignUpProfile(browser.request(), input)).toMatchObject({
      __typename: 'SignUpSuccess',
      signUp: { step: 'REFERRAL_CODE' },
    })
    const [fan] = await stage.db.select().from(user).where(eq(user.displayName, '<b>ひなた</b>'))
    expect(fan).toMatchObject({ hasProfile: true, avatar: { name: 'penguin' } })
  })

  test('stays where the name is refused', async () => {
    const browser = anywhere()
    await createFan(stage, browser, 'rude@example.com')
    expect(
      await setSignUpProfile(browser.request(), { displayName: 'ﾊﾞｶヤロウさん' }),
    ).toMatchObject({ __typename: 'TextModerationError', word: 'ﾊﾞｶヤロウ' })
    expect(await viewerSignUp(browser.request())).toMatchObject({ step: 'PROFILE_SETTING' })
  })

  test('is for the bearer of the account alone', async () => {
    const browser = anywhere()
    const stranger = await createFan(stage, anywhere(), 'stranger@example.com')
    await createFan(stage, browser, 'owner@example.com')
    for (const userId of [null, stranger]) {
      browser.signIn(userId)
      expect(await setSignUpProfile(browser.request(), { displayName: '誰か' })).toMatchObject({
        __typename: 'UnauthenticatedError',
      })
    }
  })

  test('refuses a later step before it', async () => {
    const browser = anywhere()
    await createFan(stage, browser, 'ahead@example.com')
    expect(await skipSms(browser.request())).toMatchObject({
      __typename: 'SignUpStepError',
      step: 'PROFILE_SETTING',
    })
  })
})

describe('the referral step', () => {
  test('can be skipped', async () => {
    const browser = anywhere()
    await createNamedFan(stage, browser, 'alone@example.com')
    expect(await invite(browser, null)).toMatchObject({ signUp: { step: 'SMS' } })
  })

  test('notes who invited the fan, in whatever width and case the code is typed', async () => {
    const referrerId = await createFan(stage, anywhere(), 'referrer@example.com')
    await stage.db.update(user).set({ referralCode: '10ABCDE2' }).where(eq(user.id, referrerId))
    const browser = anywhere()
    const userId = await createNamedFan(stage, browser, 'invited@example.com')
    expect(await invite(browser, ' ｌｏab-cde2 ')).toMatchObject({ signUp: { step: 'SMS' } })
    const rows = await stage.db.select().from(referral).where(eq(referral.userId, userId))
    expect(rows).toMatchObject([{ referrerId }])
  })

  test('refuses what is no code, nobody’s code, and the fan’s own', async () => {
    const browser = anywhere()
    const userId = await createNamedFan(stage, browser, 'self@example.com')
    expect(await invite(browser, 'ABC')).toMatchObject({ __typename: 'InviteCodeInvalidError' })
    expect(await invite(browser, 'ABCDEFGU')).toMatchObject({
      __typename: 'InviteCodeInvalidError',
    })
    expect(await invite(browser, 'ZZZZZZZZ')).toMatchObject({
      __typename: 'InviteCodeNotFoundError',
    })
    expect(await invite(browser, await codeOf(userId))).toMatchObject({
      __typename: 'InviteCodeNotFoundError',
    })
  })

  test('lets a code serve ten fans, also when they come at once', async () => {
    const referrer = await createFan(stage, anywhere(), 'popular@example.com')
    const code = await codeOf(referrer)
    const browsers: Browser[] = []
    for (let index = 0; index < 12; index += 1) {
      const browser = anywhere()
      await createNamedFan(stage, browser, `friend${index}@example.com`)
      browsers.push(browser)
    }
    const results = await Promise.all(browsers.map((browser) => invite(browser, code)))
    const names = results.map(({ __typename }) => __typename)
    expect(names.filter((name) => name === 'SignUpSuccess')).toHaveLength(10)
    expect(names.filter((name) => name === 'InviteCodeAlreadyUsedError')).toHaveLength(2)
  })

  test('takes one invitation a fan', async () => {
    const referrer = await createFan(stage, anywhere(), 'second@example.com')
    const browser = anywhere()
    const userId = await createNamedFan(stage, browser, 'greedy@example.com')
    await stage.db.insert(referral).values({ userId, referrerId: referrer, createdAt: stage.now() })
    expect(await invite(browser, await codeOf(referrer))).toMatchObject({
      __typename: 'AuthorityAlreadyInvitedError',
    })
  })

  test('ends guessing after ten codes; skipping stays open', async () => {
    const browser = anywhere()
    await createNamedFan(stage, browser, 'guesser@example.com')
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => invite(browser, `ZZZZZZ${10 + index}`)),
    )
    const names = guesses.map(({ __typename }) => __typename)
    expect(names.filter((name) => name === 'InviteCodeNotFoundError')).toHaveLength(10)
    expect(names.filter((name) => name === 'RateLimitedError')).toHaveLength(2)
    expect(await invite(browser, null)).toMatchObject({ __typename: 'SignUpSuccess' })
  })
})
