import { newFan } from './support/journeys.ts'
import { connectAsOwner } from './support/owner.ts'
import { advanceClock, passUntilNoon } from './support/money.ts'
import { expect, test, type Page } from './support/test.ts'

const secondsLeft = async (page: Page): Promise<number> =>
  Number.parseInt(
    await page.getByText('朝まで').locator('xpath=following-sibling::span').innerText(),
    10,
  )

test('a fan with no stamina takes a ticket, leaves a night, goes on with it, and its score is kept', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen({ TEST_CLOCK: 'on' })
  await passUntilNoon(ouen)
  const owner = await connectAsOwner(ouen)
  const page = await (await browser.newContext({ storageState: await newFan(ouen) })).newPage()
  await page.clock.install()
  await page.goto(`${ouen.origin}/check-in`)
  await page.getByRole('button', { name: 'きょうのスタンプを押す' }).click()
  await expect(page.getByText('5コインを受け取りました。')).toBeVisible()
  await page.goto(`${ouen.origin}/missions`)
  await page.getByRole('button', { name: /回復チケット1枚を受け取る/ }).click()
  await expect(page.getByText('チケット1枚を受け取りました。')).toBeVisible()

  await page.getByRole('link', { name: 'あそぶ' }).first().click()
  await page.getByRole('link', { name: /^灯台 あと/ }).click()
  const begin = page.getByRole('button', { name: '灯りをともす（スタミナ1）' })
  const sea = page.getByRole('button', { name: /灯台の光/ })
  await begin.click()
  // The keys steer at once: nobody has to find the sea first.
  await expect(sea).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => secondsLeft(page)).toBeLessThan(73)
  await page.reload()

  // What was left takes nothing more, also where there is nothing left to take.
  await owner.query(`update stamina set stored = 0, stored_at = jobs.job_now()`)
  await page.reload()
  await expect(page.getByText('とちゅうの夜があります')).toBeVisible()
  await expect(begin).toHaveCount(0)
  await page.getByRole('button', { name: '回復チケットで満タンに（1枚）' }).click()
  await page.getByRole('button', { name: '使って回復する' }).click()
  await expect(page.getByText('満タンです')).toBeVisible()
  await page.getByRole('button', { name: 'つづきから' }).click()
  expect(await secondsLeft(page)).toBeLessThan(74)
  await sea.click({ position: { x: 60, y: 60 } })

  // The light stands still: ships drift onto the rocks until it is over.
  await advanceClock(ouen, 2)
  await page.clock.runFor(76_000)
  await expect(page.getByText('記録しました。')).toBeVisible()
  const points = (await page.getByText(/^[\d,]+点$/).innerText()).replace('点', '')
  await page.reload()
  await expect(page.getByText(`自己ベスト ${points}点`)).toBeVisible()
  await expect(page.getByText('とちゅうの夜があります')).toHaveCount(0)
  const { rows } = await owner.query(`select score, ended_at from casual_game_play`)
  expect(rows).toEqual([{ score: Number(points.replace(',', '')), ended_at: expect.any(Date) }])
  await owner.end()
})
