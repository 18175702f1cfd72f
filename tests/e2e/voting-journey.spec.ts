import { uniqueEmail } from './support/apiFan.ts'
import { newFan, password } from './support/journeys.ts'
import { advanceClock, passUntilNoon } from './support/money.ts'
import type { Ouen } from './support/ouen.ts'
import { connectAsOwner } from './support/owner.ts'
import { glance } from './support/patience.ts'
import { expect, test, type Page } from './support/test.ts'

/** The vote, by the way that a fan finds from home. */
async function openVote(page: Page, { origin }: Ouen): Promise<void> {
  await page.goto(origin)
  await page.getByRole('link', { name: /冬の特別番組、どれが/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /冬の特別番組/ })).toBeVisible()
}

/** The gateway’s clock was moved, the browser’s was not: a fan signs in once more, elsewhere. */
async function logIn(page: Page, { origin }: Ouen, email: string): Promise<void> {
  await page.goto(`${origin}/onboarding/login`)
  const form = page.getByRole('main')
  await form.getByLabel('メールアドレス').fill(email)
  await form.getByLabel('パスワード', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'ログインする' }).click()
  await page.waitForURL(`${origin}/`)
}

/** The rounds that are over are counted and published by a job, which changes how the vote stands. */
async function seeRoundsPublished(ouen: Ouen): Promise<void> {
  const owner = await connectAsOwner(ouen)
  const waiting =
    'select 1 from voting_round where closes_at <= jobs.job_now() and published_at is null'
  await expect.poll(async () => (await owner.query(waiting)).rows.length).toBe(0)
  await owner.end()
}

test('a fan votes, shares it for coins, and anyone finds the vote in the log once it is published', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen({ TEST_CLOCK: 'on' })
  // A round lasts from midnight to midnight: the vote is in the one before the newest that is counted at the end.
  await passUntilNoon(ouen)
  const email = uniqueEmail()
  const storageState = await newFan(ouen, 'はるか', email)
  const newcomer = await (await browser.newContext({ storageState })).newPage()
  await openVote(newcomer, ouen)
  await expect(newcomer.getByText(/登録から24時間たつと投票できます/)).toBeVisible()
  await newcomer.context().close()

  await advanceClock(ouen, 25 * 60)
  await seeRoundsPublished(ouen)
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await logIn(page, ouen, email)
  await openVote(page, ouen)
  // Another device of theirs looks on: the bars move there, with nothing pressed.
  const onlooker = await context.newPage()
  await openVote(onlooker, ouen)
  const bar = onlooker.getByRole('listitem').filter({ hasText: /港の夜の三人ライブ.*票/s })
  const votes = async () => Number(/([\d,]+)票/.exec(await bar.innerText())?.[1]?.replace(',', ''))
  const before = await votes()
  await page.getByRole('radio', { name: /港の夜の三人ライブ/ }).check()
  await page.getByRole('button', { name: '「港の夜の三人ライブ」に投票する' }).click()
  await expect(page.getByText('「港の夜の三人ライブ」に投票しました')).toBeVisible()
  await expect.poll(votes).toBe(before + 1)
  await onlooker.close()
  await page.getByRole('button', { name: 'コピー' }).click()
  const receipt = await page.evaluate(() => navigator.clipboard.readText())
  expect(receipt).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)

  await page.getByRole('link', { name: 'シェアして10コイン' }).click()
  await page.getByRole('button', { name: 'カードをつくる' }).click()
  await page.getByRole('button', { name: 'リンクをコピー' }).click()
  await expect(page.getByText(/無償コイン10枚をお届けしました/)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(link)
  await expect(
    guest.getByRole('heading', { name: '「港の夜の三人ライブ」に投票しました' }),
  ).toBeVisible()
  const shown = await guest.locator('meta[property="og:image"]').getAttribute('content')
  expect(shown).toContain('/share-pictures/sharecard_')
  const picture = await guest.request.get(shown!)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])

  // A guest counts as well as the voter does.
  await advanceClock(ouen, 24 * 60)
  const counted = guest.getByRole('button', { name: '自分で数える' })
  await expect(async () => {
    // What is published each minute is published now.
    await advanceClock(ouen, 1)
    await guest.goto(`${ouen.origin}/voting-event/winter-special/result`)
    await expect.poll(() => counted.count(), { timeout: glance }).toBeGreaterThan(4)
  }).toPass()
  await counted.first().click()
  await expect(guest.getByText(/このブラウザで数え、発表と同じになりました/)).toBeVisible()
  await guest.getByLabel('受領番号').fill(receipt.toLowerCase())
  await expect(
    guest.getByText('この番号は「港の夜の三人ライブ」への1票として数えられています。'),
  ).toBeVisible()
  await context.close()
})
