import { expect, test } from 'vitest'
import { digitsOf } from './digits.ts'

test.each([
  ['123456', '123456'],
  ['１２３４５６', '123456'],
  ['コード:482-915', '482915'],
  ['12 34', '1234'],
  ['1234567', '123456'],
  ['', ''],
])('reads %j as %j', (typed, digits) => {
  expect(digitsOf(typed, 6)).toBe(digits)
})
