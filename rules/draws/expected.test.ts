import { expect, it } from 'vitest'
import { expectedDraws } from './expected.ts'

it.each([
  [0.01, 200, 86.6],
  [0.01, null, 100],
  [1, 200, 1],
  [0.5, 2, 1.5],
])('a share of %d with a way at %s takes %d draws', (share, atMost, draws) => {
  expect(expectedDraws(share, atMost)).toBeCloseTo(draws, 1)
})
