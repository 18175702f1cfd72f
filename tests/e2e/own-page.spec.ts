import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { newFan, openChannel, say, saying } from './support/journeys.ts'
import { Ouen } from './support/ouen.ts'

test.setTimeout(120_000)

const picture = fileURLToPath(new URL('../../docs/pictures/home-ja-light.webp', import.meta.url))

test('a fan takes another name and a picture of their own, and talks under them', async ({
  browser,
}) => {
  const ouen = await Ouen.start()
  try {
    const context = await browser.newContext({ storageState: await newFan(browser, ouen) })
    const page = await context.newPage()
    await page.goto(`${ouen.origin}/settings`)
    await page.getByRole('link', { name: 'プロフィールを編集' }).click()
    await page.getByRole('textbox', { name: '名前' }).fill('よふかしはるか')
    await page.getByLabel('自分の画像を使う').setInputFiles(picture)
    await expect(page.getByRole('radio', { name: '自分の画像' })).toBeChecked()
    await page.getByRole('button', { name: '保存する' }).click()
    await expect(page.getByText('プロフィールを保存しました。')).toBeVisible()
    await expect(page.getByText('よふかしはるかさん')).toBeVisible()

    await page.getByRole('link', { name: 'プロフィールを編集' }).click()
    await expect(page.getByRole('radio', { name: '自分の画像' })).toBeChecked()
    await openChannel(page, 'ロビー')
    await say(page, '名前を変えました')
    const other = await browser.newContext({ storageState: await newFan(browser, ouen) })
    const theirs = await other.newPage()
    await theirs.goto(ouen.origin)
    await openChannel(theirs, 'ロビー')
    await expect(saying(theirs, '名前を変えました')).toContainText('よふかしはるか')
    await expect(saying(theirs, '名前を変えました').locator('img').first()).toHaveAttribute(
      'src',
      /upload_/,
    )
  } finally {
    await ouen.dispose()
  }
})
