import { expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { decodeIdCursor, decodeNumberCursor, encodeCursor } from './cursor.ts'

test('reads its own cursors, and no others', () => {
  expect(decodeNumberCursor(encodeCursor(2_147_483_647))).toBe(2_147_483_647)
  for (const other of [2_147_483_648, -1, 1.5, '1\u0000', 'x'])
    expect(decodeNumberCursor(encodeCursor(other))).toBeUndefined()
})

test('reads the ids of its own kind, and no others', () => {
  const decode = decodeIdCursor('upload')
  const id = newId('upload')
  expect(decode(encodeCursor(id))).toBe(id)
  for (const other of [newId('mail'), 'upload_', `${id}'`, '', 7])
    expect(decode(encodeCursor(other))).toBeUndefined()
  expect(decode(null)).toBeUndefined()
})
