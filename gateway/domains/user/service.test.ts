import { cleanText } from '#rules/text.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { createFan, setStage, type Browser, type TestContext } from '../sign-up/testing.ts'
import { newId } from '../../platform/ids.ts'
import { checkDisplayName } from './displayName.ts'
import { readReferralCode } from './referral.ts'
import { loadUser, updateProfile } from './service.ts'
import { upload } from '../../platform/files/tables.ts'
import { user } from './tables.ts'

let stage: TestContext
let browser: Browser
let userId: string
beforeAll(async () => {
  stage = await setStage()
  browser = stage.browser()
  userId = await createFan(stage, browser, 'fan@example.com')
})
afterAll(() => stage.clear())

describe('a display name', () => {
  test.each([
    ['ひなた', 'ひなた'],
    ['　 ひな た\u3000', 'ひな た'],
    ['か\u3099', 'が'],
    ['Ｈｉｎａ', 'Ｈｉｎａ'],
    ['<script>', '<script>'],
  ])('is kept as its fan wrote it: %j', (typed, kept) => {
    expect(cleanText(typed)).toBe(kept)
    expect(checkDisplayName(kept)).toBeUndefined()
  })

  test.each([
    ['　 ', 'EMPTY'],
    ['あ'.repeat(21), 'TOO_LONG'],
    [`a${'\u0301'.repeat(500)}`, 'TOO_LONG'],
    [`ひなた${'\u0301'.repeat(5)}`, 'UNREADABLE'],
    ['\u200b\u2060', 'UNREADABLE'],
    ['\u3164', 'UNREADABLE'],
    ['ひ\nなた', 'UNREADABLE'],
    ['ひな\u202eた', 'UNREADABLE'],
    ['ひな\u0000た', 'UNREADABLE'],
  ])('is refused: %j', (typed, problem) => {
    expect(checkDisplayName(cleanText(typed))).toBe(problem)
  })

  test('counts a family of four as one character', () => {
    expect(checkDisplayName('👩‍👩‍👧‍👦'.repeat(15))).toBeUndefined()
  })
})

describe('changing the profile', () => {
  test('keeps the picture where none is chosen', async () => {
    const result = await updateProfile(browser.request(), { displayName: '<i>るか</i>' })
    expect(result).toMatchObject({
      __typename: 'UpdateProfileSuccess',
      user: { displayName: '<i>るか</i>', hasProfile: true, avatar: { name: 'penguin' } },
    })
  })

  test('takes an uploaded picture of one’s own only', async () => {
    const id = newId('upload')
    const path = `tenants/red/avatars/${id}.webp`
    const size = { width: 512, height: 512, dominantColor: '#aabbcc' }
    const image = { kind: 'upload' as const, id, path, ...size }
    const row = { id, ownerId: 'user_other', image, createdAt: stage.now() }
    await stage.db.insert(upload).values(row)
    const input = { displayName: 'るか', uploadedAvatarId: id }
    expect(await updateProfile(browser.request(), input)).toMatchObject({
      __typename: 'UploadNotFoundError',
      field: 'uploadedAvatarId',
    })
    await stage.db.update(upload).set({ ownerId: userId })
    expect(await updateProfile(browser.request(), input)).toMatchObject({ user: { avatar: image } })
    const fan = await loadUser(browser.request(), userId)
    expect(fan?.avatar).toEqual(image)
  })

  test('refuses a drawn avatar that is not there, and a guest', async () => {
    const input = { displayName: 'るか', drawnAvatar: 'dragon' }
    expect(await updateProfile(browser.request(), input)).toMatchObject({
      __typename: 'UploadNotFoundError',
      field: 'drawnAvatar',
    })
    expect(await updateProfile(stage.browser().request(), input)).toMatchObject({
      __typename: 'UnauthenticatedError',
    })
  })
})

describe('changing it again and again', () => {
  test('is refused after thirty times in an hour, whichever way it went, at once too', async () => {
    stage.pass(60)
    const results = await Promise.all(
      Array.from({ length: 34 }, (_, turn) =>
        updateProfile(browser.request(), { displayName: turn % 2 ? `るか${turn}` : '' }),
      ),
    )
    const refused = results.filter(({ __typename }) => __typename === 'RateLimitedError')
    expect(refused).toHaveLength(4)
    expect(refused[0]).toMatchObject({ retryAt: new Date(stage.now().getTime() + 60 * 60_000) })
    stage.pass(60)
    const again = await updateProfile(browser.request(), { displayName: 'るか' })
    expect(again.__typename).toBe('UpdateProfileSuccess')
  })
})

test('shows nobody where a fan has left', async () => {
  await stage.db.update(user).set({ status: 'deleted' }).where(eq(user.id, userId))
  stage.cache.forget('red', 'user', userId)
  expect(await loadUser(browser.request(), userId)).toBeNull()
})

test.each([
  ['abcd1234', 'ABCD1234'],
  ['ＡＢＣＤ－１２３４', 'ABCD1234'],
  ['oil0OIL1', '01100111'],
  ['abcd123', undefined],
  ['abcdefgu', undefined],
])('reads the referral code %s as %s', (typed, code) => {
  expect(readReferralCode(typed)).toBe(code)
})
