import { expect, it } from 'vitest'
import { staminaAt, staminaReturns } from './stamina.ts'

const start = new Date('2026-11-20T03:00:00.000Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

it.each([
  [0, 0, 0],
  [0, 29, 0],
  [0, 30, 1],
  [1, 89, 3],
  [0, 150, 5],
  [4, 9_999, 5],
  // A clock that went back takes nothing, and gives nothing.
  [2, -60, 2],
])('of %i left, %i minutes later %i are', (stored, minutes, left) => {
  expect(staminaAt({ stored, storedAt: start }, after(minutes)).stored).toBe(left)
})

it('loses no part of a half hour by being looked at', () => {
  const seen = staminaAt({ stored: 1, storedAt: start }, after(29))
  expect(staminaAt(seen, after(30)).stored).toBe(2)
  expect(staminaReturns(seen)).toEqual({ nextAt: after(30), fullAt: after(120) })
})

it('that is full has nothing to wait for', () => {
  expect(staminaReturns({ stored: 5, storedAt: start })).toEqual({ nextAt: null, fullAt: null })
})
