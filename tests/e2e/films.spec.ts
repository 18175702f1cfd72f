import { newFan } from './support/journeys.ts'
import { expect, test, type Page } from './support/test.ts'

const timeOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

test('a film is resumed on another device, and leads to the next one', async ({
  browser,
  ouen,
}) => {
  const storageState = await newFan(ouen)
  const open = async () => {
    const page = await (await browser.newContext({ storageState })).newPage()
    await page.goto(`${ouen.origin}/lp/winter-lights`)
    await page.getByRole('link', { name: /放送局の短い映画/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: /予告/ })).toBeVisible()
    return page
  }
  const page = await open()
  // It comes in parts: from the middle on, without what is before.
  const part = page.waitForResponse(
    (answer) => answer.url().includes('/files/films/') && answer.status() === 206,
  )
  await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    video.currentTime = 8
    await video.play()
  })
  await part
  await expect.poll(() => timeOf(page)).toBeGreaterThan(9)
  const kept = page.waitForResponse((answer) => answer.url().includes('useKeptTimeMutation'))
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
  await kept

  const other = await open()
  await expect(other.getByText(/秒のところから再生します/)).toBeVisible()
  await expect.poll(() => timeOf(other)).toBeGreaterThanOrEqual(8)
  await other.getByRole('radio', { name: 'English' }).check({ force: true })
  const showing = () =>
    other
      .locator('video')
      .evaluate((video: HTMLVideoElement) =>
        [...video.textTracks].filter(({ mode }) => mode === 'showing').map((each) => each.language),
      )
  await expect.poll(showing).toEqual(['en'])
  await other.getByRole('button', { name: 'つぎの映像' }).click()
  await expect(other.getByRole('heading', { level: 1, name: '港の一日' })).toBeVisible()

  // It goes on in the corner of what is read meanwhile, and large again from there.
  await other.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    video.currentTime = 5
    await video.play()
  })
  await other.getByRole('link', { name: 'ホーム' }).first().click()
  const corner = other.getByRole('region', { name: '再生中の映像「港の一日」' })
  await expect(corner).toBeVisible()
  await expect.poll(() => timeOf(other)).toBeGreaterThan(6)
  await corner.getByRole('button', { name: '一時停止する' }).click()
  await expect(corner.getByRole('button', { name: '続きを再生する' })).toBeVisible()
  await corner.getByRole('link', { name: /港の一日/ }).click()
  await expect(other.getByRole('heading', { level: 1, name: '港の一日' })).toBeVisible()
  await expect(corner).toHaveCount(0)
  await expect.poll(() => timeOf(other)).toBeGreaterThan(6)
  // Silent and standing still, as it was in the corner.
  expect(
    await other
      .locator('video')
      .evaluate(({ muted, paused }: HTMLVideoElement) => ({ muted, paused })),
  ).toEqual({ muted: true, paused: true })
})

test('a film for members says so to a guest, and no address gives it', async ({ page, ouen }) => {
  await page.goto(`${ouen.origin}/lp/winter-lights`)
  await page.getByRole('link', { name: /放送局の短い映画/ }).click()
  await page.getByRole('link', { name: /放送のあとで/ }).click()
  await expect(page.getByText('コミュニティに参加すると見られます')).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  for (const path of [
    '/files/films/held/',
    '/files/films/',
    '/films/held/',
    '/content/films/held/',
  ]) {
    const answer = await page.request.get(`${ouen.origin}${path}after-hours.webm`)
    expect([path, answer.status()]).toEqual([path, 404])
  }
  expect((await page.request.get(`${ouen.origin}/files/films/winter-lights.webm`)).status()).toBe(
    200,
  )
})
