import { newFan } from './support/journeys.ts'
import { passUntilNoon } from './support/money.ts'
import { expect, test } from './support/test.ts'

test('a fan earns a pass by a stamp, opens a chapter with it, once, and leaves by a page that says where to', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen({ TEST_CLOCK: 'on' })
  await passUntilNoon(ouen)
  const context = await browser.newContext({ storageState: await newFan(ouen) })
  const page = await context.newPage()
  await page.goto(`${ouen.origin}/stories`)
  await page.getByRole('link', { name: /放送局の裏口から/ }).click()
  await page.getByRole('link', { name: /温室の当番/ }).click()
  await expect(page.getByText('ランク「ともしび」で読めます')).toBeVisible()
  await page.getByRole('link', { name: '章の一覧へ' }).click()
  const lights = page.getByRole('link', { name: /消した明かりのあとに/ })
  await lights.click()
  await expect(page.getByText(/お持ちの閲覧パスは0枚です/)).toBeVisible()

  await page.goto(`${ouen.origin}/check-in`)
  await page.getByRole('button', { name: 'きょうのスタンプを押す' }).click()
  await expect(page.getByText('5コインを受け取りました。')).toBeVisible()
  await page.goto(`${ouen.origin}/missions`)
  await page.getByRole('button', { name: /閲覧パス1枚を受け取る/ }).click()
  await expect(page.getByRole('button', { name: /閲覧パス1枚を受け取る/ })).toHaveCount(0)

  await page.goto(`${ouen.origin}/stories`)
  await page.getByRole('link', { name: /放送局の裏口から/ }).click()
  await lights.click()
  await page.getByRole('button', { name: 'パスを使って読む' }).click()
  await expect(page.getByText('いま1枚 → 使ったあと0枚')).toBeVisible()
  await page.getByRole('button', { name: '1枚使って読む' }).click()
  await expect(page.getByText('「消した明かりのあとに」が開きました。')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: '次のページ' })).toBeVisible()
  await page.getByRole('link', { name: '章の一覧へ' }).click()
  await page.getByRole('link', { name: /灯台のしくみを読む/ }).click()
  await expect(page.getByText(/ja\.wikipedia\.org へ移動します/)).toBeVisible()
  await expect(page.getByRole('link', { name: /ja\.wikipedia\.org をひらく/ })).toHaveAttribute(
    'href',
    /^https:\/\/ja\.wikipedia\.org\//,
  )
})
