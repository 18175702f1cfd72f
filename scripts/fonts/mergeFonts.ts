import { assembleFont } from '../../gateway/platform/fonts/assembleFont.ts'
import { readCharacterMap, type CharacterMap } from '../../gateway/platform/fonts/cmap.ts'
import { appendGlyphs, readGlyphs } from '../../gateway/platform/fonts/glyphs.ts'
import { readTables, requireTable, type Tables } from '../../gateway/platform/fonts/sfnt.ts'

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
    appendGlyphs(all, from)
    for (const [code, id] of readCharacterMap(requireTable(part, 'cmap'))) {
      characters.set(code, newIds[id] ?? 0)
    }
  }
  const head = Buffer.from(requireTable(first, 'head'))
  writeBounds(head, parts)
  const model: Tables = new Map([...first, ['head', head], ['maxp', widestLimits(parts)]])
  return assembleFont(model, all, characters)
}

/** `maxp`: the largest of every limit. */
function widestLimits(parts: readonly Tables[]): Buffer {
  const limits = parts.map((part) => requireTable(part, 'maxp'))
  const widest = Buffer.from(limits[0] ?? Buffer.alloc(32))
  for (let at = 6; at < widest.length; at += 2) {
    widest.writeUInt16BE(Math.max(...limits.map((limit) => limit.readUInt16BE(at))), at)
  }
  return widest
}

/** `head`: the box around all glyphs, x and y least (36, 38) and most (40, 42). */
function writeBounds(head: Buffer, parts: readonly Tables[]): void {
  const heads = parts.map((part) => requireTable(part, 'head'))
  for (const at of [36, 38]) head.writeInt16BE(Math.min(...heads.map((h) => h.readInt16BE(at))), at)
  for (const at of [40, 42]) head.writeInt16BE(Math.max(...heads.map((h) => h.readInt16BE(at))), at)
}
