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

/** A place in a list that is ordered by an instant, and by id where two are of one. */
export type MomentKey = { at: Date; id: string }

/** The key of a place, for `toConnection`. It says where it is without its row, which may be gone by the next page. */
export const momentKey = ({ at, id }: MomentKey) => `${at.getTime()} ${id}`

/**
 * How to read a cursor of such a list, of ids that begin with this prefix. An instant is of a year of four digits: the
 * database does not read those beyond as we write them.
 */
export function decodeMomentCursor(prefix: keyof IdPrefixes) {
  return (cursor: string | null | undefined): MomentKey | undefined => {
    const key = Buffer.from(cursor ?? '', 'base64url').toString()
    const [, ms = '', id = ''] = /^(\d{1,14}) (\w+)$/.exec(key) ?? []
    return prefixOf(id) === prefix ? { at: new Date(Number(ms)), id } : undefined
  }
}
