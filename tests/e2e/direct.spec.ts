import { newFan, openChannel, say } from './support/journeys.ts'
import type { Ouen } from './support/ouen.ts'
import { connectAsOwner } from './support/owner.ts'
import { expect, test, type Browser, type Page } from './support/test.ts'

let ouen: Ouen
test.beforeEach(({ ouen: shared }) => {
  ouen = shared
})

async function openFan(browser: Browser, name: string): Promise<Page> {
  const page = await (
    await browser.newContext({ storageState: await newFan(ouen, name) })
  ).newPage()
  await page.goto(ouen.origin)
  return page
}

const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true })
const openDirects = (page: Page) => page.goto(`${ouen.origin}/messages/direct-messages`)

/** From the menu of a message in the lobby to what the two have for themselves. */
async function writeTo(page: Page, text: string, name: string): Promise<void> {
  await openChannel(page, 'ロビー')
  await said(page, text).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'メッセージを送る' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

test('two fans talk for themselves: asked, accepted, live, blocked', async ({ browser }) => {
  const hana = await openFan(browser, 'はな')
  const riku = await openFan(browser, 'りく')
  await openChannel(riku, 'ロビー')
  await say(riku, 'りくがここにいます')
  await expect(said(riku, 'りくがここにいます')).toBeVisible()

  // A stranger asks, and may say no more than a little.
  await writeTo(hana, 'りくがここにいます', 'りく')
  for (const text of ['はじめまして', '付箋の話を', 'したいです']) await say(hana, text)
  await expect(hana.getByText('りくさんの返事を待っています', { exact: false })).toBeVisible()
  await expect(hana.getByRole('textbox', { name: /送るメッセージ/ })).toHaveCount(0)

  // It waits apart, and opens for both once it is accepted.
  await openDirects(riku)
  await riku.getByRole('region', { name: 'メッセージリクエスト' }).getByRole('link').click()
  await expect(said(riku, 'したいです')).toBeVisible()
  await expect(riku.getByRole('textbox', { name: /送るメッセージ/ })).toHaveCount(0)
  await riku.getByRole('button', { name: '承認する' }).click()
  await say(riku, 'よろしく！')
  await expect(said(hana, 'よろしく！')).toBeVisible()
  await say(hana, 'うれしいです')
  await expect(said(riku, 'うれしいです')).toHaveCount(1)

  // Who writes is seen doing it, until it is said.
  await expect(async () => {
    await riku.getByRole('textbox', { name: /送るメッセージ/ }).pressSequentially('え')
    expect(await hana.getByText('りくさんが入力中').isVisible()).toBe(true)
  }).toPass()
  await expect(riku.getByText('入力中', { exact: false })).toHaveCount(0)
  await say(riku, 'ここにいます')
  await expect(said(hana, 'ここにいます')).toBeVisible()
  await expect(hana.getByText('りくさんが入力中')).toHaveCount(0)

  // Whoever is elsewhere sees at the tab that there is news.
  const isListening = riku.waitForResponse(
    (response) => response.request().postData()?.includes('directActivitySubscription') ?? false,
  )
  await riku.goto(ouen.origin)
  await isListening
  await say(hana, 'まだいますか')
  await expect(riku.getByRole('link', { name: /トーク.*未読1件/ })).toBeVisible()

  // A third reads nothing of it.
  const third = await openFan(browser, 'さん')
  await third.goto(hana.url())
  await expect(third.getByText('この部屋は見つかりません')).toBeVisible()
  await expect(third.getByText('うれしいです')).toHaveCount(0)

  // A block closes it for both at once, where it is open.
  await openDirects(riku)
  await riku.getByRole('link', { name: /はな/ }).click()
  await said(riku, 'まだいますか').click({ button: 'right' })
  await riku.getByRole('menuitem', { name: /ブロック/ }).click()
  await riku.getByRole('dialog').getByRole('button', { name: 'ブロックする' }).click()
  await expect(riku.getByText('はなさんをブロックしています', { exact: false })).toBeVisible()
  await expect(
    hana.getByText('いまはりくさんにメッセージを送れません', { exact: false }),
  ).toBeVisible()
  await expect(hana.getByRole('textbox', { name: /送るメッセージ/ })).toHaveCount(0)
  await riku.getByRole('button', { name: 'ブロックを解除する' }).click()
  await say(riku, 'またあした')
  await expect(said(hana, 'またあした')).toBeVisible()

  // From the list one writes to whoever is found by name.
  await openDirects(third)
  await third.getByRole('button', { name: '新しいメッセージ' }).last().click()
  await third.getByRole('searchbox', { name: 'だれに送りますか' }).fill('り')
  await third.getByRole('dialog').getByRole('button', { name: 'りく' }).click()
  await expect(third.getByRole('heading', { name: 'りく', level: 1 })).toBeVisible()
  await say(third, 'おすすめの回はありますか')
  await third.goBack()
  await expect(third.getByRole('link', { name: /りく/ })).toBeVisible()
})

test('a request that is rejected is gone, and the other is not told', async ({ browser }) => {
  const aki = await openFan(browser, 'あき')
  const yuu = await openFan(browser, 'ゆう')
  await openChannel(yuu, 'ロビー')
  await say(yuu, 'ゆうのひとこと')
  await expect(said(yuu, 'ゆうのひとこと')).toBeVisible()
  await writeTo(aki, 'ゆうのひとこと', 'ゆう')
  await say(aki, 'はじめまして')
  await expect(aki.getByText('あと2通送れます', { exact: false })).toBeVisible()
  await openDirects(yuu)
  await yuu.getByRole('region', { name: 'メッセージリクエスト' }).getByRole('link').click()
  await yuu.getByRole('button', { name: '拒否する' }).click()
  await yuu.getByRole('dialog').getByRole('button', { name: '拒否する' }).click()
  await expect(yuu.getByText('まだメッセージはありません')).toBeVisible()
  await aki.reload()
  await expect(aki.getByText('あと2通送れます', { exact: false })).toBeVisible()

  // Who wants none says so in the settings, and nobody begins any more.
  await yuu.goto(`${ouen.origin}/settings/direct-messages`)
  await yuu.getByRole('radio', { name: /受け取らない/ }).check()
  await aki.reload()
  await expect(aki.getByText('いまはゆうさんにメッセージを送れません')).toBeVisible()
})

test('a room for those who have a medal: locked, entered, read only once it is lost', async ({
  browser,
}) => {
  const mio = await openFan(browser, 'みお')
  await openChannel(mio, '彗星観測室')
  await expect(mio.getByText('彗星 記念メダル', { exact: true })).toBeVisible()
  await expect(mio.getByRole('link', { name: 'トレジャーマシンを見る' })).toBeVisible()
  await expect(mio.getByText('観測室、開けました。', { exact: false })).toHaveCount(0)

  // As if she had drawn it.
  const owner = await connectAsOwner(ouen)
  const nft = `slug = 'medal-luka' and tenant_id = 'ouen'`
  const numbered = await owner.query<{ id: string; last_number: number }>(
    `update nft set last_number = last_number + 1 where ${nft} returning id, last_number`,
  )
  const { id, last_number: number } = numbered.rows[0]!
  await owner.query(
    `insert into nft_piece (tenant_id, nft_id, number, fan_id, reference, at)
     select 'ouen', $1, $2, id, 'e2e:mio', now() from app_user where display_name = 'みお'`,
    [id, number],
  )
  await mio.reload()
  await mio.getByRole('button', { name: '部屋に入る' }).click()
  await expect(mio.getByText('観測室、開けました。', { exact: false })).toBeVisible()
  await say(mio, '座席につきました')
  await expect(said(mio, '座席につきました')).toBeVisible()

  // It was paid back: what is said there stays readable, and the composer is closed.
  await owner.query(`update nft_piece set locked_at = now() where reference = 'e2e:mio'`)
  await owner.end()
  await mio.reload()
  await expect(said(mio, '座席につきました')).toBeVisible()
  await expect(mio.getByText('いまは読むだけになっています', { exact: false })).toBeVisible()
  await expect(mio.getByRole('textbox', { name: /送るメッセージ/ })).toHaveCount(0)
})
