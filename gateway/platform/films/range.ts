/** Which bytes of a file are sent, both counted from 0 and both included. */
export type Span = { from: number; to: number }

/**
 * What a `Range` header asks of a file of so many bytes: one span; `whole` where it asks for several, for another unit
 * or for nothing that can be read (RFC 9110 lets a server ignore those); `none` where the file does not reach so far.
 */
export function readRange(header: string | undefined, size: number): Span | 'whole' | 'none' {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole'
  if (first === '') {
    const count = Math.min(Number(last), size)
    return count === 0 ? 'none' : { from: size - count, to: size - 1 }
  }
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < from) return 'whole'
  return from >= size ? 'none' : { from, to }
}
