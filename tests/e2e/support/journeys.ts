import { type BrowserContext, expect, type Page } from '@playwright/test'
import { uniqueEmail, type ApiFan } from './apiFan.ts'
import { password, run, signUpByApi } from './apiJourneys.ts'
import type { Ouen } from './ouen.ts'
import { adopted } from './settled.ts'

export { password }

/** Fills the first step as an adult, with an e-mail address, and sends it. */
export async function agreeTerms(page: Page, email: string, birthYear = '1995'): Promise<void> {
  await page.getByLabel('メールアドレス').fill(email)
  await chooseBirthDate(page, birthYear)
  await page.getByRole('checkbox', { name: /同意する/ }).check()
  await page.getByRole('button', { name: '確認コードを送る' }).click()
}

export async function chooseBirthDate(
  page: Page,
  year: string,
  month = '4',
  day = '1',
): Promise<void> {
  const date = page.getByRole('group', { name: /生年月日/ })
  await fillPart(date.getByLabel(/年/).first(), year)
  await fillPart(date.getByLabel(/月/).first(), month)
  await fillPart(date.getByLabel(/日/).last(), day)
}

async function fillPart(part: ReturnType<Page['getByLabel']>, value: string): Promise<void> {
  if ((await part.evaluate((element) => element.tagName)) === 'SELECT')
    await part.selectOption(value)
  else await part.fill(value)
}

/** Enters the code that the inbox received: the sixth digit sends it. */
export async function enterCode(page: Page, ouen: Ouen, recipient: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'コードを入力してください' })).toBeVisible()
  await page.getByLabel(/確認コード/).fill(await ouen.codeFor(recipient))
}

/** A step is there once its address is, and it takes what is typed. */
export async function arriveAt(page: Page, step: string): Promise<void> {
  await page.waitForURL(`**/onboarding/${step}`)
  await expect(page.locator('[inert]')).toHaveCount(0)
}

/** Signs a new fan up from any page that shows the first step, to the page after welcome. */
export async function signUp(page: Page, ouen: Ouen, name: string): Promise<{ email: string }> {
  const email = uniqueEmail()
  await agreeTerms(page, email)
  await enterCode(page, ouen, email)
  await arriveAt(page, 'password')
  await page.getByRole('textbox', { name: 'パスワード' }).fill(password)
  await page.getByRole('button', { name: '登録する' }).click()
  await arriveAt(page, 'profile-setting')
  await page.getByRole('textbox', { name: '名前' }).fill(name)
  await page.getByRole('button', { name: '次へ' }).click()
  await arriveAt(page, 'referral-code')
  await page.getByRole('button', { name: 'あとで' }).click()
  await arriveAt(page, 'sms')
  await page.getByRole('button', { name: 'あとで' }).click()
  await expect(page.getByRole('heading', { name: `ようこそ、${name}さん` })).toBeVisible()
  return { email }
}

/**
 * A fan who signed up and joined, as the state of a browser in which they are signed in: made by calls, in a
 * twentieth of the time that a browser takes to sign up. Their password is `password`.
 */
export async function newFan(
  ouen: Ouen,
  name = 'はるか',
  email = uniqueEmail(),
): Promise<StorageState> {
  const { fan } = await signUpByApi(ouen, name, email)
  // The steps that may be left out: whoever is in the middle of signing up is led back to it.
  await run(fan, 'detailsReferralCodeMutation', { code: null })
  await run(fan, 'detailsSkipSmsMutation')
  const opened = await fan.fetch('/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken: fan.idToken }),
  })
  expect(opened.status).toBe(204)
  const { sub: userId } = JSON.parse(atob(fan.idToken.split('.')[1]!)) as { sub: string }
  // Playwright takes a database too, though its types know nothing of it.
  const origin = {
    origin: ouen.origin,
    localStorage: [
      { name: 'ouen.signed-in', value: '1' },
      { name: 'ouen.draft-owner', value: userId },
    ],
    indexedDB: [signedInDatabase(fan, userId, email)],
  }
  const cookies = fan.cookies.map((cookie) => ({
    ...cookie,
    domain: 'localhost',
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  }))
  return { cookies, origins: [origin] }
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** What the sign-in SDK keeps of a fan, in its own format. */
function signedInDatabase(fan: ApiFan, uid: string, email: string) {
  const user = {
    uid,
    email,
    emailVerified: true,
    isAnonymous: false,
    apiKey: 'ouen',
    appName: '[DEFAULT]',
    providerData: [{ providerId: 'password', uid: email, email }],
    stsTokenManager: {
      refreshToken: fan.refreshToken,
      accessToken: fan.idToken,
      expirationTime: Date.now() + 3_600_000,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
  }
  const key = `firebase:authUser:${user.apiKey}:${user.appName}`
  return {
    name: 'firebaseLocalStorageDb',
    version: 1,
    stores: [
      {
        name: 'firebaseLocalStorage',
        keyPath: 'fbase_key',
        autoIncrement: false,
        records: [{ value: { fbase_key: key, value: user } }],
        indexes: [],
      },
    ],
  }
}

/** Opens a channel by its name from the list. */
export async function openChannel(page: Page, name: string): Promise<void> {
  await page.goto(new URL('/messages', page.url()).href)
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  // A link that was followed before its page was adopted opens a document, whose code is on its way yet.
  await adopted(page)
}

/** Messages of the open room that hold a text: the list of rooms beside it may show the same. */
export const saying = (page: Page, text: string) =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text })

export async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /送るメッセージ/ }).fill(text)
  await page.getByRole('button', { name: '送信する' }).click()
}
