import { fileURLToPath } from 'node:url'
import { uniqueEmail } from './support/apiFan.ts'
import { newFan, openChannel, password, say, saying } from './support/journeys.ts'
import type { Ouen } from './support/ouen.ts'
import { expect, test, type Page } from './support/test.ts'

const picture = fileURLToPath(new URL('../../docs/pictures/home-ja-light.webp', import.meta.url))

test('a fan takes another name and a picture of their own, and talks under them', async ({
  browser,
  ouen,
}) => {
  const context = await browser.newContext({ storageState: await newFan(ouen) })
  const page = await context.newPage()
  await page.goto(ouen.origin)
  await page
    .getByRole('link', { name: /マイページ/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'プロフィールを編集' }).click()
  await page.getByRole('textbox', { name: '名前' }).fill('よふかしはるか')
  await page.getByLabel('自分の画像を使う').setInputFiles(picture)
  await expect(page.getByRole('radio', { name: '自分の画像' })).toBeChecked()
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('プロフィールを保存しました。')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'よふかしはるか' })).toBeVisible()

  await page.getByRole('link', { name: 'プロフィールを編集' }).click()
  await expect(page.getByRole('radio', { name: '自分の画像' })).toBeChecked()
  await openChannel(page, 'ロビー')
  await say(page, '名前を変えました')
  const other = await browser.newContext({ storageState: await newFan(ouen) })
  const theirs = await other.newPage()
  await theirs.goto(ouen.origin)
  await openChannel(theirs, 'ロビー')
  await expect(saying(theirs, '名前を変えました')).toContainText('よふかしはるか')
  await expect(saying(theirs, '名前を変えました').locator('img').first()).toHaveAttribute(
    'src',
    /upload_/,
  )
})

test('a fan changes their password; their other device is out, this one goes on', async ({
  browser,
  ouen,
}) => {
  const email = uniqueEmail()
  const storageState = await newFan(ouen, 'はるか', email)
  const page = await (await browser.newContext({ storageState })).newPage()
  const elsewhere = await (await browser.newContext()).newPage()
  await logIn(elsewhere, ouen, email, password)
  await expect(elsewhere.getByText('はるかさん')).toBeVisible()

  await page.goto(`${ouen.origin}/settings`)
  await page.getByRole('link', { name: 'パスワードを変更' }).click()
  const next = '灯台で7回またたく'
  await page.getByLabel('いまのパスワード').fill(`${password}！`)
  await page.getByLabel('新しいパスワード').fill(next)
  await page.getByRole('button', { name: '変更する' }).click()
  await expect(page.getByText(/いまのパスワードが違います/)).toBeVisible()
  await page.getByLabel('いまのパスワード').fill(password)
  const left = elsewhere.waitForEvent('domcontentloaded')
  await page.getByRole('button', { name: '変更する' }).click()
  await expect(page.getByText(/パスワードを変更しました/)).toBeVisible()
  await expect(page.getByText('はるかさん')).toBeVisible()
  await page.reload()
  await expect(page.getByText('はるかさん')).toBeVisible()
  await openChannel(page, 'ロビー')
  await say(page, 'このパスワードで話します')
  await expect(saying(page, 'このパスワードで話します')).toHaveCount(1)

  // It leaves by itself, as it is told at once: its page opens anew, as a guest's.
  await left
  await expect(
    elsewhere.getByRole('banner').getByRole('button', { name: 'ログイン' }),
  ).toBeVisible()
  await logIn(elsewhere, ouen, email, next)
  await expect(elsewhere.getByText('はるかさん')).toBeVisible()
})

test('another oshi dresses all of a fan’s devices at once, and for good', async ({
  browser,
  ouen,
}) => {
  const storageState = await newFan(ouen)
  const page = await (await browser.newContext({ storageState })).newPage()
  const other = await (await browser.newContext({ storageState })).newPage()
  await other.goto(`${ouen.origin}/messages`)
  await page.goto(`${ouen.origin}/mypage`)
  for (const [talent, palette] of [
    ['夜半ルカ', 'indigo'],
    ['温井つむぎ', 'jade'],
  ] as const) {
    await page.getByRole('button', { name: /推しを(選ぶ|変える)/ }).click()
    await page.getByRole('radio', { name: new RegExp(talent) }).check()
    await page.getByRole('button', { name: `${talent}を推す` }).click()
    await expect(page.getByRole('heading', { name: talent })).toBeVisible()
    for (const device of [page, other])
      await expect(device.locator('html')).toHaveAttribute('data-palette', palette)
  }
  await other.goto(`${ouen.origin}/mypage`)
  await expect(other.getByRole('heading', { name: '温井つむぎ' })).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('data-palette', 'jade')
})

async function logIn(page: Page, { origin }: Ouen, email: string, typed: string): Promise<void> {
  await page.goto(`${origin}/onboarding/login`)
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByRole('textbox', { name: 'パスワード' }).fill(typed)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await page.waitForURL(`${origin}/`)
  await page.goto(`${origin}/settings`)
}
