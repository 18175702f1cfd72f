import type { Ouen } from './support/ouen.ts'
import { adopted } from './support/settled.ts'
import { expect, test, type Page } from './support/test.ts'

let ouen: Ouen
test.beforeEach(({ ouen: shared }) => {
  ouen = shared
})

/** A page that knows nothing of the channels, once its links lead without a new document. */
async function open(page: Page): Promise<void> {
  await page.goto(`${ouen.origin}/settings/language`)
  await adopted(page)
}

const channels = /operationName=ChannelsScreenQuery/

test('a screen whose data is late stands before it, and is filled when it comes', async ({
  page,
}) => {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route(channels, async (route) => {
    await mayAnswer
    await route.continue()
  })
  await open(page)
  await page.getByRole('link', { name: 'トーク' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'トーク' })).toBeFocused()
  await expect(main.getByText('読みこんでいます')).toBeAttached()
  await expect(main.getByRole('link', { name: /ロビー/ })).toHaveCount(0)
  answer()
  await expect(main.getByRole('link', { name: /ロビー/ })).toBeVisible()
  await expect(main.getByText('読みこんでいます')).toHaveCount(0)
  await expect(main.getByRole('heading', { name: 'トーク', level: 1 })).toBeFocused()
})

test('a new screen has the focus in its first frame, before a fan can have moved it', async ({
  page,
}) => {
  await page.goto(`${ouen.origin}/messages`)
  await adopted(page)
  const hasFocus = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const isThere = () => document.querySelector('main h1')?.textContent === 'ロビー'
        const observer = new MutationObserver(() => {
          if (!isThere()) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(document.activeElement?.tagName === 'H1'))
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
  )
  await page.getByRole('link', { name: /ロビー/ }).click()
  expect(await hasFocus).toBe(true)
})

test('a screen whose data can’t be had says so in its frame, and is tried again', async ({
  page,
}) => {
  await open(page)
  await page.route(channels, (route) => route.abort())
  await page.getByRole('link', { name: 'トーク' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'トーク' })).toBeVisible()
  await page.unroute(channels)
  await main.getByRole('button', { name: 'もう一度ためす' }).click()
  await expect(main.getByRole('link', { name: /ロビー/ })).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(0)
})

test('a screen that is opened without a network says so, and comes by itself with the network', async ({
  page,
  context,
}) => {
  await open(page)
  // The code of all routes is here, that of the screen is not.
  await page.getByRole('link', { name: 'トーク' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /ロビー/ })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'ストア', exact: true }).click()
  await expect(main.getByRole('heading', { name: '通信できませんでした' })).toBeVisible()
  await context.setOffline(false)
  await expect(main.getByRole('heading', { name: 'ストア' })).toBeVisible()
  await expect(page).toHaveURL(/\/store$/)
})

test('a part that nobody asked for and that can’t be had takes no screen with it', async ({
  page,
}) => {
  const documents: string[] = []
  const corner: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  // What the browser could not load it holds for lost, however often the part itself is asked for.
  await page.route(/\/assets\/nowPlaying-/, (route) => route.abort())
  page.on('response', (response) => {
    if (response.url().includes('/Corner-')) corner.push(response.url())
  })
  await open(page)
  await page.getByRole('link', { name: 'トーク' }).click()
  await expect.poll(() => corner.some((url) => url.endsWith('?try=1'))).toBe(true)
  await page
    .getByRole('main')
    .getByRole('link', { name: /ロビー/ })
    .click()
  await expect(page.getByRole('heading', { name: 'ロビー', level: 1 })).toBeVisible()
  expect(documents).toHaveLength(1)
})
