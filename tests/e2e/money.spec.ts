import { newFan } from './support/journeys.ts'
import {
  advanceClock,
  buyNow,
  cards,
  confirmOrder,
  expectDone,
  giveAddress,
  payBy,
  providerFrame,
  refund,
  typeCard,
} from './support/money.ts'
import { keptUp, Ouen } from './support/ouen.ts'
import { glance } from './support/patience.ts'
import { expect, keepForFile, test, type Browser, type Page } from './support/test.ts'

let ouen: Ouen
keepForFile(async () => (ouen = await Ouen.start({ TEST_CLOCK: 'on' }, keptUp)))

async function fansPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ storageState: await newFan(ouen) })
  return context.newPage()
}

const balanceOf = async (page: Page) => {
  await page.goto(`${ouen.origin}/store/community-coins/paid`)
  return page.getByText(/^[\d,]+\s*枚$/).first()
}

test('a badge is bought with coins, after a pack by a card whose bank asks', async ({
  browser,
}) => {
  const page = await fansPage(browser)
  await buyNow(page, ouen, /缶バッジ/)
  await payBy(page, /^コイン/)
  await expect(page.getByText('コインが1,020枚足りません')).toBeVisible()
  await page.getByRole('button', { name: /これで足ります/ }).click()
  await payBy(page, /クレジットカード/)
  await confirmOrder(page)
  await typeCard(page, cards.challenged)
  await providerFrame(page).getByRole('button', { name: '認証する' }).click()
  await expectDone(page)
  await page.getByRole('link', { name: '元のお買い物へ戻る' }).click()
  await expect(page.getByText('無償380＋有償940')).toBeVisible()
  await giveAddress(page)
  await confirmOrder(page)
  await expectDone(page)
  await expect(page.getByRole('link', { name: 'お届けの状況を見る' })).toBeVisible()
  await expect(await balanceOf(page)).toHaveText(/1,020/)
})

test('a card that is declined is told as such, and another one pays', async ({ browser }) => {
  const page = await fansPage(browser)
  await buyNow(page, ouen, /コイン 980枚/)
  await payBy(page, /クレジットカード/)
  await confirmOrder(page)
  await typeCard(page, cards.declined)
  await expect(page.getByRole('alert')).toContainText('カード会社で承認されませんでした')
  await expect(page.getByRole('link', { name: 'お支払い方法を変更する' })).toBeVisible()
  await confirmOrder(page)
  await typeCard(page, cards.accepted)
  await expectDone(page)
})

test('goods are paid at a convenience store once their hold is long over, sent, and receipted', async ({
  browser,
}) => {
  const page = await fansPage(browser)
  await buyNow(page, ouen, /マグカップ/)
  await payBy(page, /コンビニ/)
  await giveAddress(page)
  await page.getByLabel(/お名前/).fill('山田 はるか')
  await page.getByLabel('電話番号').fill('０９０ー１２３４ー５６７８')
  await page.getByLabel('メールアドレス').fill('haruka@example.com')
  await confirmOrder(page)
  await expect(page.getByText('払込番号', { exact: true })).toBeVisible()
  await advanceClock(ouen, 45)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /払込票/ }).click()
  const till = await opened
  await till.getByRole('button', { name: /現金/ }).click()
  await expect(till.getByText('お支払いが完了しました。')).toBeVisible()
  await till.close()
  await expectDone(page)

  await page.getByRole('link', { name: 'お届けの状況を見る' }).click()
  await expect(page.getByText('発送の準備中です')).toBeVisible()
  await expect(page.getByText(/神宮前1-2-3/)).toBeVisible()

  await page.goto(`${ouen.origin}/settings/purchase-history`)
  await page.getByRole('link', { name: /マグカップ/ }).click()
  await page.getByRole('link', { name: /領収書/ }).click()
  await page.waitForURL('**/receipt/*')
  await expect(page.getByText('¥1,980').first()).toBeVisible()
})

test('whoever leaves in the middle comes back to the same step, and is asked for nothing twice', async ({
  browser,
}) => {
  const first = await fansPage(browser)
  const context = first.context()
  await buyNow(first, ouen, /トートバッグ/)
  await payBy(first, /コンビニ/)
  await giveAddress(first)
  await first.getByLabel(/お名前/).fill('山田 はるか')
  await first.reload()
  await expect(first.getByLabel(/お名前/)).toHaveValue('山田 はるか')
  await first.getByRole('link', { name: '変更する' }).click()
  await payBy(first, /クレジットカード/)
  await confirmOrder(first)
  await typeCard(first, cards.challenged)
  await expect(providerFrame(first).getByRole('button', { name: '認証する' })).toBeVisible()
  await first.close()

  const second = await context.newPage()
  await second.goto(`${ouen.origin}/checkout`)
  await providerFrame(second).getByRole('button', { name: '認証する' }).click()
  await expectDone(second)
  await second.goto(`${ouen.origin}/settings/purchase-history`)
  await expect(second.getByRole('link', { name: /トートバッグ/ })).toHaveCount(1)
})

test('a card is saved while it pays, pays again without being typed, and is deleted', async ({
  browser,
}) => {
  const page = await fansPage(browser)
  await buyNow(page, ouen, /マグカップ/)
  await payBy(page, /クレジットカード/)
  await giveAddress(page)
  await confirmOrder(page)
  await providerFrame(page)
    .getByRole('checkbox', { name: /次回のために/ })
    .check()
  await typeCard(page, cards.accepted)
  await expectDone(page)

  await buyNow(page, ouen, /トートバッグ/)
  // The address too is offered, and asked for no more.
  await payBy(page, /Visa •••• 4242/)
  await confirmOrder(page)
  await expectDone(page)
  await expect(page.locator('iframe')).toHaveCount(0)

  await page.goto(`${ouen.origin}/settings/store/payment-method`)
  await page.getByRole('button', { name: /削除/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click()
  await expect(page.getByText(/登録したカードはまだありません/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/登録したカードはまだありません/)).toBeVisible()
})

test('what goes back, first a part and then the rest, has two papers, found from the purchase', async ({
  browser,
}) => {
  const page = await fansPage(browser)
  await buyNow(page, ouen, /トートバッグ/)
  await payBy(page, /クレジットカード/)
  await giveAddress(page)
  await confirmOrder(page)
  await typeCard(page, cards.accepted)
  await expectDone(page)
  const number = (await page.getByText(/^\d{6}-\w{4}-\w{4}$/).textContent()) ?? ''
  await page.goto(`${ouen.origin}/settings/purchase-history`)
  await page.getByRole('link', { name: /トートバッグ/ }).click()
  await expect(page.getByRole('link', { name: /領収書/ })).toBeVisible()
  await expect(page.getByRole('link', { name: '返金明細書を見る' })).toHaveCount(0)

  const purchase = page.url()
  await refund(ouen, number, '--yen', '500')
  await refund(ouen, number)
  // A paper is there once its money has gone back, which a job sees to.
  const papers = page.getByRole('article')
  await expect(async () => {
    await advanceClock(ouen, 1)
    await page.goto(purchase)
    await page.getByRole('link', { name: '返金明細書を見る' }).click({ timeout: glance })
    await page.waitForURL('**/receipt/*/refund')
    await expect(papers).toHaveCount(2, { timeout: glance })
  }).toPass()
  const [part, rest] = [papers.first(), papers.last()]
  await expect(part.getByText(`番号 ${number}-R1`)).toBeVisible()
  await expect(part.getByText('¥500').first()).toBeVisible()
  await expect(rest.getByText(`番号 ${number}-R2`)).toBeVisible()
  await expect(rest.getByText('すでに返金した分')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDFをダウンロード' }).last().click()
  const paper = await downloading
  expect(paper.suggestedFilename()).toBe(`receipt-${number}-R2.pdf`)
  await page.getByRole('link', { name: '領収書へ戻る' }).click()
  await expect(page.getByRole('link', { name: '返金明細書を見る' })).toBeVisible()
})
