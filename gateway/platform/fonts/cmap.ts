/** Which glyph draws a character: code point to glyph id. */
export type CharacterMap = Map<number, number>

/** Reads a `cmap` table's first subtable of format 4 or 12. */
export function readCharacterMap(cmap: Buffer): CharacterMap {
  const found: CharacterMap = new Map()
  const count = cmap.readUInt16BE(2)
  for (let at = 0; at < count; at += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + at * 8 + 4))
    const format = table.readUInt16BE(0)
    if (format === 12) readGroups(table, found)
    if (format === 4) readSegments(table, found)
  }
  return found
}

function readGroups(table: Buffer, found: CharacterMap): void {
  for (let at = 16; at < 16 + table.readUInt32BE(12) * 12; at += 12) {
    const first = table.readUInt32BE(at)
    const glyph = table.readUInt32BE(at + 8)
    for (let code = first; code <= table.readUInt32BE(at + 4); code += 1) {
      found.set(code, glyph + code - first)
    }
  }
}

function readSegments(table: Buffer, found: CharacterMap): void {
  const span = table.readUInt16BE(6)
  for (let segment = 0; segment < span; segment += 2) {
    const start = table.readUInt16BE(16 + span + segment)
    const delta = table.readUInt16BE(16 + span * 2 + segment)
    const rangeAt = 16 + span * 3 + segment
    const range = table.readUInt16BE(rangeAt)
    for (let code = start; code <= table.readUInt16BE(14 + segment) && code < 0xffff; code += 1) {
      const glyph = range === 0 ? code : table.readUInt16BE(rangeAt + range + (code - start) * 2)
      if (glyph !== 0) found.set(code, (glyph + delta) & 0xffff)
    }
  }
}

/** Writes a `cmap` table of one subtable, format 12, for all of Unicode. */
export function writeCharacterMap(map: CharacterMap): Buffer {
  const entries = [...map].toSorted(([one], [other]) => one - other)
  const table = Buffer.alloc(12 + 16 + entries.length * 12)
  table.writeUInt16BE(1, 2)
  table.writeUInt16BE(3, 4)
  table.writeUInt16BE(10, 6)
  table.writeUInt32BE(12, 8)
  table.writeUInt16BE(12, 12)
  table.writeUInt32BE(16 + entries.length * 12, 16)
  table.writeUInt32BE(entries.length, 24)
  entries.forEach(([code, glyph], at) => {
    table.writeUInt32BE(code, 28 + at * 12)
    table.writeUInt32BE(code, 32 + at * 12)
    table.writeUInt32BE(glyph, 36 + at * 12)
  })
  return table
}
