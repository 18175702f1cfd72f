import { newFan } from './support/journeys.ts'
import { passUntilNoon } from './support/money.ts'
import { expect, test } from './support/test.ts'

test('a fan sees how ranks are reached, stamps a day, and finds its points in their own page', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen({ TEST_CLOCK: 'on' })
  await passUntilNoon(ouen)
  const context = await browser.newContext({ storageState: await newFan(ouen) })
  const page = await context.newPage()
  await page.goto(`${ouen.origin}/mypage`)
  await page.getByRole('link', { name: /サポーターランク/ }).click()
  await expect(page.getByRole('heading', { name: '冬の応援シーズン' })).toBeVisible()
  await expect(page.getByText('「ともしび」まで、あと30ポイント')).toBeVisible()
  await expect(page.getByText('1回5ポイント・1日5ポイントまで')).toHaveCount(2)
  await expect(page.getByText('100円ごとに1ポイント・1日50ポイントまで')).toBeVisible()

  await page.goto(`${ouen.origin}/check-in`)
  await page.getByRole('button', { name: 'きょうのスタンプを押す' }).click()
  await expect(page.getByText('5コインを受け取りました。')).toBeVisible()
  await page.goto(`${ouen.origin}/mypage`)
  const tile = page.getByRole('link', { name: /サポーターランク/ })
  await expect(tile).toContainText('5ポイント')
  await tile.click()
  await expect(page.getByText('「ともしび」まで、あと25ポイント')).toBeVisible()
  await expect(page.getByRole('button', { name: /受け取る/ })).toHaveCount(0)
})
