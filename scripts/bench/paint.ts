import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { launchOptions } from '../../tests/browser/pinnedBrowser.ts'
import { newFan } from '../../tests/e2e/support/journeys.ts'
import { Ouen } from '../../tests/e2e/support/ouen.ts'
import { cutFont, interfaceCharacters } from '../subset-fonts.ts'

/** Slow 4G as Lighthouse applies it to each request: ms, and bytes a second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
/** A mid-range phone beside a desktop, as Lighthouse has it. */
const cpuSlowdown = 4
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const visits = 5

type Paint = { first: number; largest: number; shift: number; seen: number }

/**
 * Visits the demo's home as a guest and a channel as a fan, each time with an empty cache, and hands
 * the medians of five visits to `row`: first and largest paint and messages seen in ms after the
 * navigation began, layout shift as its cumulative score.
 */
export async function benchPaint(row: (what: string, figures: string) => void): Promise<void> {
  const ouen = await Ouen.start()
  const fonts = await japaneseFonts()
  const browser = await chromium.launch(fonts.options)
  try {
    const fan = await newFan(browser, ouen)
    const channel = await firstChannel(browser, ouen)
    const pages = [
      ['/ as a guest', '/', phone],
      ['a channel as a fan', channel, { ...phone, storageState: fan }],
    ] as const
    for (const [what, path, options] of pages) {
      const paints: Paint[] = []
      for (let visit = 0; visit < visits; visit++)
        paints.push(await visitOnce(browser, ouen.origin + path, options))
      const median = (part: keyof Paint) => middle(paints.map((paint) => paint[part]))
      row(
        `${what}, slow 4G, CPU ${cpuSlowdown}×`,
        `first paint ${Math.round(median('first'))} ms, largest ${Math.round(median('largest'))} ms, ${path === '/' ? '' : `messages seen ${Math.round(median('seen'))} ms, `}shift ${median('shift').toFixed(3)}`,
      )
    }
  } finally {
    await browser.close()
    await ouen.dispose()
    rmSync(fonts.folder, { recursive: true })
  }
}

/**
 * Each phone in Japan has a Japanese font, whose characters all are one em wide; the pinned browser
 * has none, and what it puts in their place is narrower and breaks lines elsewhere. It bears the name that
 * Android gives it, so that `local()` finds it: else each character is looked up by itself, which doubles layout.
 */
async function japaneseFonts() {
  const folder = mkdtempSync(join(tmpdir(), 'ouen-fonts-'))
  const texts = ['content', 'content/channels', 'content/legal'].flatMap((from) =>
    readdirSync(from)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(from, name), 'utf8')),
  )
  const characters = new Set([...interfaceCharacters(), ...texts.join('')])
  writeFileSync(join(folder, 'japanese.ttf'), await cutFont([...characters].toSorted(), 'sfnt'))
  const pinned = await launchOptions()
  const conf = join(folder, 'fonts.conf')
  const include = pinned.env?.FONTCONFIG_FILE
    ? `<include>${pinned.env.FONTCONFIG_FILE}</include>`
    : ''
  const rename = `<match target="scan"><test name="file" compare="contains"><string>${folder}</string></test><edit name="fullname" mode="assign"><string>Noto Sans CJK JP</string></edit></match>`
  writeFileSync(
    conf,
    `<?xml version="1.0"?><fontconfig>${include}<dir>${folder}</dir><cachedir>${folder}/cache</cachedir>${rename}</fontconfig>`,
  )
  return { folder, options: { ...pinned, env: { ...pinned.env, FONTCONFIG_FILE: conf } } }
}

async function firstChannel(browser: Browser, ouen: Ouen): Promise<string> {
  const page = await browser.newPage()
  await page.goto(`${ouen.origin}/messages`)
  const link = page.locator('a[href^="/messages/chat/"]').first()
  const path = (await link.getAttribute('href')) ?? ''
  await page.close()
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
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.goto(url, { waitUntil: 'load' })
  // What comes late, fonts above all, may still shift the page or paint larger.
  await page.waitForTimeout(4_000)
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
