import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test, type Page } from '@playwright/test'
import { complaintsOf } from './support/complaints.ts'
import { Ouen } from './support/ouen.ts'

// Processes are started one after the other, which a busy machine takes its time for.
test.setTimeout(120_000)

/** What the operator types, on the data of this Ouen. */
async function setFlag({ dataDir }: Ouen, ...how: string[]): Promise<void> {
  const args = ['scripts/flags.ts', 'set', 'home.talents-first', ...how]
  const env = { ...process.env, DATA_DIR: dataDir }
  await promisify(execFile)(process.execPath, args, { env })
}

/** Whether the talents stand first: in the page as it was sent, and once the app has adopted it. */
async function orderOf(page: Page, { origin }: Ouen): Promise<[sent: boolean, adopted: boolean]> {
  const isFirst = (text: string) => text.indexOf('出演者') < text.indexOf('これからの予定')
  const response = await page.goto(origin)
  const sent = isFirst((await response!.text()).replace(/<script[\s\S]*/, ''))
  await page.waitForLoadState('networkidle')
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  return [sent, isFirst(headings.join('\n'))]
}

test('a flag is decided before the page, follows its operator, and keeps a guest among the same share', async ({
  browser,
}) => {
  const ouen = await Ouen.start()
  try {
    const context = await browser.newContext()
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    expect(await orderOf(page, ouen)).toEqual([false, false])
    expect(await context.cookies()).toEqual([])
    await setFlag(ouen, '--on')
    await expect.poll(() => orderOf(page, ouen)).toEqual([true, true])
    await setFlag(ouen, '--percent', '50')
    const guestKey = async () =>
      (await context.cookies()).find(({ name }) => name.endsWith('ouen_guest'))?.value
    await expect
      .poll(async () => {
        await page.goto(ouen.origin)
        return guestKey()
      })
      .toBeDefined()
    const key = await guestKey()
    const first = await orderOf(page, ouen)
    for (let visit = 0; visit < 3; visit += 1) expect(await orderOf(page, ouen)).toEqual(first)
    expect(await guestKey()).toBe(key)
    expect(complaints).toEqual([])
    await context.close()
  } finally {
    await ouen.dispose()
  }
})
