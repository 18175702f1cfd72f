import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { japaneseFont } from '../../../scripts/subset-fonts.ts'
import { createRateGuard } from '../http/rate.ts'
import { arrivalOf } from '../http/testing.ts'
import { readCharacterMap } from './cmap.ts'
import { readGlyphs } from './glyphs.ts'
import { createRareFontHandler } from './http.ts'
import { readTables, requireTable } from './sfnt.ts'

const folder = mkdtempSync(join(tmpdir(), 'ouen-fonts-'))
afterAll(() => rmSync(folder, { recursive: true }))
let whole: Buffer
beforeAll(async () => {
  whole = await japaneseFont()
  writeFileSync(join(folder, 'japanese.ttf'), whole)
})

const rate = createRateGuard(() => new Date(0), { user: 1, address: 3 })
const handle = createRareFontHandler(pathToFileURL(join(folder, 'japanese.ttf')), rate)
let visitors = 0
async function ask(
  text: string,
  headers = {},
  requester = `visitor ${(visitors += 1)}`,
  method = 'GET',
) {
  const url = `http://localhost/fonts/rare-ja.ttf?of=1&text=${encodeURIComponent(text)}`
  const request = new Request(url, { method, headers })
  const answer = await handle(request, arrivalOf(request, { requester }))
  return { answer: answer!, body: Buffer.from(await answer!.arrayBuffer()) }
}

/** How a font draws: the glyph of each character it has. */
function drawn(font: Buffer) {
  const tables = readTables(font)
  const { glyphs } = readGlyphs(tables)
  const map = readCharacterMap(requireTable(tables, 'cmap'))
  return new Map([...map].map(([code, id]) => [String.fromCodePoint(code), glyphs[id]!]))
}

test('a font holds just the characters asked for, drawn as in the whole family', async () => {
  const { answer, body } = await ask('鸞凪鸞')
  expect(answer.headers.get('content-type')).toBe('font/ttf')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const all = drawn(whole)
  const cut = drawn(body)
  expect([...cut.keys()].toSorted()).toEqual(['凪', '鸞'])
  for (const [character, glyph] of cut) {
    expect(glyph.outline.equals(all.get(character)!.outline)).toBe(true)
    expect(glyph.variation.equals(all.get(character)!.variation)).toBe(true)
    expect(glyph.advance).toBe(1000)
  }
  expect(body.length).toBeLessThan(5_000)
})

test('what the family lacks is left out', async () => {
  expect([...drawn((await ask('凪한🎉')).body).keys()]).toEqual(['凪'])
})

test('it travels compressed to those who take it', async () => {
  const plain = await ask('凪鸞麒麟')
  const { answer, body } = await ask('凪鸞麒麟', { 'accept-encoding': 'gzip, br' })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(body).equals(plain.body)).toBe(true)
  expect(body.length).toBeLessThan(plain.body.length)
})

test('no characters, too many of them, and too many questions are refused', async () => {
  expect((await ask('')).answer.status).toBe(400)
  const many = Array.from({ length: 301 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')
  expect((await ask(many)).answer.status).toBe(400)
  expect((await ask(many.slice(1))).answer.status).toBe(200)
  for (let count = 0; count < 3; count += 1) await ask('凪', {}, 'flood')
  const { answer } = await ask('凪', {}, 'flood')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '20'])
})

test('it is only read', async () => {
  expect((await ask('凪', {}, 'reader', 'DELETE')).answer.status).toBe(405)
  const { answer, body } = await ask('凪', {}, 'reader', 'HEAD')
  expect([answer.status, body.length]).toEqual([200, 0])
})
