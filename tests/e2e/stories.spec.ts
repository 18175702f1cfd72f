import { newFan } from './support/journeys.ts'
import { expect, test, type Page } from './support/test.ts'

test('a fan reads a story, and goes on reading on another device', async ({ browser, ouen }) => {
  const storageState = await newFan(ouen)
  const open = async () => {
    const page = await (await browser.newContext({ storageState })).newPage()
    await page.goto(ouen.origin)
    await page
      .getByRole('link', { name: /おはなし/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'おはなし' })).toBeVisible()
    await page.getByRole('link', { name: /ねぼうしたランプ/ }).click()
    return page
  }
  const page = await open()
  await page.getByRole('link', { name: '読みはじめる' }).click()
  await expect(page.getByText('1 / 4')).toBeVisible()
  await turn(page, '2 / 4')
  await turn(page, '3 / 4')
  await page.reload()
  await expect(page.getByText('3 / 4')).toBeVisible()
  await expect(picture(page, 3)).toBeInViewport()

  const other = await open()
  await expect(other.getByText('4ページ中3ページまで読みました')).toBeVisible()
  await other.getByRole('link', { name: '第1章の3ページから読む' }).click()
  await expect(picture(other, 3)).toBeInViewport()
  await turn(other, '4 / 4')
  await other.getByRole('link', { name: /次の章/ }).click()
  await expect(other.getByRole('heading', { level: 1, name: '月にきいてみた' })).toBeVisible()
  await other.goBack()
  await other.goBack()
  await expect(other.getByRole('link', { name: '第2章を読む' })).toBeVisible()
})

test('what is locked says until when, and no address gives its pictures', async ({
  page,
  ouen,
}) => {
  await page.goto(`${ouen.origin}/stories`)
  await page.getByRole('link', { name: /電波でとどいた手紙/ }).click()
  await expect(page.getByText(/から読めます/)).toBeVisible()
  for (const path of ['/art/held/', '/art/', '/files/held/', '/content/art/held/']) {
    const answer = await page.request.get(`${ouen.origin}${path}story-radio-5.svg`)
    expect([path, answer.status()]).toEqual([path, 404])
  }
  expect((await page.request.get(`${ouen.origin}/art/story-radio-4.svg`)).status()).toBe(200)
})

async function turn(page: Page, to: string): Promise<void> {
  await page.getByRole('button', { name: '次のページ' }).click()
  await expect(page.getByText(to)).toBeVisible()
}

const picture = (page: Page, number: number) =>
  page.getByRole('listitem', { name: `4ページ中${number}ページ` }).getByRole('img')
