import { readFile } from 'node:fs/promises'
import { uniqueEmail } from './support/apiFan.ts'
import { newFan, password } from './support/journeys.ts'
import { advanceClock, comeBackLater } from './support/money.ts'
import { keptUp, type Ouen } from './support/ouen.ts'
import { expect, test, type Page } from './support/test.ts'

const day = 24 * 60
/** Where the field to post stands open. */
const viewport = { width: 1280, height: 800 }

async function askToLeave(page: Page, ouen: Ouen): Promise<void> {
  await page.goto(`${ouen.origin}/settings`)
  await page.getByRole('link', { name: '退会する' }).click()
  await page.getByRole('checkbox', { name: /内容を確認しました/ }).check()
  await page.getByRole('button', { name: '退会を申し込む' }).click()
}

/** A new fan, who has posted something. */
async function joinAndPost(page: Page, ouen: Ouen): Promise<{ email: string }> {
  const email = uniqueEmail()
  await page.context().setStorageState(await newFan(ouen, '灯台もり', email))
  await page.goto(`${ouen.origin}/timeline`)
  await page.getByRole('textbox', { name: '投稿を書く' }).fill('またいつか、灯台で。')
  await page.getByRole('button', { name: '投稿する' }).click()
  const own = page.getByRole('article').filter({ hasText: 'またいつか、灯台で。' })
  await expect(own).toContainText('灯台もり')
  return { email }
}

const stay = (page: Page) => page.getByRole('link', { name: '退会を取り消す' })

test('a fan leaves, stays after all, leaves again, and what they wrote stays without them', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen({ TEST_CLOCK: 'on' }, keptUp)
  const context = await browser.newContext({ viewport })
  let page = await context.newPage()
  const { email } = await joinAndPost(page, ouen)

  await askToLeave(page, ouen)
  await expect(page.getByRole('heading', { name: '退会を受け付けました' })).toBeVisible()
  await expect
    .poll(() => subjects(ouen, email))
    .toContainEqual(expect.stringMatching(/退会のお申し込み/))
  // It stands over every page, and leads to staying.
  await page.goto(ouen.origin)
  await stay(page).click()
  await page.getByRole('button', { name: '退会を取り消す' }).click()
  await expect(page.getByText(/退会を取り消しました/)).toBeVisible()
  await expect(stay(page)).toHaveCount(0)

  // Some time later the password is asked for once more, over the page, which then goes on by itself.
  page = await comeBackLater(page, ouen, 10)
  await askToLeave(page, ouen)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('メールアドレス').fill(email)
  await dialog.getByRole('textbox', { name: 'パスワード' }).fill(password)
  await dialog.getByRole('button', { name: 'ログインする' }).click()
  await expect(page.getByRole('heading', { name: '退会を受け付けました' })).toBeVisible()

  await context.close()
  await advanceClock(ouen, 14 * day + 61)
  await expect
    .poll(() => subjects(ouen, email))
    .toContainEqual(expect.stringMatching(/退会の手続きが終わりました/))

  const storageState = await newFan(ouen, 'よみて')
  const reader = await (await browser.newContext({ viewport, storageState })).newPage()
  await reader.goto(`${ouen.origin}/timeline`)
  const post = reader.getByRole('article').filter({ hasText: 'またいつか、灯台で。' })
  await expect(post).toContainText('退会したユーザー')
  await expect(reader.getByText('灯台もり')).toHaveCount(0)
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`${ouen.origin}/onboarding/login`)
  await guest.getByLabel('メールアドレス').fill(email)
  await guest.getByRole('textbox', { name: 'パスワード' }).fill(password)
  await guest.getByRole('button', { name: 'ログインする' }).click()
  await expect(guest.getByText(/パスワードが違います/)).toBeVisible()
})

test('a fan gets all that is theirs in a file, and nobody else does', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen()
  const page = await (await browser.newContext({ viewport })).newPage()
  const { email } = await joinAndPost(page, ouen)
  await page.goto(`${ouen.origin}/settings`)
  await page.getByRole('link', { name: '自分のデータを受け取る' }).click()
  await page.getByRole('button', { name: 'データを準備する' }).click()
  await expect(page.getByText('データを準備しています')).toBeVisible()
  await expect
    .poll(() => subjects(ouen, email))
    .toContainEqual(expect.stringMatching(/データの準備ができました/))
  await page.reload()
  const link = page.getByRole('link', { name: /ダウンロードする/ })
  const address = (await link.getAttribute('href'))!
  const downloading = page.waitForEvent('download')
  await link.click()
  const file = await (await downloading).path()
  const text = await readFile(file, 'utf8')
  expect(text).toContain('またいつか、灯台で。')
  expect(text).toContain(email)
  expect((await fetch(address)).status).toBe(404)
})

/** What a mailbox holds, by its subjects. */
const subjects = async (ouen: Ouen, email: string) =>
  (await ouen.inbox(email)).map(({ subject }) => subject)
