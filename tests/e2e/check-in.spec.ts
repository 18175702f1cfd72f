import { newFan } from './support/journeys.ts'
import { comeBackLater, passUntilNoon } from './support/money.ts'
import { expect, test } from './support/test.ts'

test('a fan reads the day’s fortune, stamps it, finds its coins, and goes on after a day off', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen({ TEST_CLOCK: 'on' })
  await passUntilNoon(ouen)
  const context = await browser.newContext({ storageState: await newFan(ouen) })
  let page = await context.newPage()
  await page.goto(ouen.origin)
  const fortune = page.getByRole('figure').filter({ hasText: 'きょうのおみくじ' })
  await page.getByRole('button', { name: 'ひらく' }).click()
  await expect(fortune).toContainText('きょうのおとも')
  const told = await fortune.textContent()
  await page.getByRole('link', { name: 'スタンプ 押すと5コイン' }).click()
  const stamp = page.getByRole('button', { name: 'きょうのスタンプを押す' })
  await stamp.click()
  await expect(page.getByText('5コインを受け取りました。')).toBeVisible()
  await page.reload()
  await expect(page.getByText('きょうのスタンプは押しました')).toBeVisible()
  await expect(stamp).toHaveCount(0)
  await page.goto(`${ouen.origin}/store/community-coins/paid`)
  await expect(page.getByText('チェックイン')).toBeVisible()
  await page.goto(ouen.origin)
  await expect(page.getByRole('link', { name: 'スタンプ 1日つづけて' })).toBeVisible()
  expect(await fortune.textContent()).toBe(told)

  // A day is missed, and the week's freeze bridges it.
  page = await comeBackLater(page, ouen, 2 * 24 * 60)
  await page.goto(ouen.origin)
  await page.getByRole('button', { name: 'ひらく' }).click()
  const next = page.getByRole('figure').filter({ hasText: 'きょうのおみくじ' })
  await expect(next).toContainText('きょうのおとも')
  expect(await next.textContent()).not.toBe(told)
  await page.goto(`${ouen.origin}/check-in`)
  await expect(page.getByRole('heading', { name: '1日つづいています' })).toBeVisible()
  await expect(page.getByText(/おやすみ券でつながっています/)).toBeVisible()
  await page.getByRole('button', { name: 'きょうのスタンプを押す' }).click()
  await expect(page.getByRole('heading', { name: '2日つづいています' })).toBeVisible()
  await page.getByRole('link', { name: 'これまでのスタンプ' }).click()
  await expect(page.getByText('2日目')).toBeVisible()
  await expect(page.getByText('1日目')).toBeVisible()
})
