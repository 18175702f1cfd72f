import { type Route } from '@playwright/test'
import { newFan } from './support/journeys.ts'
import { passUntilNoon } from './support/money.ts'
import { expect, test, type Page } from './support/test.ts'

const empty = /空き$/

/** Where the dealt plants never met three alike, nothing grew: that is a game that is over too. */
const over = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /育ちました|育ちませんでした/ })

/** How many turns are left; 0 once it is over. */
async function turnsLeft(page: Page): Promise<number> {
  const left = page.getByText('のこり').locator('xpath=following-sibling::span')
  await expect(left.or(over(page))).toBeVisible()
  return (await over(page).isVisible()) ? 0 : Number(await left.innerText())
}

/** Plants in the first free cell, turn by turn, until so many are left. */
async function plantUntil(page: Page, left: number): Promise<void> {
  for (let now = await turnsLeft(page); now > left;) now = await plant(page, now)
}

/** A turn: answers how many are left after it, which is fewer than before. */
async function plant(page: Page, before: number): Promise<number> {
  let left = before
  // While a plant settles, a cell takes nothing.
  await expect(async () => {
    left = await turnsLeft(page)
    if (left < before) return
    await page.getByRole('button', { name: empty }).first().click()
    left = await turnsLeft(page)
    expect(left, 'a free cell takes a plant').toBeLessThan(before)
  }).toPass()
  return left
}

test('a fan learns the day’s game, plays it through a reload to its card, once, and is watched from its ranking', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen({ TEST_CLOCK: 'on' })
  await passUntilNoon(ouen)
  const storageState = await newFan(ouen)
  const page = await (await browser.newContext({ storageState })).newPage()
  await page.goto(ouen.origin)
  await page.getByRole('link', { name: 'あそぶ' }).first().click()
  await page.getByRole('link', { name: /^きょうのゲーム 温室/ }).click()

  await page.getByRole('button', { name: '遊びかたを試す' }).click()
  for (const next of ['次へ', '次へ', 'わかった']) {
    await page.getByRole('button', { name: '3行3列、空き' }).click()
    await page.getByRole('button', { name: next }).click()
  }

  await page.getByRole('button', { name: 'きょうの1回を始める' }).click()
  await plantUntil(page, 35)
  await page.reload()
  await page.getByRole('button', { name: '続きから遊ぶ' }).click()
  expect(await turnsLeft(page)).toBe(35)

  const card = page.getByRole('link', { name: '記録のカードを見る' })
  await plantUntil(page, 0)
  await expect(over(page)).toBeVisible()
  const points = await page.getByRole('heading', { level: 2, name: /点$/ }).innerText()
  await card.click()
  await expect(page).toHaveURL(/\/buzz-casual-game\/\d{4}-\d{2}-\d{2}\/buzzplay_/)
  await expect(page.getByRole('figure').getByText(points)).toBeVisible()

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(page.url())
  await expect(guest.getByRole('figure').getByText(points)).toBeVisible()
  await guest.getByRole('link', { name: 'この日のランキング' }).click()
  await expect(guest.getByText('はるか')).toBeVisible()

  // Who has not played sees nothing of what the day deals; who has, watches it to its end.
  const ranking = `${ouen.origin}/game-ranking/greenhouse`
  await guest.goto(ranking)
  await expect(guest.getByText(/きょうの1回を終えるか/)).toBeVisible()
  await expect(guest.getByRole('link', { name: /のプレイを見る/ })).toHaveCount(0)
  await page.goto(ranking)
  const watch = page.getByRole('link', { name: 'はるかさんのプレイを見る' }).first()
  // Its rules are a file of their own: where that does not come, it is asked for again.
  let missed = 0
  const miss = (route: Route) => {
    missed += 1
    return missed === 1 ? route.abort() : route.continue()
  }
  // It stays: where a route ends while the page asks for something, that may never be answered.
  await page.route(/\/assets\/greenhouse-[^/]*\.js$/, miss)
  await watch.click()
  await expect(page).toHaveURL(/\/game-ranking\/greenhouse\/buzzplay_/)
  await guest.goto(page.url())
  await expect(guest.getByText('あなたの1回のあとで')).toBeVisible()
  const slider = page.getByRole('slider', { name: '再生位置' })
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', /^1手目/)
  expect(missed).toBe(1)
  await page.getByRole('radio', { name: '4×' }).press(' ')
  await page.getByRole('button', { name: '再生する' }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', /^([4-9]|[1-4][0-9])手目/)
  await slider.press('End')
  await expect(page.getByText(points).first()).toBeVisible()
  await expect(page.getByText('自分のプレイでした。')).toBeVisible()

  await page.goto(`${ouen.origin}/buzz-casual-game/today`)
  await expect(page.getByRole('figure').getByText(points)).toBeVisible()
  await expect(page.getByRole('button', { name: 'きょうの1回を始める' })).toHaveCount(0)
})
