import { uniqueEmail } from './support/apiFan.ts'
import { newFan } from './support/journeys.ts'
import type { Ouen } from './support/ouen.ts'
import { expect, test } from './support/test.ts'

let ouen: Ouen
test.beforeEach(({ ouen: shared }) => {
  ouen = shared
})

test('a guest looks for an answer, asks the desk, and has a receipt by mail', async ({ page }) => {
  await page.goto(`${ouen.origin}/support`)
  await page.getByRole('searchbox').fill('ｺｲﾝ 期限')
  await page.getByText('コインに期限はありますか').click()
  await expect(page.getByText(/180日、そのおまけは90日です/)).toBeVisible()
  await page.getByRole('searchbox').fill('うみうし')
  await page.getByRole('link', { name: 'お問い合わせする' }).first().click()

  const email = uniqueEmail()
  await page.getByLabel('何についてですか').selectOption('GOODS')
  await page.getByLabel('内容').fill('缶バッジの箱がつぶれていました。')
  await page.getByLabel(/メールアドレス/).fill(email)
  await page.getByRole('button', { name: '送る' }).click()
  await expect(page.getByRole('heading', { name: 'お問い合わせを受け付けました' })).toBeVisible()
  const number = await page.getByText(/^S-\w{4}-\w{4}$/).textContent()
  await expect.poll(async () => (await ouen.inbox(email))[0]?.subject).toContain(number)
  // Whoever has a guest's number has nothing by it.
  await page.goto(`${ouen.origin}/support/contacts/${number}`)
  await expect(page.getByText('ログインすると見られます')).toBeVisible()
})

test('a fan asks, and finds the question and how it stands on their page', async ({ page }) => {
  const email = uniqueEmail()
  await page.context().setStorageState(await newFan(ouen, 'ひなた', email))
  await page.goto(`${ouen.origin}/settings`)
  await page.getByRole('link', { name: 'ヘルプとお問い合わせ' }).first().click()
  await page.getByRole('link', { name: 'お問い合わせする' }).click()
  await page.getByLabel('何についてですか').selectOption('COINS')
  await page.getByLabel('内容').fill('コインが増えません。')
  await expect(page.getByLabel(/メールアドレス/)).toHaveCount(0)
  await page.getByRole('button', { name: '送る' }).click()
  await page.getByRole('link', { name: '送った内容を見る' }).click()
  await expect(page.getByText('コインが増えません。')).toBeVisible()
  await expect
    .poll(async () => (await ouen.inbox(email))[0]?.body)
    .toContain('/support/contacts/S-')
  await page.getByRole('link', { name: 'ヘルプへ' }).click()
  await expect(page.getByRole('link', { name: /コインが増えません/ })).toContainText(
    '確認しています',
  )
})
