import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { cutFont } from '../subset-fonts.ts'
import { readCharacterMap } from './cmap.ts'
import { readGlyphs } from './glyphs.ts'
import { readTables, requireTable } from './sfnt.ts'

async function glyphsOf(characters: readonly string[]) {
  const cut = await cutFont(characters)
  const tables = readTables(await subsetFont(cut, characters.join(''), { targetFormat: 'sfnt' }))
  const map = readCharacterMap(requireTable(tables, 'cmap'))
  const { glyphs } = readGlyphs(tables)
  return (character: string) => glyphs[map.get(character.codePointAt(0) ?? 0) ?? 0]
}

// Six slices among them: the family is delivered in 124.
const characters = ['あ', 'ガ', '参', '加', '確', '誕', '。']

test('joins characters of many slices without changing how they are drawn', async () => {
  const merged = await glyphsOf(characters)
  for (const character of characters) {
    const alone = (await glyphsOf([character]))(character)
    expect(merged(character)?.outline.equals(alone?.outline ?? Buffer.alloc(0))).toBe(true)
    expect(merged(character)?.advance).toBe(1000)
  }
})

test('keeps the axis of weight, for every glyph', async () => {
  const merged = await glyphsOf(characters)
  for (const character of characters) expect(merged(character)?.variation.length).toBeGreaterThan(0)
})

test('is small enough to be preloaded', async () => {
  const kana = Array.from({ length: 83 }, (_, at) => String.fromCodePoint(0x3041 + at))
  expect((await cutFont(kana)).length).toBeLessThan(25_000)
})
