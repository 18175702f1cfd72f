import { padTo, requireTable, type Tables } from './sfnt.ts'

/** All that one glyph consists of. */
export interface Glyph {
  outline: Buffer
  /** How the outline moves along the font's axes; its shared tuples are numbered from 0. */
  variation: Buffer
  advance: number
  leftSideBearing: number
}

/** A font's glyphs in order, and the tuples that their variations share. */
export interface GlyphSet {
  glyphs: Glyph[]
  sharedTuples: Buffer[]
}

export function readGlyphs(tables: Tables): GlyphSet {
  const { glyph, sharedTuples } = glyphReader(tables)
  const count = requireTable(tables, 'maxp').readUInt16BE(4)
  return { glyphs: Array.from({ length: count }, (_, at) => glyph(at)), sharedTuples }
}

/** Reads single glyphs of a font, by their number. */
export function glyphReader(tables: Tables): {
  glyph: (id: number) => Glyph
  sharedTuples: Buffer[]
} {
  const gvar = requireTable(tables, 'gvar')
  const tupleSize = gvar.readUInt16BE(4) * 2
  const tuplesAt = gvar.readUInt32BE(8)
  const sharedTuples = Array.from({ length: gvar.readUInt16BE(6) }, (_, at) =>
    gvar.subarray(tuplesAt + at * tupleSize, tuplesAt + (at + 1) * tupleSize),
  )
  const outlines = outlineReader(tables)
  const variations = sliceReader(gvar, 20, gvar.readUInt32BE(16), (gvar.readUInt16BE(14) & 1) === 1)
  const metrics = metricsReader(tables)
  const glyph = (id: number) => ({
    outline: outlines(id),
    variation: variations(id),
    ...metrics(id),
  })
  return { glyph, sharedTuples }
}

/** Reads the slice between two neighbouring offsets; short offsets count in pairs of bytes. */
function sliceReader(table: Buffer, offsetsAt: number, dataAt: number, isLong: boolean) {
  const offset = (index: number) =>
    dataAt +
    (isLong
      ? table.readUInt32BE(offsetsAt + index * 4)
      : table.readUInt16BE(offsetsAt + index * 2) * 2)
  return (index: number) => table.subarray(offset(index), offset(index + 1))
}

function outlineReader(tables: Tables) {
  const loca = requireTable(tables, 'loca')
  const glyf = requireTable(tables, 'glyf')
  const isLong = requireTable(tables, 'head').readInt16BE(50) === 1
  const offset = (index: number) =>
    isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2
  return (index: number) => glyf.subarray(offset(index), offset(index + 1))
}

function metricsReader(tables: Tables) {
  const hmtx = requireTable(tables, 'hmtx')
  const full = requireTable(tables, 'hhea').readUInt16BE(34)
  return (index: number) => {
    const isFull = index < full
    const bearingAt = isFull ? index * 4 + 2 : full * 4 + (index - full) * 2
    return {
      advance: hmtx.readUInt16BE((isFull ? index : full - 1) * 4),
      leftSideBearing: hmtx.readInt16BE(bearingAt),
    }
  }
}

/** Adds one set to another: `glyphs` after its own, shared tuples once each. Throws for a glyph made of others. */
export function appendGlyphs(to: GlyphSet, from: GlyphSet): void {
  const tupleIds = from.sharedTuples.map((tuple) => {
    const known = to.sharedTuples.findIndex((other) => other.equals(tuple))
    return known === -1 ? to.sharedTuples.push(tuple) - 1 : known
  })
  for (const glyph of from.glyphs.slice(1)) {
    // Such a glyph names the others by their numbers, which change here. Noto Sans JP has none.
    if (glyph.outline.length > 0 && glyph.outline.readInt16BE(0) < 0)
      throw new Error('A glyph is made of others, which cannot be merged.')
    to.glyphs.push({ ...glyph, variation: withTuples(glyph.variation, tupleIds) })
  }
}

function withTuples(variation: Buffer, tupleIds: readonly number[]): Buffer {
  if (variation.length === 0) return variation
  const moved = Buffer.from(variation)
  let at = 4
  for (let left = moved.readUInt16BE(0) & 0x0fff; left > 0; left -= 1) {
    const index = moved.readUInt16BE(at + 2)
    const hasOwnPeak = (index & 0x8000) !== 0
    if (!hasOwnPeak) {
      moved.writeUInt16BE((index & 0xf000) | (tupleIds[index & 0x0fff] ?? 0), at + 2)
    }
    // One axis: a peak is 2 bytes, an intermediate region 4.
    at += 4 + (hasOwnPeak ? 2 : 0) + ((index & 0x4000) !== 0 ? 4 : 0)
  }
  return moved
}

/** The tables that hold glyphs: `glyf`, `loca`, `gvar`, `hmtx`, all with long offsets. */
export function writeGlyphs({ glyphs, sharedTuples }: GlyphSet): Tables {
  const outlines = glyphs.map((glyph) => padTo(glyph.outline, 4))
  const variations = glyphs.map((glyph) => padTo(glyph.variation, 4))
  const metrics = glyphs.map(({ advance, leftSideBearing }) => {
    const pair = Buffer.alloc(4)
    pair.writeUInt16BE(advance, 0)
    pair.writeInt16BE(leftSideBearing, 2)
    return pair
  })
  const offsets = longOffsets(variations)
  const header = Buffer.alloc(20)
  header.writeUInt16BE(1, 0)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(sharedTuples.length, 6)
  header.writeUInt32BE(header.length + offsets.length, 8)
  header.writeUInt16BE(glyphs.length, 12)
  header.writeUInt16BE(1, 14)
  const tuples = padTo(Buffer.concat(sharedTuples), 4)
  header.writeUInt32BE(header.length + offsets.length + tuples.length, 16)
  return new Map([
    ['glyf', Buffer.concat(outlines)],
    ['loca', longOffsets(outlines)],
    ['gvar', Buffer.concat([header, offsets, tuples, ...variations])],
    ['hmtx', Buffer.concat(metrics)],
  ])
}

function longOffsets(parts: readonly Buffer[]): Buffer {
  const offsets = Buffer.alloc((parts.length + 1) * 4)
  let total = 0
  parts.forEach((part, at) => {
    total += part.length
    offsets.writeUInt32BE(total, (at + 1) * 4)
  })
  return offsets
}
