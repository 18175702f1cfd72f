import { expect, test } from '@playwright/test'
import { newFan } from './support/journeys.ts'
import { comeBackLater } from './support/money.ts'
import { Ouen } from './support/ouen.ts'

test.setTimeout(120_000)

test('a fan stamps a day, finds its coins, and goes on the next day and after one off', async ({
  browser,
}) => {
  const ouen = await Ouen.start({ TEST_CLOCK: 'on' })
  try {
    const context = await browser.newContext({ storageState: await newFan(browser, ouen) })
    let page = await context.newPage()
    await page.goto(`${ouen.origin}/treasure-machine`)
    await page.getByRole('link', { name: 'きょうのスタンプを押す' }).click()
    const stamp = page.getByRole('button', { name: 'きょうのスタンプを押す' })
    await stamp.click()
    await expect(page.getByText('5コインを受け取りました。')).toBeVisible()
    await page.reload()
    await expect(page.getByText('きょうのスタンプは押しました')).toBeVisible()
    await expect(stamp).toHaveCount(0)
    await page.goto(`${ouen.origin}/store/community-coins/paid`)
    await expect(page.getByText('チェックイン')).toBeVisible()

    // A day is missed, and the week's freeze bridges it.
    page = await comeBackLater(page, ouen, 2 * 24 * 60)
    await page.goto(`${ouen.origin}/check-in`)
    await expect(page.getByRole('heading', { name: '1日つづいています' })).toBeVisible()
    await expect(page.getByText(/おやすみ券でつながっています/)).toBeVisible()
    await page.getByRole('button', { name: 'きょうのスタンプを押す' }).click()
    await expect(page.getByRole('heading', { name: '2日つづいています' })).toBeVisible()
    await page.getByRole('link', { name: 'これまでのスタンプ' }).click()
    await expect(page.getByText('2日目')).toBeVisible()
    await expect(page.getByText('1日目')).toBeVisible()
  } finally {
    await ouen.dispose()
  }
})
