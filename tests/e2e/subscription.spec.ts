import { uniqueEmail } from './support/apiFan.ts'
import { newFan, say, saying } from './support/journeys.ts'
import { comeBackLater } from './support/money.ts'
import { keptUp, Ouen } from './support/ouen.ts'
import { expect, keepForFile, test, type Page } from './support/test.ts'

let ouen: Ouen
keepForFile(async () => {
  // Beside the sandbox of payments, which goes by the same clock.
  ouen = await Ouen.start({ TEST_CLOCK: 'on' }, keptUp)
  return ouen
})

/** A card whose bank asks at every payment, also those that nobody is there for. */
const card = { number: '4000 0027 6000 3184', expiry: '12/28', cvc: '123' }

async function typeCard(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe')
  await frame.getByLabel('カード番号').fill(card.number)
  await frame.getByLabel(/有効期限/).fill(card.expiry)
  await frame.getByLabel('セキュリティコード').fill(card.cvc)
  await frame.getByRole('button', { name: /を支払う/ }).click()
}

const answerBank = (page: Page, name: '認証する' | '認証に失敗する') =>
  page.frameLocator('iframe').getByRole('button', { name }).click()

const isOfChallenge = ({ subject }: { subject: string }) => subject.includes('本人認証')

/**
 * The next month comes, and with it its invoice. The cookie for documents has ended meanwhile: the stored sign-in
 * brings it back by itself.
 */
async function passMonth(former: Page, email: string): Promise<Page> {
  const letter = async () => (await ouen.inbox(email)).find(isOfChallenge)?.body ?? ''
  const last = await letter()
  const page = await comeBackLater(former, ouen, 31 * 24 * 60)
  await expect.poll(letter).not.toBe(last)
  await page.goto(`${ouen.origin}/settings/store/subscription`)
  await expect(page.getByText('本人認証をお願いします')).toBeVisible()
  return page
}

test('a membership is begun, renewed, not paid, and cancelled', async ({ browser }) => {
  const email = uniqueEmail()
  const storageState = await newFan(ouen, 'つきみ', email)
  let page = await (await browser.newContext({ storageState })).newPage()
  await page.goto(ouen.origin)
  await expect(page.getByRole('heading', { name: /おかえりなさい|ようこそ/ })).toBeVisible()

  await page.getByRole('link', { name: 'ストア', exact: true }).first().click()
  await page
    .getByRole('link', { name: /よいやみ会員/ })
    .first()
    .click()
  await page.getByRole('button', { name: '申し込む' }).click()
  await page.getByRole('radio', { name: /クレジットカード/ }).check()
  await page.getByRole('button', { name: 'この方法で進む' }).click()
  await expect(page.getByText('毎月 ¥980（税込）')).toBeVisible()
  await page.getByRole('button', { name: /^注文を確定/ }).click()
  await typeCard(page)
  await answerBank(page, '認証する')
  await expect(page.getByText('ご注文ありがとうございます')).toBeVisible()
  // What it opens is open at once.
  await page.getByRole('link', { name: /月の出待ち/ }).click()
  await page.getByRole('button', { name: '部屋に入る' }).click()
  await say(page, 'はじめての月です')
  await expect(saying(page, 'はじめての月です')).toBeVisible()
  await page.goto(`${ouen.origin}/settings/store/subscription`)
  await expect(page.getByText('お名前に月がつきます')).toBeVisible()
  await expect(page.getByText('ご利用中')).toBeVisible()

  page = await passMonth(page, email)
  // The mail leads to the same question.
  const mail = (await ouen.inbox(email)).find(isOfChallenge)
  await page.goto(/http\S+subscription-invoice\/\S+/.exec(mail!.body)![0])
  await page.getByRole('link', { name: '本人認証に進む' }).click()
  await answerBank(page, '認証する')
  await expect(page.getByText('ご注文ありがとうございます')).toBeVisible()
  await page.goto(`${ouen.origin}/settings/subscription-invoice`)
  await expect(page.getByText('支払い済み')).toHaveCount(2)

  page = await passMonth(page, email)
  await page.getByRole('link', { name: '本人認証に進む' }).click()
  // The invoice has a link of that name too, and the page before it stands until it is there.
  await page.waitForURL(/\/subscription-invoice\/[^/]+$/)
  await page.getByRole('link', { name: '本人認証に進む' }).click()
  await answerBank(page, '認証に失敗する')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.goto(`${ouen.origin}/settings/subscription-invoice`)
  await expect(page.getByText('未払い')).toBeVisible()
  await page.goto(`${ouen.origin}/settings/store/subscription`)
  await page.getByRole('button', { name: '解約する' }).click()
  await page.getByRole('button', { name: '解約を確定する' }).click()
  await expect(page.getByText('これ以降、お支払いは発生しません。')).toBeVisible()
  await page.goto(`${ouen.origin}/settings/subscription-invoice`)
  await expect(page.getByText('支払い済み')).toHaveCount(2)
  await expect(page.getByText('取り消し')).toBeVisible()
})
