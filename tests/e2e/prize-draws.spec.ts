import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { newFan, password, signUp } from './support/journeys.ts'
import {
  advanceClock,
  buyNow,
  cards,
  confirmOrder,
  expectDone,
  giveAddress,
  payBy,
  timeAt,
  typeCard,
} from './support/money.ts'
import { keptUp, Ouen } from './support/ouen.ts'
import { connectAsOwner } from './support/owner.ts'
import { glance } from './support/patience.ts'
import { expect, keepForFile, test, type Page } from './support/test.ts'

let ouen: Ouen
let closesAt: Date

keepForFile(async () => {
  ouen = await Ouen.start({ TEST_CLOCK: 'on' }, keptUp)
  // Whoever enters alone wins the first prize, which is sent.
  const owner = await connectAsOwner(ouen)
  const { rows } = await owner.query<{ closes_at: Date }>(
    `select closes_at from prize_draw where slug = 'festival-thanks'`,
  )
  closesAt = rows[0]!.closes_at
  const of = `where draw_id = (select id from prize_draw where slug = 'festival-thanks')`
  await owner.query(`delete from prize_draw_entry ${of}`)
  await owner.query(`delete from prize_draw_entrant ${of}`)
  await owner.end()
  return ouen
})

/** Moves the clock to so many minutes after a time. */
async function advanceTo(time: Date, minutes: number): Promise<void> {
  const aheadMs = time.getTime() - (await timeAt(ouen)).getTime()
  await advanceClock(ouen, Math.ceil(aheadMs / 60_000) + minutes)
}

/** Jobs come once a minute: a minute goes by and the page is opened anew, until it shows what they did. */
async function reloadUntil(page: Page, shown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await advanceClock(ouen, 1)
    await page.reload()
    await shown()
  }).toPass()
}

async function scriptOf(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '検証用のファイルを保存' }).click()
  const file = test.info().outputPath('drawing.json')
  await (await downloading).saveAs(file)
  const run = promisify(execFile)
  return (await run(process.execPath, ['scripts/verify-draws.ts', file])).stdout
}

test('a guest signs up where they stand, enters, wins by the clock, proves it, and says where it goes', async ({
  browser,
}) => {
  let page = await (await browser.newContext()).newPage()
  await page.goto(`${ouen.origin}/prize-draws`)
  await page.getByRole('link', { name: /灯台まつり お礼/ }).click()
  const title = page.getByRole('heading', { level: 1, name: /灯台まつり/ })
  await expect(title).toBeVisible()
  await page.getByRole('button', { name: '無料で応募する' }).click()
  const { email } = await signUp(page, ouen, 'はるか')
  await page.getByRole('button', { name: 'あとで決める' }).click()
  await page.waitForURL('**/prize-draws/prizedraw_*')
  await page.getByRole('button', { name: '無料で応募する' }).click()
  await page.waitForURL('**/entry_complete?*')
  await expect(page.getByText(/あわせて1口です/)).toBeVisible()
  // Who reloads it or goes back has not entered a second time.
  await page.reload()
  await expect(page.getByText(/あわせて1口です/)).toBeVisible()
  await page.getByRole('link', { name: 'この応募の記録を見る' }).click()
  await expect(page.getByText('抽選待ち')).toBeVisible()

  // Two weeks later they come to this very page with another device, and so as a guest.
  const entry = page.url()
  await page.close()
  await advanceTo(closesAt, 1)
  page = await (await browser.newContext({ acceptDownloads: true })).newPage()
  await page.goto(entry)
  await page.getByRole('main').getByRole('button', { name: 'ログインする' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('メールアドレス').fill(email)
  await form.getByLabel('パスワード', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'ログインする' }).click()
  await expect(page.getByText('抽選待ち')).toBeVisible()
  await reloadUntil(page, async () => {
    await page.getByRole('button', { name: 'このブラウザで確かめる' }).click({ timeout: glance })
  })
  await expect(page.getByText('いま確かめられるところは、すべて合っています')).toBeVisible()
  await page.getByRole('link', { name: /灯台まつり お礼/ }).click()
  await expect(page.getByText(/締め切りました/)).toBeVisible()
  await expect(page.getByRole('button', { name: '無料で応募する' })).toHaveCount(0)

  await page.goto(entry)
  await advanceTo(closesAt, 45)
  await reloadUntil(page, () =>
    expect(page.getByText('「直筆サイン色紙」が当たりました。')).toBeVisible({ timeout: glance }),
  )
  await page.getByRole('button', { name: 'このブラウザで確かめる' }).click()
  await expect(page.getByText('この抽選は、はじめから終わりまで正しく行われました。')).toBeVisible()
  await expect(page.getByText('合いません')).toHaveCount(0)
  expect(await scriptOf(page)).toMatch(/✓ places$/im)

  let link: string | undefined
  await expect(async () => {
    const letters = await ouen.inbox(email)
    const told = letters.find(({ subject }) => subject.includes('に当選しました'))
    expect(told?.body).toContain('直筆サイン色紙')
    link = /https?:\S+\/store\/prize\/delivery\/\S+/.exec(told?.body ?? '')?.[0]
    expect(link).toBeDefined()
  }).toPass()
  await page.goto(link!)
  await page.getByRole('link', { name: 'お届け先を決める' }).click()
  await giveAddress(page)
  await page.getByRole('button', { name: 'この住所に送る' }).click()
  await expect(page.getByRole('heading', { name: 'お届け先を受け付けました' })).toBeVisible()
})

test('lots are bought, drawn where they were bought, and kept', async ({ browser }) => {
  const context = await browser.newContext({ storageState: await newFan(ouen) })
  const page = await context.newPage()
  await buyNow(page, ouen, /おたよりくじ/)
  await payBy(page, /クレジットカード/)
  await confirmOrder(page)
  await typeCard(page, cards.accepted)
  await expectDone(page)
  await page.getByRole('link', { name: 'くじを見る' }).click()
  await expect(page.getByText('まだ引いていないくじ：1本')).toBeVisible()
  await expect(page.getByText('残り120/120')).toBeVisible()
  await page.getByRole('button', { name: /1回ひく.*くじ1本/ }).click()
  await page.getByRole('button', { name: '1回ひく', exact: true }).click()
  const theatre = page.getByRole('dialog', { name: '抽選の結果' })
  const card = theatre.getByRole('img').first()
  await expect(card).toBeVisible()
  const [, name = ''] =
    /^\w (.+?)(?: (?:カード|グッズ|バッジ|メダル))?(?: (?:NEW|所持\d+))? *$/.exec(
      (await card.getAttribute('aria-label')) ?? '',
    ) ?? []
  // Coins and goods are neither new nor kept: they have a name all the same.
  expect(name).not.toBe('')
  await theatre.getByRole('button', { name: '閉じる' }).click()
  await expect(page.getByText('まだ引いていないくじ：0本')).toBeVisible()
  await expect(page.getByText('残り119/120')).toBeVisible()
  await expect(page.getByRole('link', { name: 'くじを買う' })).toBeVisible()
  const drawn = page.getByRole('listitem').filter({ hasText: /くじ1本/ })
  await expect(drawn).toContainText(name)
  await drawn.getByRole('link', { name: 'この抽選を検証する' }).click()
  await expect(page.getByText('いま確かめられるところは、すべて合っています')).toBeVisible()
})
