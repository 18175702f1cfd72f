import { newFan, openChannel, say, saying } from './support/journeys.ts'
import { passUntilNoon } from './support/money.ts'
import { expect, test } from './support/test.ts'

test('a fan says a first word, receives what it brings, once, and finds it among their coins', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen({ TEST_CLOCK: 'on' })
  await passUntilNoon(ouen)
  const context = await browser.newContext({ storageState: await newFan(ouen) })
  const page = await context.newPage()
  await page.goto(`${ouen.origin}/play`)
  await page.getByRole('link', { name: 'ミッション' }).click()
  const talk = page.getByRole('listitem').filter({ hasText: 'トークで話す' })
  await expect(talk.getByRole('link', { name: 'やってみる' })).toBeVisible()

  await openChannel(page, 'ロビー')
  await say(page, 'はじめての一言です')
  await expect(saying(page, 'はじめての一言です')).toBeVisible()
  await page.goto(`${ouen.origin}/missions`)
  const receive = page.getByRole('button', { name: '「トークで話す」の50コインを受け取る' })
  await receive.click()
  await expect(page.getByText('50コインを受け取りました。')).toBeVisible()
  await expect(talk.getByText('受け取り済み')).toBeVisible()
  await page.reload()
  await expect(talk.getByText('受け取り済み')).toBeVisible()
  await expect(receive).toHaveCount(0)

  await page.goto(`${ouen.origin}/store/community-coins/paid`)
  await expect(page.getByText('ミッション')).toHaveCount(1)
})
