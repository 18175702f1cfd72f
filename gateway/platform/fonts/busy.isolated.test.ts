import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { TooBusy } from '../busy.ts'
import { createRateGuard } from '../http/rate.ts'
import { arrivalOf } from '../http/testing.ts'
import { createRareFontHandler } from './http.ts'

const cuts = vi.hoisted((): string[] => [])
// Whatever is asked for is as large as the test says.
const font = vi.hoisted(() => ({ bytes: 1 }))
vi.mock('./cutFont.ts', () => ({
  createFontCutter: () => (characters: Iterable<string>) => {
    cuts.push([...characters].join(''))
    return Buffer.alloc(font.bytes)
  },
}))

const folder = mkdtempSync(join(tmpdir(), 'ouen-fonts-'))
const file = join(folder, 'japanese.ttf')
writeFileSync(file, '')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  cuts.length = 0
})

function openCutter() {
  const handle = createRareFontHandler(
    pathToFileURL(file),
    createRateGuard(() => new Date(0)),
  )
  return async (text: string) => {
    const request = new Request(`http://localhost/fonts/rare-ja.ttf?text=${text}`)
    return (await handle(request, arrivalOf(request)))!
  }
}

test('what was cut lately is kept, and no more of it than eight megabytes', async () => {
  font.bytes = 3 * 1024 * 1024
  const ask = openCutter()
  for (const text of ['麒', '麟', '麒', '鸞']) await ask(text)
  expect(cuts).toEqual(['麒', '麟', '鸞'])
  await ask('麒')
  await ask('麟')
  expect(cuts).toEqual(['麒', '麟', '鸞', '麟'])
})

test('more at once than people would wait for are told when there is room, and the others served', async () => {
  font.bytes = 1
  const ask = openCutter()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 300 }, (_, at) => ask(String.fromCodePoint(0x4e00 + at))),
  )
  const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  // Of 20 ms each, some 250 are done in the five seconds that a page waits for them.
  expect(refused).toHaveLength(49)
  for (const reason of refused) expect(reason).toBeInstanceOf(TooBusy)
  expect(cuts).toHaveLength(251)
  expect((await ask('鸞')).status).toBe(200)
})
