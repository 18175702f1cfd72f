import { writeCharacterMap, type CharacterMap } from './cmap.ts'
import { writeGlyphs, type GlyphSet } from './glyphs.ts'
import { requireTable, writeTables, type Tables } from './sfnt.ts'

// What speaks of the font as a whole and not of single glyphs.
const shared = ['OS/2', 'STAT', 'avar', 'fvar', 'head', 'hhea', 'maxp', 'name', 'post']

/** A font file of these glyphs. All else is as in `model`, a font of the same family. */
export function assembleFont(model: Tables, glyphs: GlyphSet, characters: CharacterMap): Buffer {
  const tables: Tables = new Map(shared.map((tag) => [tag, Buffer.from(requireTable(model, tag))]))
  requireTable(tables, 'maxp').writeUInt16BE(glyphs.glyphs.length, 4)
  requireTable(tables, 'hhea').writeUInt16BE(glyphs.glyphs.length, 34)
  // Offsets of glyphs are written long.
  requireTable(tables, 'head').writeInt16BE(1, 50)
  tables.set('cmap', writeCharacterMap(characters))
  return writeTables(new Map([...tables, ...writeGlyphs(glyphs)]))
}
