import { newFan } from './support/journeys.ts'
import { expect, test } from './support/test.ts'

test('a post is begun on one device, finished on another, and posted once', async ({
  browser,
  ouen,
}) => {
  const storageState = await newFan(ouen)
  const open = async (path: string) => {
    const page = await (
      await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } })
    ).newPage()
    await page.goto(`${ouen.origin}${path}`)
    return page
  }
  const phone = await open('/timeline')
  const field = phone.getByRole('textbox', { name: '投稿を書く' })
  await field.fill('灯台の話を')
  await expect(phone.getByRole('button', { name: 'あとで書く' })).toBeVisible()

  const other = await open('/timeline')
  await other.getByRole('link', { name: '下書き' }).click()
  await other.getByRole('button', { name: /灯台の話を/ }).click()
  const sheet = other.getByRole('dialog', { name: '続きを書く' })
  await sheet.getByRole('textbox').fill('灯台の話を、書き終えました。')
  await expect(sheet.getByText('書きかけは、下書きに残ります。')).toBeVisible()

  // The first device goes on where the other left it.
  await phone.reload()
  await expect(field).toHaveValue('灯台の話を、書き終えました。')
  await sheet.getByRole('button', { name: '投稿する' }).click()
  await expect(other.getByText('下書きはありません')).toBeVisible()
  await phone.reload()
  await expect(field).toHaveValue('')
  await expect(phone.getByText('灯台の話を、書き終えました。')).toHaveCount(1)
  await other.reload()
  await expect(other.getByText('下書きはありません')).toBeVisible()
})
