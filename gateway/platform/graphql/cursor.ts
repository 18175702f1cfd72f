import { prefixOf, type IdPrefixes } from '../ids.ts'

/** The database counts up to here. */
const largest = 2_147_483_647

/** An opaque cursor over a list's key. */
export function encodeCursor(key: string | number): string {
  return Buffer.from(String(key)).toString('base64url')
}

/** The key of a cursor of ours; undefined where there is none or it was not ours. */
export function decodeNumberCursor(cursor: string | null | undefined): number | undefined {
  if (!cursor) return undefined
  const key = Number(Buffer.from(cursor, 'base64url').toString())
  return Number.isInteger(key) && key >= 0 && key <= largest ? key : undefined
}

/** How to read the id of a cursor of ours: one of ids that begin with this prefix. */
export function decodeIdCursor(prefix: keyof IdPrefixes) {
  return (cursor: string | null | undefined): string | undefined => {
    const id = Buffer.from(cursor ?? '', 'base64url').toString()
    return prefixOf(id) === prefix ? id : undefined
  }
}
