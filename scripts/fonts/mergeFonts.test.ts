import { beforeAll, expect, test } from 'vitest'
import { readCharacterMap } from '../../gateway/platform/fonts/cmap.ts'
import { readGlyphs } from '../../gateway/platform/fonts/glyphs.ts'
import { readTables, requireTable } from '../../gateway/platform/fonts/sfnt.ts'
import { japaneseFont, japaneseSlices, readSlice } from '../subset-fonts.ts'

// Six slices among them: the family is delivered in 120.
const characters = ['あ', 'ガ', '参', '加', '確', '誕', '。']

let whole: Buffer
beforeAll(async () => {
  whole = await japaneseFont()
})

function glyphsOf(font: Buffer) {
  const tables = readTables(font)
  const map = readCharacterMap(requireTable(tables, 'cmap'))
  const { glyphs } = readGlyphs(tables)
  return (character: string) => glyphs[map.get(character.codePointAt(0) ?? 0) ?? 0]!
}

test('joins characters of many slices without changing how they are drawn', async () => {
  const merged = glyphsOf(whole)
  for (const character of characters) {
    const slice = japaneseSlices().find((each) => each.characters.includes(character))!
    const alone = glyphsOf(await readSlice(slice))(character).outline
    // Longer by no more than what fills up its place.
    expect(merged(character).outline.subarray(0, alone.length).equals(alone)).toBe(true)
    expect(merged(character).advance).toBe(1000)
  }
})

test('keeps the axis of weight, for every glyph', () => {
  const merged = glyphsOf(whole)
  for (const character of characters) expect(merged(character).variation.length).toBeGreaterThan(0)
})
