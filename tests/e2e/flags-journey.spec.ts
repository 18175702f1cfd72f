import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { complaintsOf } from './support/complaints.ts'
import type { Ouen } from './support/ouen.ts'
import { openSettled } from './support/settled.ts'
import { expect, test, type Page } from './support/test.ts'

/** What the operator types, on the data of this Ouen. */
async function setFlag({ dataDir }: Ouen, ...how: string[]): Promise<void> {
  const args = ['scripts/flags.ts', 'set', 'home.talents-first', ...how]
  const env = { ...process.env, DATA_DIR: dataDir }
  await promisify(execFile)(process.execPath, args, { env })
}

/** Whether the talents stand first: in the page as it was sent, and once the app has adopted it. */
async function orderOf(page: Page, { origin }: Ouen): Promise<[sent: boolean, adopted: boolean]> {
  const isFirst = (text: string) => text.indexOf('出演者') < text.indexOf('これからの予定')
  const response = await openSettled(page, origin)
  const sent = isFirst((await response.text()).replace(/<script[\s\S]*/, ''))
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  return [sent, isFirst(headings.join('\n'))]
}

test('a flag is decided before the page, follows its operator, and keeps a guest among the same share', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen()
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
})
