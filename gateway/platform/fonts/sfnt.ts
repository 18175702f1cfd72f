/** The tables of a TrueType file, by tag. */
export type Tables = Map<string, Buffer>

/** Splits an uncompressed font file into its tables. */
export function readTables(font: Buffer): Tables {
  const count = font.readUInt16BE(4)
  const records = Array.from({ length: count }, (_, at) => 12 + at * 16)
  return new Map(
    records.map((at) => {
      const start = font.readUInt32BE(at + 8)
      return [
        font.toString('latin1', at, at + 4),
        font.subarray(start, start + font.readUInt32BE(at + 12)),
      ]
    }),
  )
}

/** Joins tables to a font file, with their checksums. */
export function writeTables(tables: Tables): Buffer {
  const tags = [...tables.keys()].toSorted()
  const header = Buffer.alloc(12 + tags.length * 16)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(tags.length, 4)
  let offset = header.length
  const bodies = tags.map((tag, at) => {
    const table = requireTable(tables, tag)
    const record = 12 + at * 16
    header.write(tag, record, 'latin1')
    header.writeUInt32BE(checksum(table), record + 4)
    header.writeUInt32BE(offset, record + 8)
    header.writeUInt32BE(table.length, record + 12)
    const padded = padTo(table, 4)
    offset += padded.length
    return padded
  })
  return Buffer.concat([header, ...bodies])
}

/** A table that must be there. */
export function requireTable(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag)
  if (!table) throw new Error(`The font has no ${tag} table.`)
  return table
}

/** Zeroes added up to a multiple of `unit` bytes. */
export function padTo(bytes: Buffer, unit: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((unit - (bytes.length % unit)) % unit)])
}

function checksum(table: Buffer): number {
  const padded = padTo(table, 4)
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}
