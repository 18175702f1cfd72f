import { expect, it } from 'vitest'
import { knownSeq } from './knownSeq.ts'

it('ends before the first hole', () => {
  expect(knownSeq([])).toBe(0)
  expect(knownSeq([4, 5, 6])).toBe(6)
  expect(knownSeq([4, 5, 7, 8])).toBe(5)
})
