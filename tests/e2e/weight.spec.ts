import { chromium, type Request } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { PageManifest } from '../../scripts/vite-page-manifest.ts'
import { withDeviceFonts, type DeviceFont } from '../browser/deviceFonts.ts'
import { isPinnedPlatform } from '../browser/pinnedBrowser.ts'
import { complaintsOf } from './support/complaints.ts'
import { Ouen } from './support/ouen.ts'
import { openSettled } from './support/settled.ts'
import { expect, keepForFile, test, type Page } from './support/test.ts'

// Both workers take their part.
test.describe.configure({ mode: 'parallel' })

let ouen: Ouen
keepForFile(async () => (ouen = await Ouen.start()))

type Arrival = { path: string; bytes: number; isFont: boolean }

/** All that arrives while a page loads and settles. */
async function arrivalsAt(page: Page, path: string): Promise<Arrival[]> {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await openSettled(page, ouen.origin + path)
  return Promise.all(
    requests.map(async (request) => ({
      path: request.url().slice(ouen.origin.length),
      bytes: (await request.sizes()).responseBodySize,
      isFont: request.resourceType() === 'font',
    })),
  )
}

/** The files that hold a route's screen, as the build lists what is loaded when its turn comes. */
const { modules } = JSON.parse(readFileSync('dist/client/pages.json', 'utf8')) as PageManifest
const codeOfScreens = new Set(
  Object.entries(modules)
    .filter(([module]) => /\/screens\/\w+\/\w+\.tsx$/.test(module))
    .map(([, file]) => `/${file}`),
)

const bytesOf = (arrivals: Arrival[]) => arrivals.reduce((sum, { bytes }) => sum + bytes, 0)
const listed = (arrivals: Arrival[]) =>
  arrivals.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')

for (const [who, width, height] of [
  ['phone', 390, 844],
  ['desk', 1280, 900],
] as const)
  test(`a guest’s home at a ${who} is at most 500 kB in 30 requests, of which five fonts of 250 kB`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const arrivals = await arrivalsAt(page, '/')
    const fonts = arrivals.filter(({ isFont }) => isFont)
    // Open Sans, the everyday font, and the page's own rest.
    expect(fonts.length, listed(fonts)).toBeGreaterThanOrEqual(3)
    expect(fonts.length, listed(fonts)).toBeLessThanOrEqual(5)
    expect(bytesOf(fonts), listed(fonts)).toBeLessThanOrEqual(250_000)
    expect(arrivals.length, listed(arrivals)).toBeLessThanOrEqual(30)
    expect(bytesOf(arrivals), listed(arrivals)).toBeLessThanOrEqual(500_000)
  })

test.describe('where the device has Noto Sans JP, no Japanese is fetched', () => {
  test.skip(!isPinnedPlatform, 'fonts of another platform are its own')
  const regular = [
    'Noto Sans JP',
    'Noto Sans JP Regular',
    'NotoSansJP-Regular',
    'Noto Sans CJK JP',
    'Noto Sans CJK JP Regular',
    'NotoSansCJKjp-Regular',
  ].map((name): [string, DeviceFont[]] => [`as ${name}`, [{ name, weight: 400 }]])
  const others: [string, DeviceFont[]][] = [
    ['in all weights', ['all weights']],
    [
      'in two weights',
      [
        { name: 'Noto Sans CJK JP', weight: 400 },
        { name: 'Noto Sans CJK JP Bold', weight: 700 },
      ],
    ],
  ]
  for (const [how, device] of [...regular, ...others])
    test(how, async () => {
      const { options, remove } = await withDeviceFonts(device)
      const browser = await chromium.launch(options)
      try {
        const page = await browser.newPage()
        const fonts = (await arrivalsAt(page, '/')).filter(({ isFont }) => isFont)
        expect(fonts.map(({ path }) => path)).toEqual([expect.stringContaining('open-sans-latin')])
        const [plain, bold] = [await inkOf(page, 400), await inkOf(page, 700)]
        expect(plain).toBeGreaterThan(0)
        expect(bold).toBeGreaterThan(plain * 1.15)
      } finally {
        await browser.close()
        remove()
      }
    })
})

/** How much of a canvas a word darkens in a weight of the page's own font list. */
function inkOf(page: Page, weight: number): Promise<number> {
  return page.evaluate((asked) => {
    const context = document.createElement('canvas').getContext('2d')!
    context.font = `${asked} 48px ${getComputedStyle(document.body).fontFamily}`
    context.fillText('応援推言葉', 10, 100)
    const { data } = context.getImageData(0, 0, 300, 150)
    return data.reduce((sum, value, at) => (at % 4 === 3 ? sum + value : sum), 0)
  }, weight)
}

test('rare characters come as words bring them, each once; what is typed stays here', async ({
  page,
}) => {
  await arrivalsAt(page, '/onboarding/agree-terms')
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/fonts/rare-ja.ttf') asked.push(url.searchParams.get('text')!)
  })
  const say = async (text: string) => {
    const answer = page.waitForResponse(/rare-ja/)
    await page.evaluate((words) => {
      const line = document.createElement('p')
      line.textContent = words
      document.querySelector('main')!.append(line)
    }, text)
    await (await answer).finished()
  }
  await page.getByRole('textbox').first().fill('麒麟の鱻')
  await say('鸞と鳳')
  await say('鸞に麒麟')
  expect(asked).toEqual(['鳳鸞', '麒麟'])
  expect(
    await page.evaluate(() => document.fonts.check('16px "Noto Sans JP Variable"', '鸞鳳麒麟')),
  ).toBe(true)
})

for (const path of ['/', '/messages', '/settings', '/onboarding/agree-terms', '/404'])
  test(`${path} carries its style in itself, at most 14 kB of it, and asks for its own code ahead`, async ({
    page,
  }) => {
    const arrivals = await arrivalsAt(page, path)
    const html = await (await page.request.get(ouen.origin + path)).text()
    const style = /<style>(.*?)<\/style>/s.exec(html)![1]!
    expect(gzipSync(style).length).toBeLessThanOrEqual(14_000)
    const paths = arrivals.map((arrival) => arrival.path)
    expect(paths.filter((each) => each.endsWith('.css'))).toEqual([])
    const ahead = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(
      ([, href]) => href!,
    )
    expect(paths).toEqual(expect.arrayContaining(ahead))
    const screens = paths.filter((each) => codeOfScreens.has(each))
    expect(screens).toHaveLength(1)
    expect(ahead).toContain(screens[0])
  })

test('a screen that is opened later is shown with its style, however late that comes', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await arrivalsAt(page, '/')
  const arrival = Promise.withResolvers<void>()
  await page.route(/\.css$/, async (route) => {
    await arrival.promise
    await route.continue()
  })
  const asked = page.waitForRequest(/SettingsScreen-[\w-]+\.css$/)
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[href="/settings"]')!
    link.click()
  })
  await asked
  const settings = page.getByRole('heading', { level: 1, name: '設定' })
  await expect(settings).toHaveCount(0)
  arrival.resolve()
  await expect(settings).toBeVisible()
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href, disabled }) => (disabled || !href ? [] : [href])),
  )
  expect(sheets.some((href) => href.includes('SettingsScreen'))).toBe(true)
  expect(complaints).toEqual([])
})
