import { expect, test, type Page } from '@playwright/test'
import { newFan } from './support/journeys.ts'
import { Ouen } from './support/ouen.ts'

test.setTimeout(120_000)

const empty = /空き$/

const over = (page: Page) => page.getByRole('heading', { level: 1, name: /育ちました/ })

/** How many turns are left; 0 once it is over. */
async function turnsLeft(page: Page): Promise<number> {
  const left = page.getByText('のこり').locator('xpath=following-sibling::span')
  await expect(left.or(over(page))).toBeVisible()
  return (await over(page).isVisible()) ? 0 : Number(await left.innerText())
}

/** Plants in the first free cell, again and again: while a plant settles, a cell takes nothing. */
async function plantUntil(page: Page, left: number): Promise<void> {
  while ((await turnsLeft(page)) > left)
    await page.getByRole('button', { name: empty }).first().click()
}

test('a fan learns the day’s game, plays it through a reload to its card, once, and stands in its ranking', async ({
  browser,
}) => {
  const ouen = await Ouen.start()
  try {
    const storageState = await newFan(browser, ouen)
    const page = await (await browser.newContext({ storageState })).newPage()
    await page.goto(ouen.origin)
    await page.getByRole('link', { name: 'あそぶ' }).first().click()
    await page.getByRole('link', { name: /きょうのゲーム/ }).click()

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

    await page.goto(`${ouen.origin}/buzz-casual-game/today`)
    await expect(page.getByRole('figure').getByText(points)).toBeVisible()
    await expect(page.getByRole('button', { name: 'きょうの1回を始める' })).toHaveCount(0)
  } finally {
    await ouen.dispose()
  }
})
