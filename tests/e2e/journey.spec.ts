import { openChannel, say, signUp } from './support/journeys.ts'
import { builtGateway, Ouen } from './support/ouen.ts'
import { expect, keepForFile, test, type Browser, type Page } from './support/test.ts'

let ouen: Ouen
keepForFile(async () => (ouen = await Ouen.start({}, builtGateway, { isDurable: true })))

async function newFan(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(ouen.origin)
  await page.getByRole('button', { name: '参加する' }).click()
  await signUp(page, ouen, name)
  await expect(page.getByRole('heading', { name: `ようこそ、${name}さん` })).toBeVisible()
  return page
}

/** What stands in the open conversation, told apart from the list of channels beside it. */
const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true })

test('two fans sign up, join and talk; all of it outlives a stop and a kill', async ({
  browser,
}) => {
  const hana = await newFan(browser, 'はな')
  await hana.getByRole('radio', { name: /ルカ/ }).check()
  await hana.getByRole('button', { name: /を推す/ }).click()
  await expect(hana.locator('html')).toHaveAttribute('data-palette', 'indigo')
  const riku = await newFan(browser, 'りく')
  await riku.getByRole('button', { name: 'あとで決める' }).click()

  await openChannel(hana, 'ロビー')
  await openChannel(riku, 'ロビー')
  await say(hana, 'はじめまして、はなです')
  await expect(said(riku, 'はじめまして、はなです')).toBeVisible()
  await say(riku, 'ようこそ！りくです')
  await expect(said(hana, 'ようこそ！りくです')).toBeVisible()

  await ouen.stop()
  await ouen.start()
  await riku.reload()
  await expect(said(riku, 'はじめまして、はなです')).toHaveCount(1)
  await say(riku, '再起動のあとのひとこと')
  await expect(said(hana, '再起動のあとのひとこと')).toBeVisible()

  await ouen.kill()
  await ouen.start()
  await hana.reload()
  await expect(said(hana, '再起動のあとのひとこと')).toHaveCount(1)
  await say(hana, '落ちても、ここにいます')
  await expect(said(riku, '落ちても、ここにいます')).toHaveCount(1)
})
