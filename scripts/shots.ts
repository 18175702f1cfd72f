import { mkdirSync, rmSync } from 'node:fs'
import { chromium, type BrowserContext, type Page } from 'playwright'
import sharp, { type OverlayOptions } from 'sharp'
import { launchOptions } from '../tests/browser/pinnedBrowser.ts'
import { newFan } from '../tests/e2e/support/journeys.ts'
import { Ouen } from '../tests/e2e/support/ouen.ts'
import { ensureBuilt } from './ensureBuilt.js'
import { listFeatures } from './listFeatures.ts'
import { readArgs, refuse } from './usage.ts'

// Photographs the running demo: each screen at both sizes, in both languages and modes, as a guest and as a fan.
// `npm run shots -- /store /messages` takes those whose paths begin so.

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
/** What a path's parameters stand for, found on the running demo; a parameter that is missing here stops the run. */
const examples: Record<string, (page: Page) => Promise<string>> = { channel_id: channelId }
const folder = 'shots'
const usage = `npm run shots                        every screen
npm run shots -- /store /messages    those whose paths begin so`
const { positionals: wanted } = readArgs(usage, { allowPositionals: true })
/** The channel that stands for all. */
let lobby: string | undefined

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
ensureBuilt()
listFeatures()
const { features } = await import('../app/features.generated.ts')
const paths = features
  .flatMap(({ routes }) => routes.map(({ path }) => path))
  .filter((path) => path !== '*')
  .filter((path) => wanted.length === 0 || wanted.some((start) => path.startsWith(start)))
if (paths.length === 0) refuse(usage, `No screen's path begins with ${wanted.join(' or ')}.`)
const ouen = await Ouen.start()
const browser = await chromium.launch(await launchOptions())
/** The pictures of each screen. */
const taken = new Map<string, string[]>()
try {
  const fan = await newFan(browser, ouen)
  for (const [size, viewport] of Object.entries(sizes))
    for (const locale of ['ja', 'en'])
      for (const mode of ['light', 'dark']) {
        const guest = await browser.newContext({ viewport, reducedMotion: 'reduce' })
        await photograph(guest, `guest-${size}-${locale}-${mode}`, locale, mode)
        await guest.close()
        const member = await browser.newContext({
          viewport,
          reducedMotion: 'reduce',
          storageState: fan,
        })
        await photograph(member, `fan-${size}-${locale}-${mode}`, locale, mode)
        await member.close()
      }
  for (const [name, files] of taken) await contactSheet(name, files)
  console.log(`${taken.size} screens in ${folder}/, each on a sheet: ${folder}/<screen>.webp`)
} finally {
  await browser.close()
  await ouen.dispose()
}

async function photograph(context: BrowserContext, label: string, locale: string, mode: string) {
  await context.addCookies(
    ['mode', 'locale'].map((name) => ({
      name,
      value: name === 'mode' ? mode : locale,
      url: ouen.origin,
    })),
  )
  const page = await context.newPage()
  const prefix = locale === 'en' ? '/en' : ''
  for (const pattern of paths) {
    const path = await withExamples(pattern, page)
    await page.goto(`${ouen.origin}${prefix}${path}`)
    await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {})
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    const name = pattern === '/' ? 'home' : pattern.slice(1).replaceAll(/[/:]+/g, '-')
    const file = `${folder}/${name}-${label}.png`
    await page.screenshot({ path: file })
    taken.set(name, [...(taken.get(name) ?? []), file])
  }
  await page.close()
}

async function withExamples(pattern: string, page: Page): Promise<string> {
  let path = pattern
  for (const [, name = ''] of pattern.matchAll(/:(\w+)/g)) {
    const example = examples[name]
    if (!example) throw new Error(`${pattern}: say in scripts/shots.ts what :${name} stands for.`)
    path = path.replace(`:${name}`, await example(page))
  }
  return path
}

async function channelId(page: Page): Promise<string> {
  if (lobby) return lobby
  await page.goto(`${ouen.origin}/messages`)
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  lobby = links
    .filter((href) => href.includes('/messages/chat/'))[1]!
    .split('/')
    .at(-1)!
  return lobby
}

async function contactSheet(name: string, files: readonly string[]): Promise<void> {
  const width = 240
  const columns = 8
  const tiles: OverlayOptions[] = []
  let [left, top, rowHeight, column] = [0, 0, 0, 0]
  for (const file of files.toSorted()) {
    const { data, info } = await sharp(file)
      .resize({ width })
      .png()
      .toBuffer({ resolveWithObject: true })
    if (column === columns) {
      top += rowHeight + 8
      ;[left, rowHeight, column] = [0, 0, 0]
    }
    tiles.push({ input: data, left, top })
    left += width + 8
    rowHeight = Math.max(rowHeight, info.height)
    column++
  }
  await sharp({
    create: {
      width: columns * (width + 8),
      height: top + rowHeight,
      channels: 3,
      background: '#888888',
    },
  })
    .composite(tiles)
    .webp({ quality: 80 })
    .toFile(`${folder}/${name}.webp`)
}
