import { type Request } from '@playwright/test'
import { uniqueEmail } from './support/apiFan.ts'
import { complaintsOf } from './support/complaints.ts'
import { agreeTerms, arriveAt, newFan } from './support/journeys.ts'
import { Ouen } from './support/ouen.ts'
import { adopted, openSettled } from './support/settled.ts'
import { expect, keepForFile, test, type Page } from './support/test.ts'

// Both workers take their part.
test.describe.configure({ mode: 'parallel' })

let ouen: Ouen
let lobby = ''
keepForFile(async () => {
  ouen = await Ouen.start()
  const list = await (await fetch(`${ouen.origin}/messages`)).text()
  lobby = /\/messages\/chat\/(channel_\w+)"(?:(?!<\/a>).)*ロビー/s.exec(list)![1]!
  return ouen
})

/** What a page says and asks for while it loads and settles. */
function watch(page: Page) {
  const seen = {
    complaints: complaintsOf(page),
    calls: [] as string[],
    scripts: [] as Request[],
  }
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    // A guest's open room asks by itself what has come since, at some instant of its first five seconds.
    if (searchParams.get('operationName') === 'fetchMissedQuery') return
    if (/\/(graphql|stream|identitytoolkit|securetoken)/.test(pathname))
      seen.calls.push(request.url())
  })
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) seen.scripts.push(request)
  })
  return seen
}

const guestPages = [
  ['/', 200],
  ['/messages', 200],
  ['/messages/chat/:lobby', 200],
  ['/timeline', 200],
  ['/posts/nope', 404],
  ['/information', 200],
  ['/information/nope/general-information', 404],
  ['/settings', 200],
  ['/settings/language', 200],
  ['/mypage', 200],
  ['/mypage/badges', 200],
  ['/mypage/collections', 200],
  ['/mypage/collections/nope', 404],
  ['/mypage/edit', 200],
  ['/settings/personal-info/password', 200],
  ['/settings/personal-info/email', 200],
  ['/settings/personal-info/undo', 200],
  ['/onboarding/agree-terms', 200],
  ['/onboarding/login', 200],
  ['/password-reset', 200],
  ['/settings/purchase-history', 200],
  ['/settings/store/spending', 200],
  ['/settings/store/refunds/nope', 404],
  ['/settings/purchase-history/nope', 404],
  ['/receipt/nope', 404],
  ['/legal/commercial-transactions', 200],
  ['/legal/payment-services', 200],
  ['/blocked', 403],
  ['/ip-blocked', 403],
  ['/404', 404],
  ['/messages/chat/nope', 404],
  ['/nowhere', 404],
  // What a page reads of an address's search part is on the server's page too.
  ['/search?q=ラジオ', 200],
  ['/search?kind=talk&q=ラジオ', 200],
  ['/hashtag/深夜二時のラジオ', 200],
  ['/events?talent=luka', 200],
  ['/information?category=NEWS', 200],
] as const

for (const locale of ['', '/en'])
  for (const [path, status] of guestPages)
    test(`${locale}${path} comes whole: rendered, adopted in silence, nothing asked again`, async ({
      page,
    }) => {
      const seen = watch(page)
      const address = `${ouen.origin}${(locale + path).replace(':lobby', lobby).replace(/(.)\/$/, '$1')}`
      const rendered = await (await page.request.get(address)).text()
      const title = /<title>([^<]+)<\/title>/.exec(rendered)?.[1]
      expect(title).toBeTruthy()
      await page.addInitScript(noteRemoved)
      const response = await openSettled(page, address)
      expect(response.status()).toBe(status)
      expect(await page.title()).toBe(title!.replaceAll('&amp;', '&'))
      await expect(page.locator('html')).toHaveAttribute('lang', locale === '' ? 'ja' : 'en')
      expect(seen.complaints.filter((text) => !/status of 40[34]/.test(text))).toEqual([])
      expect(seen.calls).toEqual([])
      expect(await page.evaluate(() => window.removedFromPage)).toEqual([])
    })

test('a guest’s home carries at most 190 kB of scripts, and nothing of what a guest does not need', async ({
  page,
}) => {
  const seen = watch(page)
  await openSettled(page, ouen.origin)
  const scripts = await Promise.all(
    seen.scripts.map(async (script) => {
      const { responseBodySize } = await script.sizes()
      return { url: script.url(), size: responseBodySize }
    }),
  )
  const total = scripts.reduce((sum, { size }) => sum + size, 0)
  expect(total).toBeGreaterThan(50_000)
  expect(total, scripts.map(({ url, size }) => `${size} ${url}`).join('\n')).toBeLessThanOrEqual(
    190_000,
  )
  const texts = await Promise.all(
    scripts.map(async ({ url }) => (await page.request.get(url)).text()),
  )
  for (const word of ['identitytoolkit', '__SENTRY__', 'storybook'])
    expect(texts.filter((text) => text.includes(word))).toEqual([])
})

test('what is typed, chosen and tapped before the code arrives counts', async ({ page }) => {
  const arrival = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(`${ouen.origin}/onboarding/agree-terms`, { waitUntil: 'commit' })
  await agreeTerms(page, uniqueEmail())
  await expect(page.getByRole('button', { name: '確認コードを送る' })).toHaveAttribute('data-held')
  arrival.resolve()
  await arriveAt(page, 'confirmation-code')
})

test('who scrolls before the code arrives stays where they are, and over a reload', async ({
  page,
}) => {
  const arrival = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry.*\.js$/, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(`${ouen.origin}/store`, { waitUntil: 'commit' })
  const last = page.getByRole('link', { name: /コイン 980枚/ }).first()
  await last.scrollIntoViewIfNeeded()
  const topOf = async () => (await last.boundingBox())?.y ?? -1
  const top = await topOf()
  // What a pixel's fraction rounds to differs by one, and nobody sees it.
  const isThere = async () => Math.abs((await topOf()) - top) < 2
  arrival.resolve()
  await adopted(page)
  expect(await isThere()).toBe(true)
  await page.reload()
  await adopted(page)
  await expect.poll(isThere).toBe(true)
  await last.click()
  await expect(page.getByRole('button', { name: '今すぐ購入する' })).toBeVisible()
  await page.goBack()
  await expect.poll(isThere).toBe(true)
})

test('a page without scripts says what it is: title, share tags, languages, words', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(ouen.origin)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`^${ouen.origin}/art/`),
  )
  await expect(page.locator('link[rel=alternate][hreflang=ja]')).toHaveAttribute(
    'href',
    `${ouen.origin}/`,
  )
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute(
    'href',
    `${ouen.origin}/en`,
  )
  await expect(page.locator('link[rel=alternate][hreflang=x-default]')).toHaveAttribute(
    'href',
    `${ouen.origin}/en`,
  )
  await expect(page.getByRole('heading', { name: '朝凪ひより' })).toBeVisible()
  await page.goto(`${ouen.origin}/messages/chat/${lobby}`)
  await expect(page.getByText('もともとただのカレーなんですよ').first()).toBeVisible()
})

test('a fan’s pages come rendered for them, from their cookie alone, and stay as they came', async ({
  page,
}) => {
  await page.context().setStorageState(await newFan(ouen, 'みなと'))
  await page.addInitScript(noteRemoved)
  // A phone of the slower kind: the page is there seconds before all of its code.
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const path of ['/', '/messages', `/messages/chat/${lobby}`, '/settings', '/play']) {
    const seen = watch(page)
    const rendered = await (await page.request.get(`${ouen.origin}${path}`)).text()
    expect(rendered).not.toContain('参加すると、ここで話せます')
    await page.goto(`${ouen.origin}${path}`)
    await adopted(page)
    // What must not come has no moment by which it would be here, and the stream never falls silent.
    await page.waitForTimeout(1500)
    expect(seen.complaints).toEqual([])
    expect([path, await page.evaluate(() => window.removedFromPage)]).toEqual([path, []])
    // The stream is opened, and the read mark moves; nothing is read again.
    expect(
      seen.calls.filter((url) => /\/graphql/.test(url) && !url.includes('markReadMutation')),
    ).toEqual([])
  }
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await tapBeforeItsCode(page)
  await typeBeforeItsCode(page)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'ouen-document')!
  const answer = await page.request.post(`${ouen.origin}/graphql?operationName=AppLayoutQuery`, {
    headers: { tenant: 'ouen', cookie: `ouen-document=${cookie.value}` },
    data: {
      operationName: 'AppLayoutQuery',
      query: await operationText('AppLayoutQuery'),
      variables: {},
    },
  })
  expect(JSON.stringify(await answer.json())).not.toContain('みなと')
})

/** A part's own code comes after the page's: what is tapped in it meanwhile counts. */
async function tapBeforeItsCode(page: Page): Promise<void> {
  const arrival = Promise.withResolvers<void>()
  await page.route(/\/assets\/Today-.*\.js$/, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(ouen.origin)
  await adopted(page)
  const open = page.getByRole('button', { name: 'ひらく', exact: true })
  await open.click()
  await expect(open).toHaveAttribute('data-held')
  arrival.resolve()
  await expect(open).toBeHidden()
  await expect(page.getByText('中身は、ひらいてのおたのしみ。')).toBeHidden()
}

/** What is typed meanwhile, by Japanese composition too, is in the draft; what is typed on stands behind it. */
async function typeBeforeItsCode(page: Page): Promise<void> {
  const arrival = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry.*\.js$/, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(`${ouen.origin}/messages/chat/${lobby}`, { waitUntil: 'commit' })
  const field = page.getByRole('textbox', { name: '「ロビー」に送るメッセージ' })
  await field.pressSequentially('3月の')
  const keyboard = await page.context().newCDPSession(page)
  for (const text of ['さ', 'さく'])
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
  await keyboard.send('Input.insertText', { text: '桜' })
  arrival.resolve()
  await field.pressSequentially('が咲きました')
  await expect(page.getByRole('button', { name: '送信する' })).toBeEnabled()
  await field.pressSequentially('。')
  await expect(field).toHaveValue('3月の桜が咲きました。')
}

declare global {
  interface Window {
    /** What was taken out of the page's main part, each with its words. */
    removedFromPage: string[]
  }
}

/** Runs in the page: a part that React throws away and draws anew is gone from under the finger that taps it. */
function noteRemoved(): void {
  window.removedFromPage = []
  new MutationObserver((records) => {
    for (const { target, removedNodes } of records)
      for (const node of removedNodes)
        if (node instanceof HTMLElement && target instanceof Element && target.closest('main'))
          window.removedFromPage.push(`${node.localName}: ${node.textContent.slice(0, 60)}`)
  }).observe(document, { childList: true, subtree: true })
}

async function operationText(name: string): Promise<string> {
  const { readFile } = await import('node:fs/promises')
  const operations = Object.values(
    JSON.parse(await readFile('dist/operations.json', 'utf8')) as Record<string, string>,
  )
  return operations.find((text) => text.includes(`query ${name}`))!
}
