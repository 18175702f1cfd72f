import { expect, test } from 'vitest'
import { slownessOf } from './calibrate.ts'

test.each([
  ['as fast as most', { hashing: 110, remembering: 150 }, 1],
  ['faster is not slower', { hashing: 20, remembering: 30 }, 1],
  ['the processor alone is slow', { hashing: 330, remembering: 150 }, 3],
  ['the memory alone is slow', { hashing: 110, remembering: 450 }, 3],
  [
    'what hangs is waited for ten times as long, and no more',
    { hashing: 110, remembering: 15_000 },
    10,
  ],
])('%s', (_, took, slowness) => {
  expect(slownessOf(took)).toBe(slowness)
})
