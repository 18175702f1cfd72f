import { newFan } from './support/journeys.ts'
import { expect, test } from './support/test.ts'

test('a fan posts to everyone, waves at another’s post, and follows who wrote it', async ({
  browser,
  ouen,
}) => {
  const storageState = await newFan(ouen)
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  await page.goto(ouen.origin)
  await page.getByRole('link', { name: '投稿を見る' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'みんなの投稿' })).toBeVisible()

  // What is typed outlives a reload, and is gone once it is posted.
  const field = page.getByRole('textbox')
  await field.fill('灯台まで歩きました。\n片道、四千六百歩')
  await page.reload()
  await expect(field).toHaveValue(/四千六百歩/)
  await page.getByRole('button', { name: '投稿する' }).click()
  const own = page.getByRole('article').filter({ hasText: '四千六百歩' })
  await expect(own).toHaveCount(1)
  await expect(field).toHaveValue('')

  const others = page.getByRole('article').filter({ hasNotText: 'はるか' }).first()
  const said = (await others.textContent())!
  const waved = page.waitForResponse(/useWavePenlightsMutation/)
  await others.getByRole('button', { name: /ペンライトを振る/ }).click()
  await waved
  await page.reload()
  await expect(own).toHaveCount(1)
  await expect(
    others.getByRole('button', { name: 'ペンライトを振る（あなたは1本）' }),
  ).toBeVisible()
  expect(await others.textContent()).toContain(said.slice(0, 6))

  await others.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/profile\/user_/)
  const follow = page.getByRole('button', { name: /さんをフォロー$/ })
  await expect(follow).toBeVisible()
  const name = (await page.getByRole('heading', { level: 1 }).textContent())!
  const followed = page.waitForResponse(/FollowButtonMutation/)
  await follow.click()
  await followed
  await page.goto(`${ouen.origin}/follow-list`)
  await expect(page.getByRole('main').getByText(name)).toBeVisible()
  await context.close()
})
