import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { withDeviceFonts } from '../../tests/browser/deviceFonts.ts'
import { newFan } from '../../tests/e2e/support/journeys.ts'
import { Ouen } from '../../tests/e2e/support/ouen.ts'
import { cpuSlowdown, phone, slowDown } from './phone.ts'
import { sized } from './size.ts'

/** Slow 4G as Lighthouse applies it to each request: ms, and bytes a second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const unbound = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
const network = sized(slow4G, unbound)
const visits = sized(5, 1)

type Paint = { first: number; largest: number; shift: number; seen: number }

/**
 * Visits the demo's home and store as a guest and a channel as a fan, each time with an empty cache, and hands
 * the medians of five visits to `row`: first and largest paint and messages seen in ms after the
 * navigation began, layout shift as its cumulative score.
 */
export async function benchPaint(row: (what: string, figures: string) => void): Promise<void> {
  const ouen = await Ouen.start()
  // Each phone in Japan has a Japanese font, whose characters all are one em wide; what the pinned browser
  // puts in its place is narrower and breaks lines elsewhere.
  const [ofIPhone, ofAndroid] = await Promise.all(
    ['Hiragino Sans', 'Noto Sans CJK JP'].map((name) => withDeviceFonts([{ name, weight: 400 }])),
  )
  const iPhone = await chromium.launch(ofIPhone!.options)
  const android = await chromium.launch(ofAndroid!.options)
  try {
    const fan = await newFan(ouen)
    const channel = await firstLink(iPhone, ouen, '/messages', '/messages/chat/')
    const item = await firstLink(iPhone, ouen, '/store', '/store/items/')
    const pages = [
      ['/ as a guest', iPhone, '/', phone],
      ['/ as a guest who has Noto Sans', android, '/', phone],
      ['/store as a guest', iPhone, '/store', phone],
      ['an item of the store as a guest', iPhone, item, phone],
      ['a channel as a fan', iPhone, channel, { ...phone, storageState: fan }],
    ] as const
    for (const [what, browser, path, options] of pages) {
      const paints: Paint[] = []
      for (let visit = 0; visit < visits; visit++)
        paints.push(await visitOnce(browser, ouen.origin + path, options))
      const median = (part: keyof Paint) => middle(paints.map((paint) => paint[part]))
      row(
        `${what}, slow 4G, CPU ${cpuSlowdown}×`,
        `first paint ${Math.round(median('first'))} ms, largest ${Math.round(median('largest'))} ms, ${path === channel ? `messages seen ${Math.round(median('seen'))} ms, ` : ''}shift ${median('shift').toFixed(3)}`,
      )
    }
  } finally {
    await Promise.all([iPhone.close(), android.close()])
    await ouen.dispose()
    for (const font of [ofIPhone!, ofAndroid!]) font.remove()
  }
}

/** The address of the first link of a page that begins so. */
async function firstLink(
  browser: Browser,
  ouen: Ouen,
  page: string,
  start: string,
): Promise<string> {
  const opened = await browser.newPage()
  await opened.goto(ouen.origin + page)
  const path = await opened.locator(`a[href^="${start}"]`).first().getAttribute('href')
  await opened.close()
  if (!path) throw new Error(`${page} has no link to ${start}`)
  return path
}

async function visitOnce(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<Paint> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.addInitScript(observe)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await slowDown(page, cpuSlowdown)
  await page.goto(url, { waitUntil: 'load' })
  // What comes late, fonts above all, may still shift the page or paint larger.
  await page.waitForTimeout(sized(4_000, 500))
  const paint = await readPaint(page)
  await context.close()
  return paint
}

const readPaint = (page: Page) => page.evaluate(() => (window as unknown as { paint: Paint }).paint)

/** Runs in the page, before its own scripts. */
function observe(): void {
  const paint = { first: 0, largest: 0, shift: 0, seen: 0 }
  Object.assign(window, { paint })
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
    })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paint.first = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => (paint.largest = entry.startTime))
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) paint.shift += value
  })
  const look = () => {
    const last = [...document.querySelectorAll('[role="log"] [data-seq]')].at(-1)
    const box = last?.getBoundingClientRect()
    if (box && box.height > 0 && box.bottom > 0 && box.top < innerHeight)
      paint.seen = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function middle(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
