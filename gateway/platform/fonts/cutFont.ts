import { assembleFont } from './assembleFont.ts'
import { readCharacterMap, type CharacterMap } from './cmap.ts'
import { glyphReader } from './glyphs.ts'
import { readTables, requireTable } from './sfnt.ts'

/** Cuts fonts of few characters from one of many. What the font lacks is left out. */
export type FontCutter = (characters: Iterable<string>) => Buffer

/** Reads a font of TrueType outlines, none made of others, to cut from it again and again. */
export function createFontCutter(font: Buffer): FontCutter {
  const tables = readTables(font)
  const known = readCharacterMap(requireTable(tables, 'cmap'))
  const { glyph, sharedTuples } = glyphReader(tables)

  return (characters) => {
    // The first is the box for what is missing.
    const glyphs = [glyph(0)]
    const map: CharacterMap = new Map()
    for (const character of characters) {
      const code = character.codePointAt(0)!
      const id = known.get(code)
      if (id !== undefined) map.set(code, glyphs.push(glyph(id)) - 1)
    }
    return assembleFont(tables, { glyphs, sharedTuples }, map)
  }
}
