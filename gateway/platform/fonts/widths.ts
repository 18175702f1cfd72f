import { readCharacterMap } from './cmap.ts'
import { readTables, requireTable } from './sfnt.ts'

/** Reads how wide a font draws each character, in ems; undefined for what it lacks. */
export function readWidths(font: Buffer): (character: string) => number | undefined {
  const tables = readTables(font)
  const glyphs = readCharacterMap(requireTable(tables, 'cmap'))
  const metrics = requireTable(tables, 'hmtx')
  const unitsPerEm = requireTable(tables, 'head').readUInt16BE(18)
  // From the last full one on, all are as wide as it.
  const last = requireTable(tables, 'hhea').readUInt16BE(34) - 1
  return (character) => {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0)
    return glyph === undefined
      ? undefined
      : metrics.readUInt16BE(Math.min(glyph, last) * 4) / unitsPerEm
  }
}
