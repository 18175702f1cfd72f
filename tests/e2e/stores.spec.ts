import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { newFan } from './support/journeys.ts'
import { comeBackLater, passUntilNoon } from './support/money.ts'
import { expect, test } from './support/test.ts'

test('a fan scans what a store’s counter shows, has its coins, and can’t use it the day after', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen({ TEST_CLOCK: 'on' })
  await passUntilNoon(ouen)
  const env = {
    ...process.env,
    DATA_DIR: ouen.dataDir,
    LOG_LEVEL: 'silent',
    PUBLIC_ORIGIN: ouen.origin,
  }
  const told = await promisify(execFile)(
    process.execPath,
    ['scripts/stores.ts', 'lighthouse-shop'],
    { env },
  )
  const [, counterAddress = ''] = /^counter +(\S+)$/m.exec(told.stdout) ?? []
  const counter = await browser.newPage()
  await counter.goto(counterAddress)
  await expect(counter.getByRole('img', { name: 'チェックインのQRコード' })).toBeVisible()
  const code = await counter.getByText(/^\w{4}-\w{4}-\w{4}-\w$/).textContent()

  const context = await browser.newContext({ storageState: await newFan(ouen) })
  let page = await context.newPage()
  const scanned = `${ouen.origin}/check-in/stores#${code?.replaceAll('-', '')}`
  await page.goto(scanned)
  await expect(page.getByLabel('お店のコード')).toHaveValue(code ?? '')
  await page.getByRole('button', { name: 'チェックインする' }).click()
  await expect(page.getByText('灯台売店にチェックインしました')).toBeVisible()
  await expect(page.getByText(/20コインを受け取りました/)).toBeVisible()
  await page.getByLabel('お店のコード').fill(code ?? '')
  await page.getByRole('button', { name: 'チェックインする' }).click()
  await expect(page.getByText('灯台売店のきょうのチェックインは済んでいます')).toBeVisible()

  page = await comeBackLater(page, ouen, 24 * 60)
  await page.goto(scanned)
  await expect(page.getByLabel('お店のコード')).toHaveValue(code ?? '')
  await page.getByRole('button', { name: 'チェックインする' }).click()
  await expect(page.getByText(/このコードは時間が過ぎています/)).toBeVisible()
  await page.goto(`${ouen.origin}/store/community-coins/paid`)
  await expect(page.getByText('お店でのチェックイン')).toHaveCount(1)
})
