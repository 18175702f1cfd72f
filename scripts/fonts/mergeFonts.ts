import { readCharacterMap, writeCharacterMap, type CharacterMap } from './cmap.ts'
import { appendGlyphs, readGlyphs, writeGlyphs } from './glyphs.ts'
import { readTables, requireTable, writeTables, type Tables } from './sfnt.ts'

// What speaks of the font as a whole and not of single glyphs; taken from the first.
const shared = ['OS/2', 'STAT', 'avar', 'fvar', 'head', 'hhea', 'maxp', 'name', 'post']

/**
 * Joins cuts of one variable TrueType font (one axis, no layout features) to a single font.
 * Web fonts come as slices that share no character; nothing on npm can put them together again.
 */
export function mergeFonts(fonts: readonly Buffer[]): Buffer {
  const parts = fonts.map(readTables)
  const [first] = parts
  if (!first) throw new Error('There is no font to merge.')
  const all = readGlyphs(first)
  const characters: CharacterMap = readCharacterMap(requireTable(first, 'cmap'))
  for (const part of parts.slice(1)) {
    const from = readGlyphs(part)
    // Each cut has its own glyph 0, the box for what is missing; one is enough.
    const newIds = from.glyphs.map((_, id) => (id === 0 ? 0 : all.glyphs.length + id - 1))
    appendGlyphs(all, from, newIds)
    for (const [code, id] of readCharacterMap(requireTable(part, 'cmap'))) {
      characters.set(code, newIds[id] ?? 0)
    }
  }
  const tables: Tables = new Map(shared.map((tag) => [tag, Buffer.from(requireTable(first, tag))]))
  tables.set('maxp', widestLimits(parts, all.glyphs.length))
  requireTable(tables, 'hhea').writeUInt16BE(all.glyphs.length, 34)
  requireTable(tables, 'head').writeInt16BE(1, 50)
  writeBounds(requireTable(tables, 'head'), parts)
  tables.set('cmap', writeCharacterMap(characters))
  return writeTables(new Map([...tables, ...writeGlyphs(all)]))
}

/** `maxp`: the glyph count, and the largest of every other limit. */
function widestLimits(parts: readonly Tables[], count: number): Buffer {
  const limits = parts.map((part) => requireTable(part, 'maxp'))
  const widest = Buffer.from(limits[0] ?? Buffer.alloc(32))
  for (let at = 6; at < widest.length; at += 2) {
    widest.writeUInt16BE(Math.max(...limits.map((limit) => limit.readUInt16BE(at))), at)
  }
  widest.writeUInt16BE(count, 4)
  return widest
}

/** `head`: the box around all glyphs, x and y least (36, 38) and most (40, 42). */
function writeBounds(head: Buffer, parts: readonly Tables[]): void {
  const heads = parts.map((part) => requireTable(part, 'head'))
  for (const at of [36, 38]) head.writeInt16BE(Math.min(...heads.map((h) => h.readInt16BE(at))), at)
  for (const at of [40, 42]) head.writeInt16BE(Math.max(...heads.map((h) => h.readInt16BE(at))), at)
}
