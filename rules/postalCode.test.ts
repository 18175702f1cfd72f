import { expect, it } from 'vitest'
import { formatPostalCode, toPostalCode } from './postalCode.ts'

it.each([
  ['150-0001', '1500001'],
  ['〒１５０ー０００１', '1500001'],
  ['150 0001', '1500001'],
  ['\u2068150-0001\u2069\u200e', '1500001'],
])('%s is %s', (typed, code) => expect(toPostalCode(typed)).toBe(code))

it.each(['150-000', '15000012', 'abc', ''])('%s is none', (typed) =>
  expect(toPostalCode(typed)).toBeUndefined(),
)

it('is written in two parts', () => expect(formatPostalCode('1500001')).toBe('150-0001'))
