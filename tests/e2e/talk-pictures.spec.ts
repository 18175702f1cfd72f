import { newFan, openChannel, say, saying } from './support/journeys.ts'
import type { Ouen } from './support/ouen.ts'
import { photo } from './support/photo.ts'
import { expect, test, type Page } from './support/test.ts'

let ouen: Ouen
test.beforeEach(({ ouen: shared }) => {
  ouen = shared
})

const choose = (page: Page, files: Awaited<ReturnType<typeof photo>>[]) =>
  page.locator('input[type=file]').setInputFiles(files)
const shown = (page: Page) => page.getByRole('log').getByRole('button', { name: /大きく見る/ })
const held = (page: Page) => page.getByRole('log').getByText('送信待ち')

test('pictures go from one browser to another, over reload and without a network', async ({
  browser,
}) => {
  const open = async (viewport: { width: number; height: number }) => {
    const storageState = await newFan(ouen)
    const context = await browser.newContext({ storageState, viewport })
    const page = await context.newPage()
    await page.goto(ouen.origin)
    await openChannel(page, 'ロビー')
    return page
  }
  const desktop = await open({ width: 1280, height: 800 })
  const phone = await open({ width: 390, height: 844 })
  const before = await shown(phone).count()
  const [sea, dawn] = [await photo('sea.jpg', '#27496d'), await photo('dawn.jpg', '#b5651d')]

  // Chosen, described, sent with words.
  await choose(desktop, [sea, dawn])
  await expect(
    desktop.getByRole('list', { name: 'いっしょに送る写真' }).getByRole('img'),
  ).toHaveCount(2)
  await desktop.getByRole('button', { name: '説明', exact: true }).first().click()
  await desktop.getByRole('textbox', { name: '何が写っていますか' }).fill('夜の海')
  await desktop.getByRole('button', { name: '保存する' }).click()
  await say(desktop, '海の写真です')
  await expect(saying(phone, '海の写真です')).toBeVisible()
  await expect(shown(phone)).toHaveCount(before + 2)

  // Large, moved through by keys, closed by one.
  await phone.getByRole('button', { name: '夜の海を大きく見る' }).click()
  const lightbox = phone.getByRole('dialog', { name: '写真' })
  await expect(lightbox).toContainText('夜の海')
  await phone.keyboard.press('ArrowRight')
  await expect(lightbox).toContainText('2 / 2')
  await phone.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  // On a phone, by Back: the room stays.
  await phone.getByRole('button', { name: '夜の海を大きく見る' }).click()
  await expect(lightbox).toBeVisible()
  await phone.evaluate(() => history.back())
  await expect(lightbox).toHaveCount(0)
  await expect(phone.getByRole('log')).toBeVisible()

  // At a desk as well, out of what hangs at a button.
  await desktop.getByRole('button', { name: '絵文字をえらぶ' }).click()
  const emoji = desktop.getByRole('dialog', { name: '絵文字をえらぶ' })
  await expect(emoji).toBeVisible()
  await desktop.evaluate(() => history.back())
  await expect(emoji).toHaveCount(0)
  await expect(desktop.getByRole('log')).toBeVisible()

  // What arrived holds nothing of the camera's, and its address is its own.
  const src = await saying(phone, '海の写真です').locator('button img').first().getAttribute('src')
  const url = new URL(src!, ouen.origin)
  const file = await phone.request.get(url.href)
  expect(file.status()).toBe(200)
  expect((await file.body()).includes('Secret camera')).toBe(false)
  url.searchParams.set('key', 'x')
  expect((await phone.request.get(url.href)).status()).toBe(404)

  // What is no picture is refused, and the words stay.
  await desktop.getByRole('textbox', { name: /送るメッセージ/ }).fill('これはまだ送りません')
  await choose(desktop, [
    {
      name: 'script.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<script>alert(1)</script>'),
    },
  ])
  await expect(desktop.getByRole('alert')).toContainText('「script.jpg」')
  await expect(desktop.getByRole('textbox', { name: /送るメッセージ/ })).toHaveValue(
    'これはまだ送りません',
  )
  await desktop.getByRole('textbox', { name: /送るメッセージ/ }).fill('')

  // Without a network they wait, over a reload too, and go in their order once it is back.
  const context = desktop.context()
  await context.setOffline(true)
  await choose(desktop, [dawn])
  await expect(
    desktop.getByRole('list', { name: 'いっしょに送る写真' }).getByRole('img'),
  ).toHaveCount(1)
  await say(desktop, '圏外の写真')
  await say(desktop, '圏外のことば')
  await expect(held(desktop)).toHaveCount(2)
  await desktop.close()
  await context.setOffline(false)
  const another = await context.newPage()
  await another.goto(ouen.origin)
  await openChannel(another, 'ロビー')
  await expect(saying(phone, '圏外のことば')).toHaveCount(1)
  await expect(shown(phone)).toHaveCount(before + 3)
  const order = await phone
    .getByRole('log')
    .getByText(/^圏外の/)
    .allTextContents()
  expect(order).toEqual(['圏外の写真', '圏外のことば'])
  await expect(held(another)).toHaveCount(0)

  // A list of rooms says that there is a photo.
  await choose(another, [sea])
  await another.getByRole('button', { name: '送信する' }).click()
  await expect(shown(phone)).toHaveCount(before + 4)
  await phone.goto(new URL('/messages', ouen.origin).href)
  await expect(phone.getByRole('link', { name: /ロビー.*写真/s })).toBeVisible()

  // Deleted, it is served to nobody.
  url.search = new URL(src!, ouen.origin).search
  await saying(another, '海の写真です').last().press('Enter')
  await another.getByRole('menuitem', { name: '削除する' }).click()
  await expect(another.getByRole('log').getByText('海の写真です')).toHaveCount(0)
  expect((await phone.request.get(url.href)).status()).toBe(404)
})
