import { readFile } from 'node:fs/promises'
import { signUp } from './support/journeys.ts'
import { expect, test } from './support/test.ts'

test('a fan finds what is on from home, says to be there, and takes it into their calendar', async ({
  page,
  ouen,
}) => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto(ouen.origin)
  await page
    .locator('section', { has: page.getByRole('heading', { name: 'これからの予定' }) })
    .getByRole('link', { name: 'すべて見る' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '予定' })).toBeVisible()
  await page.getByRole('link', { name: '夜半ルカ', exact: true }).click()
  await expect(page).toHaveURL(/talent=luka/)
  await expect(page.getByRole('link', { name: /おはよう灯台/ })).toHaveCount(0)
  // The last of the page: what a reader goes back to is where it was.
  const last = page.getByRole('listitem').filter({ hasText: '見にいく' }).last()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(200)
  const link = last.getByRole('link')
  await link.click()
  await expect(page).toHaveURL(/official-schedules\/schedule_/)
  await page.goBack()
  await expect(link).toBeInViewport()
  await link.click()
  await expect(page.getByRole('link', { name: 'カレンダーに入れる' })).toBeVisible()

  // A guest is asked to sign up, and it is said once they are back.
  const watch = page.getByRole('button', { name: '見にいく', exact: true })
  const counted = page.getByText(/人が見にいきます|見にいく人を待っています/)
  const count = async () => Number.parseInt((await counted.textContent()) ?? '', 10) || 0
  const others = await count()
  await watch.click()
  await signUp(page, ouen, 'はるか')
  const noted = page.waitForResponse(/WatchButtonMutation/)
  await page.getByRole('button', { name: 'あとで決める' }).click()
  await noted
  await expect(watch).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(watch).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(count).toBe(others + 1)
  await expect(page.getByRole('timer')).toHaveText(/\d\d:\d\d:\d\d/)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'カレンダーに入れる' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^schedule_\w+\.ics$/)
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(file).toContain('BEGIN:VEVENT\r\n')

  await page.getByRole('link', { name: '予定の一覧へ' }).click()
  await page.getByRole('link', { name: 'これまでの予定を見る' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'これまでの予定' })).toBeVisible()
  await expect(page.getByText('終わりました').first()).toBeVisible()
  expect(faults).toEqual([])
})
