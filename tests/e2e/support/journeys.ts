import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { uniqueEmail } from './apiFan.ts'
import type { Ouen } from './ouen.ts'

export const password = 'ペンライトを12本ふる'

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

/** A fan who signed up and joined, as the state of a browser. */
export async function newFan(
  browser: Browser,
  ouen: Ouen,
): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(ouen.origin)
  await page.getByRole('button', { name: '参加する' }).click()
  await signUp(page, ouen, 'はるか')
  await page.getByRole('button', { name: 'あとで決める' }).click()
  await page.waitForURL(`${ouen.origin}/`)
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return state
}

/** Opens a channel by its name from the list. */
export async function openChannel(page: Page, name: string): Promise<void> {
  await page.goto(new URL('/messages', page.url()).href)
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Messages of the open room that hold a text: the list of rooms beside it may show the same. */
export const saying = (page: Page, text: string) =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text })

export async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /送るメッセージ/ }).fill(text)
  await page.getByRole('button', { name: '送信する' }).click()
}
