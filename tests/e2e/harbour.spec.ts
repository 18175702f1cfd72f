import { newFan } from './support/journeys.ts'
import { glance } from './support/patience.ts'
import { expect, test, type Page } from './support/test.ts'

const empty = (page: Page) => page.getByRole('button', { name: /空き地$/ })
const saved = (page: Page) => expect(page.getByText(/に保存しました/)).toBeVisible()

test('a town is begun on one device, goes on on another, and the fan chooses between two', async ({
  browser,
  ouen,
}) => {
  const storageState = await newFan(ouen)
  const device = async () => (await browser.newContext({ storageState })).newPage()
  const [phone, tablet] = [await device(), await device()]
  await phone.goto(ouen.origin)
  await phone.getByRole('link', { name: 'あそぶ' }).first().click()
  await phone.getByRole('link', { name: /^港町 / }).click()

  await phone
    .getByRole('button', { name: /^舟を出す/ })
    .first()
    .click()
  await phone.getByRole('button', { name: /1番の舟が帰りました/ }).click()
  await empty(phone).first().click()
  await phone.getByRole('button', { name: /^花畑/ }).click()
  await expect(phone.getByRole('button', { name: /左から1番、花畑/ })).toBeVisible()
  await saved(phone)

  // The last of several moves is kept some seconds later.
  const built = tablet.getByRole('button', { name: /左から1番、花畑/ })
  await expect(async () => {
    await tablet.goto(phone.url())
    await expect(built).toBeVisible({ timeout: glance })
  }).toPass()
  await tablet
    .getByRole('button', { name: /^舟を出す/ })
    .first()
    .click()
  await expect(tablet.getByText(/^あと/).first()).toBeVisible()
  await saved(tablet)

  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: /左から1番、花畑/ }).click()
  await phone.getByRole('button', { name: 'とりこわす' }).click()
  await phone.getByRole('button', { name: 'とりこわす' }).click()
  await expect(phone.getByText(/オフラインです/)).toBeVisible()
  await phone.context().setOffline(false)
  await expect(
    phone.getByRole('heading', { name: '別の端末に新しいデータがあります' }),
  ).toBeVisible()
  await phone.getByRole('button', { name: 'こちらの町をつづける' }).click()
  await expect(phone.getByRole('button', { name: /左から1番、花畑/ })).toBeVisible()
  await expect(phone.getByText(/^あと/).first()).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('button', { name: /左から1番、花畑/ })).toBeVisible()
})
