import { describe, expect, it } from 'vitest'
import { retryDelay } from './retryDelay.ts'

describe('the wait before an attempt', () => {
  it.each([
    [0, 1300, 4000],
    [1, 2300, 5000],
    [2, 4300, 7000],
    [3, 8300, 11_000],
    [4, 16_300, 19_000],
  ])('doubles for the first five: attempt %i is from %i to %i ms', (attempt, shortest, longest) => {
    expect(retryDelay(attempt, 0)).toBe(shortest)
    expect(retryDelay(attempt, 1)).toBe(longest)
  })

  it.each([
    [5, 10_000],
    [6, 20_000],
    [9, 50_000],
    [10, 60_000],
    [1000, 60_000],
  ])('is then random without end: attempt %i is up to %i ms', (attempt, longest) => {
    expect(retryDelay(attempt, 0)).toBe(0)
    expect(retryDelay(attempt, 1)).toBe(longest)
  })
})
