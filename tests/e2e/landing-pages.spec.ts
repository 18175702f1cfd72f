import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Ouen } from './support/ouen.ts'
import { expect, test, type Page } from './support/test.ts'

const hour = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** Runs the operators' command beside the gateway, and answers what it says. */
async function content(ouen: Ouen, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: ouen.dataDir, PUBLIC_ORIGIN: ouen.origin }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/content.ts', 'pages', ...args],
    { env },
  )
  return stdout.trim()
}

/** A page's file, as an operator writes one. */
function write(page: Record<string, unknown>): string {
  const file = test.info().outputPath(`page-${randomUUID()}.ts`)
  const text = { ja: '十二夜の灯り', en: 'Twelve nights' }
  const whole = {
    place: 'LP',
    identifier: 'twelve-nights',
    title: text,
    lead: text,
    art: 'scene-winter',
    blocks: [{ kind: 'text', body: { ja: '十二の夜のこと', en: 'Of twelve nights' } }],
    ...page,
  }
  writeFileSync(file, `export const page = ${JSON.stringify(whole)}\n`)
  return file
}

const tag = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"]`).getAttribute('content')

test('a visitor comes by a banner, and goes on to an item', async ({ page, ouen }) => {
  await page.goto(`${ouen.origin}/information`)
  await page.getByRole('link', { name: /港の灯りまつり 2026/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '港の灯りまつり 2026' })).toBeVisible()
  await expect(page.getByText('点灯式まで')).toBeVisible()
  for (const name of ['朝凪ひより', '夜半ルカ', '温井つむぎ'])
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
  await page.getByRole('link', { name: /公式ペンライト/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /公式ペンライト/ })).toBeVisible()

  // Whole from the server: without a script, with the tags of a shared page.
  const html = await (await page.request.get(`${ouen.origin}/en/lp/winter-lights`)).text()
  expect(html).toContain('Harbour Lights 2026')
  expect(html).toContain('Warm things for long nights')
  expect(html).toContain(`${ouen.origin}/art/scene-winter.png`)
  expect((await page.request.get(`${ouen.origin}/art/scene-winter.png`)).status()).toBe(200)
})

test('a shared address shows a picture of ours or the page’s own', async ({ page, ouen }) => {
  const pictureOf = async (encoded: string) => {
    await page.goto(`${ouen.origin}/v/first-night/${encoded}`)
    await expect(page.getByRole('heading', { level: 1, name: 'はじめての夜に' })).toBeVisible()
    return tag(page, 'og:image')
  }
  const own = `${ouen.origin}/art/scene-harbour-night.png`
  expect(await pictureOf('%2Fart%2Fscene-winter.png')).toBe(`${ouen.origin}/art/scene-winter.png`)
  for (const wrong of [
    '%252Fart%252Fscene-winter.png',
    'javascript:alert(1)',
    'https:%2F%2Felsewhere.example%2Fart%2Fshare.png',
    '%22%3E%3Cscript%3Ealert(1)',
  ])
    expect([wrong, await pictureOf(wrong)]).toEqual([wrong, own])
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  // A path that leads elsewhere than it says is no page's.
  const leading = `${ouen.origin}/v/first-night/%2Fart%2F..%2Fshare.png`
  expect((await page.request.get(leading)).status()).toBe(400)
})

test('an operator sees a page before its time, and nobody else', async ({
  page,
  browser,
  startOuen,
}) => {
  const ouen = await startOuen()
  const address = `${ouen.origin}/lp/twelve-nights`
  const statusOf = async () => (await page.request.get(address)).status()
  const told = await content(ouen, 'put', write({ opensAt: at(48) }), 'suzuki')
  const preview = told.split('\n').at(-1)!
  expect(await statusOf()).toBe(404)

  const operator = await (await browser.newContext()).newPage()
  await operator.goto(preview)
  await expect(operator).toHaveURL(address)
  await expect(operator.getByText('十二の夜のこと')).toBeVisible()
  await expect(operator.getByText(/プレビューです/)).toBeVisible()
  expect(await statusOf()).toBe(404)

  await content(ouen, 'put', write({ opensAt: at(-2), closesAt: at(-1) }), 'suzuki')
  await expect.poll(statusOf).toBe(410)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: '「十二夜の灯り」は終わりました' })).toBeVisible()
  await expect(page.getByText('十二の夜のこと')).toHaveCount(0)

  const refused = content(ouen, 'check', write({ opensAt: at(0), blocks: [{ kind: 'html' }] }))
  await expect(refused).rejects.toThrow(/blocks\.0\.kind/)
})
