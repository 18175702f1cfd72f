import { expect, test } from 'vitest'
import { newId } from '../ids.ts'
import {
  decodeIdCursor,
  decodeMomentCursor,
  decodeNumberCursor,
  encodeCursor,
  momentKey,
} from './cursor.ts'

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

test('reads places of its own kind, up to the last instant that the database is told', () => {
  const decode = decodeMomentCursor('upload')
  const id = newId('upload')
  for (const at of [
    new Date(0),
    new Date('2026-11-20T03:00:00.123Z'),
    new Date(99_999_999_999_999),
  ])
    expect(decode(encodeCursor(momentKey({ at, id })))).toEqual({ at, id })
  for (const other of [`999999999999999 ${id}`, `-1 ${id}`, `1 ${newId('mail')}`, `1 ${id} `, id])
    expect(decode(encodeCursor(other))).toBeUndefined()
})
