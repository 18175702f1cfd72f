import { newFan } from './support/journeys.ts'
import { expect, test } from './support/test.ts'

test('Back on a phone closes what is open, and only then leaves; a link is copied without a clipboard', async ({
  browser,
  ouen,
}) => {
  const context = await browser.newContext({
    storageState: await newFan(ouen),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }),
  )
  await page.goto(ouen.origin)
  await page.locator('main a[href="/timeline"]').first().tap()
  await page.waitForURL('**/timeline')
  const post = page.getByRole('article').first()
  const openMenu = async () => {
    await post.getByRole('button', { name: 'この投稿のメニュー' }).tap()
    await expect(page.getByRole('menu')).toBeVisible()
  }
  const choose = async (item: string | RegExp) => {
    await openMenu()
    await page.getByRole('menuitem', { name: item }).tap()
  }
  const goBackTo = async (path: string) => {
    await page.evaluate(() => history.back())
    await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }

  await openMenu()
  await goBackTo('/timeline')

  // A dialog that a menu led to is one step, not two.
  await choose(/ブロック/)
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible()
  await goBackTo('/timeline')

  await choose(/報告/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await goBackTo('/timeline')

  await choose('リンクをコピー')
  await expect(page.getByText('コピーしました。')).toBeVisible()
  await page.getByRole('button', { name: '投稿を書く' }).tap()
  const field = page.getByRole('textbox', { name: '投稿を書く' })
  await field.tap()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(field).toHaveValue(/\/posts\/post_/)
  await goBackTo('/timeline')

  // What was closed leaves nothing behind that Back would have to pass.
  await goBackTo('/')
  await context.close()
})
