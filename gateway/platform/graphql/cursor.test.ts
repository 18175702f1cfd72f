import { expect, test } from 'vitest'
import { decodeNumberCursor, encodeCursor } from './cursor.ts'

test('reads its own cursors, and no others', () => {
  expect(decodeNumberCursor(encodeCursor(2_147_483_647))).toBe(2_147_483_647)
  for (const other of [2_147_483_648, -1, 1.5, '1\u0000', 'x'])
    expect(decodeNumberCursor(encodeCursor(other))).toBeUndefined()
})
