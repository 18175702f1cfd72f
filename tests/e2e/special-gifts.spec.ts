import { readFile } from 'node:fs/promises'
import { newFan } from './support/journeys.ts'
import { buyNow, confirmOrder, expectDone, payBy } from './support/money.ts'
import type { Ouen } from './support/ouen.ts'
import { expect, test } from './support/test.ts'

let ouen: Ouen
test.beforeEach(({ ouen: shared }) => {
  ouen = shared
})

test('wallpapers are bought with coins, opened at once, taken along, and found again', async ({
  browser,
}) => {
  const context = await browser.newContext({ storageState: await newFan(ouen) })
  const page = await context.newPage()
  await buyNow(page, ouen, /夜の港の壁紙/)
  await payBy(page, /^コイン/)
  await confirmOrder(page)
  await expectDone(page)
  await page.getByRole('link', { name: '買った作品をひらく' }).click()
  await expect(page.getByRole('heading', { name: '夜の港の壁紙セット' })).toBeVisible()
  const phones = page.getByRole('link', { name: /スマホ用/ })
  await expect(phones).toHaveCount(6)

  const taken = page.waitForEvent('download')
  await phones.first().click()
  const file = await readFile(await (await taken).path())
  // A JPEG begins so.
  expect([...file.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])

  const address = new URL(page.url()).pathname
  await page.goto(`${ouen.origin}/mypage`)
  await page.getByRole('link', { name: 'ライブラリ' }).click()
  await page.getByRole('link', { name: /夜の港の壁紙/ }).click()
  await expect(phones).toHaveCount(6)

  // Whoever has the page's address has nothing of what is in it.
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`${ouen.origin}${address}`)
  await expect(guest.getByText('お持ちの作品は、ここに')).toBeVisible()
  await expect(guest.getByRole('link', { name: /スマホ用/ })).toHaveCount(0)
  const drawn = await guest.request.get(`${ouen.origin}/art/held/wallpaper-night.svg`)
  expect(drawn.status()).toBe(404)
})
