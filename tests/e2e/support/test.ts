import { writeFileSync } from 'node:fs'
import { test as base, type Page, type TestInfo } from '@playwright/test'
import { Ouen } from './ouen.ts'
import { connectAsOwner } from './owner.ts'
import { glance } from './patience.ts'

export {
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'

type OfTest = {
  /** Shared with other files: for journeys that only read, or have fans of their own. */
  ouen: Ouen
  /** Starts an Ouen of this test's own, for what changes the community, its clock or its process. It ends with the test. */
  startOuen: typeof Ouen.start
  lastWords: void
}
type OfWorker = { sharedOuen: Ouen }

/** Playwright's `test`, and what a journey takes place in. Whatever happens, what a test started ends with it. */
export const test = base.extend<OfTest, OfWorker>({
  sharedOuen: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
    async ({}, use) => {
      const ouen = await Ouen.start()
      await use(ouen)
      await ouen.dispose()
    },
    { scope: 'worker' },
  ],
  async ouen({ sharedOuen }, use) {
    await forgetSends(sharedOuen)
    await use(sharedOuen)
  },
  // oxlint-disable-next-line no-empty-pattern -- As above.
  async startOuen({}, use) {
    const started: Ouen[] = []
    await use(async (...how) => {
      const ouen = await Ouen.start(...how)
      started.push(ouen)
      return ouen
    })
    for (const ouen of started) await ouen.dispose()
  },
  // It begins after those that it names, and so ends while what they hold is still there.
  lastWords: [
    async ({ browser, context: _, startOuen: __ }, use, testInfo) => {
      await use()
      if (testInfo.status !== testInfo.expectedStatus) {
        for (const [at, page] of browser
          .contexts()
          .flatMap((each) => each.pages())
          .entries())
          await keepPicture(testInfo, page, at + 1)
        keepLastWords(testInfo)
      }
      // A page that is left open goes on asking a gateway that is gone, through all of the tests that follow.
      for (const each of browser.contexts()) await each.close()
    },
    { auto: true },
  ],
})

type Kept = { dispose: () => Promise<void> }
const kept: Kept[] = []

/** What a file has for itself, such as its own Ouen: from before its first test until after its last, whatever happens. */
export function keepForFile(start: () => Promise<Kept>): void {
  test.beforeAll(async () => {
    kept.push(await start())
  })
  // What was started last may stand on what was started before it.
  test.afterAll(() => kept.pop()?.dispose())
}

/** Beyond so many codes an hour from one address each takes a proof of work: no journey pays for those before it. */
async function forgetSends(ouen: Ouen): Promise<void> {
  const owner = await connectAsOwner(ouen)
  await owner.query('delete from verification_code')
  await owner.end()
}

async function keepPicture(testInfo: TestInfo, page: Page, number: number): Promise<void> {
  const path = testInfo.outputPath(`page-${number}.png`)
  // A page that has crashed gives none.
  const isKept = await page.screenshot({ path, timeout: glance }).then(
    () => true,
    () => false,
  )
  if (isKept) testInfo.attachments.push({ name: page.url(), contentType: 'image/png', path })
}

/** What the gateways said last. */
function keepLastWords(testInfo: TestInfo): void {
  for (const { port, lastLines } of Ouen.all) {
    const path = testInfo.outputPath(`ouen-${port}.log`)
    writeFileSync(path, `${lastLines || 'It said nothing.'}\n`)
    testInfo.attachments.push({ name: `the end of Ouen’s output`, contentType: 'text/plain', path })
  }
}
