import { mkdirSync, rmSync } from 'node:fs'
import { chromium, type BrowserContext } from 'playwright'
import sharp, { type OverlayOptions } from 'sharp'
import { launchOptions } from '../tests/browser/pinnedBrowser.ts'
import { keptUp, Ouen } from '../tests/e2e/support/ouen.ts'
import { ensureBuilt } from './ensureBuilt.js'
import { listFeatures } from './listFeatures.ts'
import { findAddresses, settle } from './shots/addresses.ts'
import { liveOneDay } from './shots/day.ts'
import { readArgs, refuse } from './usage.ts'

// Photographs the running demo: each screen at both sizes, in both languages and modes, as a guest and as a fan.

const usage = `npm run shots                        every screen
npm run shots -- /store /messages    those whose paths begin so
              --only phone,ja,dark,fan   only such pictures: phone or desktop, ja or en, light or dark, guest or fan
Exits with 1 where a screen could not be reached, and names it.`
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
const choices = [Object.keys(sizes), ['ja', 'en'], ['light', 'dark'], ['guest', 'fan']] as const
const folder = 'shots'
const { positionals: wanted, values } = readArgs(usage, {
  allowPositionals: true,
  options: { only: { type: 'string' } },
})
const only = values.only?.split(',') ?? []
const odd = only.find((word) => !choices.flat().includes(word))
if (odd !== undefined) refuse(usage, `"${odd}" is no size, language, mode or person.`)
const [sizesNow, locales, modes, people] = choices.map((of) =>
  of.some((word) => only.includes(word)) ? of.filter((word) => only.includes(word)) : of,
)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
ensureBuilt()
listFeatures()
const { features } = await import('../app/features.generated.ts')
const all = features
  .flatMap(({ routes }) => routes.map(({ path }) => path))
  .filter((path) => path !== '*')
const paths = all.filter(
  (path) => wanted.length === 0 || wanted.some((start) => path.startsWith(start)),
)
if (paths.length === 0) refuse(usage, `No screen's path begins with ${wanted.join(' or ')}.`)
const ouen = await Ouen.start({ TEST_CLOCK: 'on' }, keptUp)
const browser = await chromium.launch(await launchOptions())
/** The pictures of each screen. */
const taken = new Map<string, string[]>()
try {
  const { state, visited } = await liveOneDay(browser, ouen)
  const finder = await browser.newContext({ storageState: state, reducedMotion: 'reduce' })
  const found = await findAddresses(finder, {
    origin: ouen.origin,
    paths: all,
    wanted: paths,
    visited,
  })
  await finder.close()
  for (const size of sizesNow!)
    for (const locale of locales!) {
      const viewport = sizes[size as keyof typeof sizes]
      const looks = modes!.flatMap((mode) => people!.map((person) => ({ mode, person })))
      await Promise.all(
        looks.map(async ({ mode, person }) => {
          const storageState = person === 'fan' ? { storageState: state } : {}
          const settings = { viewport, reducedMotion: 'reduce', ...storageState } as const
          const context = await browser.newContext(settings)
          const label = `${person}-${size}-${locale}-${mode}`
          await photograph(context, found, { label, locale, mode })
          await context.close()
        }),
      )
    }
  for (const [name, files] of taken) await contactSheet(name, files)
  console.log(`${taken.size} screens in ${folder}/, each on a sheet: ${folder}/<screen>.webp`)
  const missed = paths.filter((path) => !found.has(path))
  if (missed.length > 0) {
    console.error(`Not reached, since nothing in the demo leads there:\n${missed.join('\n')}`)
    process.exitCode = 1
  }
} finally {
  await browser.close()
  await ouen.dispose()
}

async function photograph(
  context: BrowserContext,
  found: ReadonlyMap<string, string>,
  { label, locale, mode }: { label: string; locale: string; mode: string },
) {
  await context.addCookies(
    Object.entries({ mode, locale }).map(([name, value]) => ({ name, value, url: ouen.origin })),
  )
  const page = await context.newPage()
  const prefix = locale === 'en' ? '/en' : ''
  for (const path of paths) {
    const address = found.get(path)
    if (address === undefined) continue
    await page.goto(`${ouen.origin}${prefix}${address}`)
    await settle(page)
    const name = path === '/' ? 'home' : path.slice(1).replaceAll(/[/:]+/g, '-')
    const file = `${folder}/${name}-${label}.png`
    await page.screenshot({ path: file })
    taken.set(name, [...(taken.get(name) ?? []), file])
  }
  await page.close()
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
