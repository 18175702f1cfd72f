import { newFan } from './support/journeys.ts'
import { passUntilNoon } from './support/money.ts'
import { expect, test } from './support/test.ts'

test('a fan stamps the day, receives what the stamp brings, and comes to say where it goes', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen({ TEST_CLOCK: 'on' })
  await passUntilNoon(ouen)
  const context = await browser.newContext({ storageState: await newFan(ouen) })
  const page = await context.newPage()
  await page.goto(`${ouen.origin}/check-in`)
  await page.getByRole('button', { name: 'きょうのスタンプを押す' }).click()
  await expect(page.getByText('5コインを受け取りました。')).toBeVisible()
  await page.getByRole('link', { name: '今月のプレゼント' }).click()
  // In a month's first days those of the last one still stand below.
  const ofThisMonth = (name: RegExp) => page.getByRole('link', { name }).first()
  await expect(ofThisMonth(/卓上カレンダー/)).toContainText('あつめています')
  await ofThisMonth(/放送局からのはがき/).click()
  await page.getByRole('button', { name: '受け取る' }).click()
  await expect(page.getByText(/いつもありがとうございます/)).toBeVisible()
  await expect(page.getByText('のこり299／300')).toBeVisible()
  await page.reload()
  await expect(page.getByText('受け取りました', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /届け先/ }).click()
  await page.waitForURL(/\/store\/prize\/delivery\/delivery_\w+\/form$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
