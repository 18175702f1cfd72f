import fc from 'fast-check'
import { expect, it } from 'vitest'
import { share } from './totals.ts'

it('parts a sum to the yen, what is left going to those that lost the most', () => {
  expect(share(100, [100, 100, 100])).toEqual([34, 33, 33])
  expect(share(1, [1, 3])).toEqual([0, 1])
  expect(share(0, [0, 0])).toEqual([0, 0])
  for (const wrong of [4, -1, 0.5]) expect(() => share(wrong, [1, 2])).toThrow(RangeError)
})

it('never parts off more than is there, nor loses a yen', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 3_000_000 }), { minLength: 1 }), fc.nat(), (all, seed) => {
      const whole = all.reduce((sum, each) => sum + each, 0)
      const amount = seed % (whole + 1)
      const parts = share(amount, all)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      parts.forEach((part, at) => expect(part).toBeLessThanOrEqual(all[at]!))
    }),
  )
})
