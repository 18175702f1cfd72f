import { newFan } from './support/journeys.ts'
import { expect, test } from './support/test.ts'

test('a fan finds who waved at their post, and chooses not to be told of it', async ({
  browser,
  ouen,
}) => {
  const open = async () => {
    const storageState = await newFan(ouen)
    const viewport = { width: 1280, height: 800 }
    const page = await (await browser.newContext({ storageState, viewport })).newPage()
    await page.goto(`${ouen.origin}/timeline`)
    return page
  }
  const author = await open()
  await author.getByRole('textbox', { name: '投稿を書く' }).fill('砂浜まで歩きました。')
  await author.getByRole('button', { name: '投稿する' }).click()
  await expect(author.getByRole('article').filter({ hasText: '砂浜まで歩きました。' })).toHaveCount(
    1,
  )

  const other = await open()
  const post = other.getByRole('article').filter({ hasText: '砂浜まで歩きました。' })
  const waved = other.waitForResponse(/useWavePenlightsMutation/)
  await post.getByRole('button', { name: /ペンライトを振る/ }).click()
  await waved

  await author.reload()
  await author.getByRole('link', { name: /^通知.*1/ }).click()
  await expect(author.getByRole('heading', { level: 1, name: '通知' })).toBeVisible()
  const row = author.getByRole('link', { name: /はるかさんがペンライトを振りました/ })
  await expect(row).toContainText('砂浜まで歩きました。')
  await expect(author.getByRole('link', { name: '通知', exact: true })).toBeVisible()
  await row.click()
  await expect(author).toHaveURL(/\/posts\/post_/)

  await author.goBack()
  await author.getByRole('link', { name: '通知の設定' }).click()
  const lights = author.getByRole('checkbox', { name: '投稿へのペンライト' })
  const saved = author.waitForResponse(/KindSwitchesMutation/)
  await lights.uncheck()
  await saved
  await author.goto(`${ouen.origin}/notifications`)
  await expect(author.getByText('通知はまだありません')).toBeVisible()
})
