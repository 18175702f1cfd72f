import { uniqueEmail } from './support/apiFan.ts'
import { newFan } from './support/journeys.ts'
import { advanceClock } from './support/money.ts'
import type { Ouen } from './support/ouen.ts'
import { connectAsOwner } from './support/owner.ts'
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

test('a fan chooses an oshi, follows her by it, is told what she posts, and finds her room', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen({ TEST_CLOCK: 'on' })
  const open = async (name: string) => {
    const storageState = await newFan(ouen, name, uniqueEmail())
    const viewport = { width: 1280, height: 800 }
    return (await browser.newContext({ storageState, viewport })).newPage()
  }
  const her = await open('ルカの代役')
  await becomeLuka(ouen, 'ルカの代役')
  const fan = await open('はるか')
  await fan.goto(`${ouen.origin}/mypage`)
  await fan.getByRole('button', { name: '推しを選ぶ' }).click()
  await fan.getByRole('radio', { name: /夜半ルカ/ }).check()
  await expect(fan.getByText('夜半ルカを推すと、フォローも始まります。')).toBeVisible()
  await fan.getByRole('button', { name: '夜半ルカを推す' }).click()
  await expect(fan.getByRole('heading', { name: '夜半ルカ' })).toBeVisible()

  await her.goto(`${ouen.origin}/notifications`)
  await expect(her.getByRole('link', { name: /はるかさんがあなたをフォロー/ })).toBeVisible()
  await her.goto(`${ouen.origin}/timeline`)
  await her.getByRole('textbox', { name: '投稿を書く' }).fill('今夜は時報が二回鳴ります。')
  await her.getByRole('button', { name: '投稿する' }).click()

  // By the stream: nobody loads the page anew.
  await fan.getByRole('link', { name: /^通知.*1/ }).click()
  await fan.getByRole('link', { name: /ルカの代役さんが投稿しました/ }).click()
  const post = fan.getByRole('article').filter({ hasText: '今夜は時報が二回鳴ります。' })
  await post
    .getByRole('link', { name: /ルカの代役/ })
    .first()
    .click()
  await expect(fan.getByRole('button', { name: 'ルカの代役さんをフォロー中' })).toBeVisible()
  await fan.getByRole('link', { name: '「深夜二時のラジオ」へ' }).click()
  await expect(fan.getByRole('heading', { name: '深夜二時のラジオ', level: 1 })).toBeVisible()
})

/** Has a fan perform a talent, as operators would have it, and waits until the gateway keeps no older place of theirs. */
async function becomeLuka(ouen: Ouen, displayName: string): Promise<void> {
  const owner = await connectAsOwner(ouen)
  await owner.query(
    `update membership set role = 'TALENT', oshi_id = (select id from talent where slug = 'luka' and tenant_id = 'ouen')
     where tenant_id = 'ouen' and user_id = (select id from app_user where display_name = $1)`,
    [displayName],
  )
  await owner.end()
  await advanceClock(ouen, 1)
}
