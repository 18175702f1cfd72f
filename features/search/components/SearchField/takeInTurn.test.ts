import { expect, it } from 'vitest'
import { takeInTurn } from './takeInTurn.ts'

it('takes one of each in turn, in the lists’ order, and fills what the others leave', () => {
  const [letters, digits] = [
    ['a', 'b', 'c', 'd'],
    ['1', '2', '3'],
  ]
  expect(takeInTurn([letters, digits], 4)).toEqual(['a', 'b', '1', '2'])
  expect(takeInTurn([letters, digits], 5)).toEqual(['a', 'b', 'c', '1', '2'])
  expect(takeInTurn([letters, [], ['x']], 4)).toEqual(['a', 'b', 'c', 'x'])
  expect(takeInTurn([letters, digits], 99)).toHaveLength(7)
  expect(takeInTurn([], 4)).toEqual([])
})
