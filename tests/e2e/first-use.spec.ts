import { newFan } from './support/journeys.ts'
import type { Ouen } from './support/ouen.ts'
import { adopted } from './support/settled.ts'
import { expect, test, type Page } from './support/test.ts'

test('a fresh fan answers a questionnaire, uses a code, and finds what they look for', async ({
  browser,
  ouen,
}) => {
  const context = await browser.newContext({ storageState: await newFan(ouen) })
  const page = await context.newPage()
  await answer(page, ouen)
  await useCode(page, ouen)
  await search(page, ouen)
  await narrow(page, ouen)
})

/** The first choice is kept at once, and the page stays; the whole is sent, and its coins come. */
async function answer(page: Page, ouen: Ouen): Promise<void> {
  await page.goto(`${ouen.origin}/questionnaires`)
  await page.getByRole('link', { name: /年末の通信簿/ }).click()
  await page.getByRole('radio', { name: /夕方。帰り道で/ }).check()
  await expect(page.getByText('ここまで保存しました。')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: /夕方。帰り道で/ })).toBeChecked()
  await page.getByRole('radio', { name: /朝の灯台/ }).check()
  await page.getByRole('radio', { name: /こたつ/ }).check()
  await page.getByRole('textbox', { name: /放送局にひとこと/ }).fill('来年も聴きます。')
  await page.getByRole('button', { name: '回答を送る' }).click()
  await expect(page.getByText('お答えくださり、ありがとうございました')).toBeVisible()
  await expect(page.getByText(/お礼の30コイン/)).toBeVisible()
}

/** The page's own demo code brings its coins once. */
async function useCode(page: Page, ouen: Ouen): Promise<void> {
  await page.goto(`${ouen.origin}/campaign-code/radio-tape`)
  await page.getByRole('textbox', { name: 'キャンペーンコード' }).fill('2am0-rad1-0tap-v')
  await page.getByRole('button', { name: 'コードを使う' }).click()
  await expect(page.getByText('100コインを受け取りました')).toBeVisible()
}

/** Found by its beginning, in the other kana; what was looked for is offered again. */
async function search(page: Page, ouen: Ouen): Promise<void> {
  await page.goto(`${ouen.origin}/search`)
  // Before it, the browser sends the form by itself, and nothing is kept of what was looked for.
  await adopted(page)
  const field = page.getByRole('searchbox', { name: '投稿、トピック、トーク、グッズ、人をさがす' })
  await field.fill('ろびー')
  await field.press('Enter')
  await page
    .getByRole('main')
    .getByRole('link', { name: /ロビー/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'ロビー', level: 1 })).toBeVisible()
  await page.goto(`${ouen.origin}/search`)
  await expect(page.getByRole('main').getByText('ろびー')).toBeVisible()
  await adopted(page)
  await field.fill('るか')
  await page.getByRole('option', { name: /夜半ルカ/ }).click()
  await expect(page.getByRole('heading', { name: '夜半ルカ' }).first()).toBeVisible()
  await page.goto(`${ouen.origin}/search?q=るか`)
  await page.getByRole('main').getByRole('link', { name: '夜半ルカ' }).first().click()
  await expect(page.getByRole('heading', { name: '夜半ルカ' }).first()).toBeVisible()
}

/** Talk is narrowed to what one person said: by the address, through a reload and Back, and told where there is nobody such. */
async function narrow(page: Page, ouen: Ouen): Promise<void> {
  await page.goto(`${ouen.origin}/search?kind=talk`)
  await adopted(page)
  const filters = page.getByRole('group', { name: 'しぼりこみ' })
  const who = filters.getByRole('button', { name: '人', exact: true })
  await who.click()
  await filters.getByRole('searchbox').fill('るか')
  await filters.getByRole('link', { name: '夜半ルカ' }).click()
  const chosen = filters.getByRole('link', { name: /夜半ルカ.*をはずす/ })
  const said = page.getByRole('main').locator('a[href*="#message-"]')
  await expect(chosen).toBeVisible()
  await expect(said.filter({ hasText: '夜半ルカ' }).first()).toBeVisible()
  await page.reload()
  await expect(chosen).toBeVisible()
  await expect(said.filter({ hasNotText: '夜半ルカ' })).toHaveCount(0)
  await page.goBack()
  await expect(who).toBeVisible()
  await page.goForward()
  await adopted(page)
  await chosen.press('Enter')
  await expect(who).toBeVisible()
  await page.goto(`${ouen.origin}/search?kind=talk&by=user_${'0'.repeat(26)}`)
  await expect(page.getByText('その人は見つかりませんでした')).toBeVisible()
  await page.goto(`${ouen.origin}/search?kind=talk&since=2026-02-30`)
  await expect(page.getByText('このアドレスの条件では、さがせません')).toBeVisible()
}
