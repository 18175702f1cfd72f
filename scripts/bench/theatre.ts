import { chromium, type Page } from 'playwright'
import { user } from '../../gateway/domains/user/tables.ts'
import { readConfig } from '../../gateway/platform/config.ts'
import { joinDatabase } from '../../gateway/platform/database/open.ts'
import { launchOptions } from '../../tests/browser/pinnedBrowser.ts'
import { newFan } from '../../tests/e2e/support/journeys.ts'
import { Ouen } from '../../tests/e2e/support/ouen.ts'
import { giveCoins } from './fans.ts'
import { spread } from './load.ts'
import { calibrate, cpuSlowdown, phone, slowDown } from './phone.ts'
import { markOfPage, traced, type MainThread } from './trace.ts'
import { sized } from './size.ts'

const frameMs = 1_000 / 60
const visits = sized(3, 1)

/**
 * A draw of ten in the built app, from its confirmation to the last card: what a phone's main thread works in a
 * frame, its longest task, and whether anything that moves lays the page out.
 */
export async function benchTheatre(row: (what: string, figures: string) => void): Promise<void> {
  const ouen = await Ouen.start()
  const browser = await chromium.launch(await launchOptions())
  try {
    const storageState = await newFan(ouen)
    await giveAll(ouen)
    const seen: Seen[] = []
    for (let visit = sized(0, 1); visit <= visits; visit += 1) {
      const context = await browser.newContext({ ...phone, storageState })
      const page = await context.newPage()
      await page.addInitScript(markChanges)
      await openMachine(page, ouen)
      const plain = await calibrate(page)
      await slowDown(page, cpuSlowdown)
      const slow = await calibrate(page)
      const trace = await traced(browser, page, () => draw(page))
      // The first brings what the gateway and the browser keep.
      if (visit > 0) seen.push({ ...read(trace), plain, slow })
      await context.close()
    }
    const of = (name: keyof Seen) =>
      seen.map((each) => each[name]).toSorted((a, b) => a - b)[Math.floor(visits / 2)]!
    row(
      `the theatre of ten, CPU ${cpuSlowdown}×`,
      `main thread ${of('p50').toFixed(1)} ms a frame, p99 ${of('p99').toFixed(1)} ms, longest task ${of('longest').toFixed(1)} ms, ${of('layouts')} layouts of motion (loop ${of('slow').toFixed(1)} ms, not slowed ${of('plain').toFixed(1)})`,
    )
  } finally {
    await browser.close()
    await ouen.dispose()
  }
}

type Seen = {
  p50: number
  p99: number
  longest: number
  layouts: number
  plain: number
  slow: number
}

async function giveAll(ouen: Ouen): Promise<void> {
  const config = readConfig({ DATA_DIR: ouen.dataDir })
  const database = await joinDatabase(config, () => undefined)
  const db = database.forTenant(config.tenantId)
  const fans = await db.select({ id: user.id }).from(user)
  await giveCoins(
    db,
    fans.map(({ id }) => id),
    50_000,
  )
  await database.close()
}

async function openMachine(page: Page, ouen: Ouen): Promise<void> {
  await page.goto(`${ouen.origin}/treasure-machine`)
  await page.locator('a[href^="/treasure-machine/treasuremachine_"]').first().click()
  await page
    .getByRole('button', { name: /^10回ひく/ })
    .last()
    .click()
}

/** Confirms, waits through the dark, turns three cards and then all. */
async function draw(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^10回ひく$/ }).click()
  await page.getByRole('dialog', { name: '抽選の結果' }).waitFor()
  await page.evaluate((mark) => performance.mark(mark), markOfPage)
  for (const number of [1, 2, 3]) {
    await page.getByRole('button', { name: `${number}枚目をめくる` }).tap()
    await page.waitForTimeout(700)
  }
  await page.getByRole('button', { name: 'すべてめくる' }).tap()
  await page.waitForTimeout(4_000)
  await page.evaluate(() => performance.mark('bench end'))
}

/** Runs in the page: sets a mark whenever its elements change, since that may lay it out anew. */
function markChanges(): void {
  new MutationObserver(() => performance.mark('bench changed')).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
}

function read({ tasks, layouts, marks }: MainThread): Omit<Seen, 'plain' | 'slow'> {
  const from = marks.find(({ name }) => name === markOfPage)!.at
  const until = marks.find(({ name }) => name === 'bench end')!.at
  const within = tasks.filter(({ at }) => at >= from && at < until)
  const frames = Array.from({ length: Math.ceil((until - from) / frameMs) }, () => 0)
  for (const { at, worked } of within) frames[Math.floor((at - from) / frameMs)]! += worked
  const changes = marks.filter(({ name }) => name === 'bench changed').map(({ at }) => at)
  // One that follows a change is that change's.
  const ofMotion = layouts.filter((at, index) => {
    const before = layouts[index - 1] ?? from
    return at >= from && at < until && !changes.some((change) => change > before && change <= at)
  })
  return {
    ...spread(frames),
    longest: Math.max(...within.map(({ worked }) => worked)),
    layouts: ofMotion.length,
  }
}
