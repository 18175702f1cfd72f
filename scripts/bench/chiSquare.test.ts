import { describe, expect, test } from 'vitest'
import { chiSquareOf, probabilityOf } from './chiSquare.ts'

describe('the probability of a chi-square', () => {
  // The 5 % and 1 % points as any table of the distribution has them.
  test.each([
    [3.841, 1, 0.05],
    [5.991, 2, 0.05],
    [11.07, 5, 0.05],
    [18.307, 10, 0.05],
    [15.086, 5, 0.01],
    [0.103, 2, 0.95],
  ])('%d at %d degrees comes in %d of cases', (chiSquare, degrees, share) => {
    expect(probabilityOf(chiSquare, degrees)).toBeCloseTo(share, 3)
  })

  test('is none where it is far off', () => {
    expect(probabilityOf(400, 3)).toBeLessThan(1e-9)
  })
})

test('draws that keep to their table are near, others are not', () => {
  const table = [
    { prize: 'rare', weight: 10 },
    { prize: 'plain', weight: 90 },
  ]
  const of = (rare: number) =>
    chiSquareOf(
      table,
      new Map([
        ['rare', rare],
        ['plain', 1_000 - rare],
      ]),
    )
  expect(of(100)).toEqual({ chiSquare: 0, degrees: 1 })
  expect(of(119).chiSquare).toBeCloseTo(4.011, 3)
  expect(probabilityOf(of(150).chiSquare, 1)).toBeLessThan(0.001)
})
