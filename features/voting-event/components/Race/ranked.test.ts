import { expect, it } from 'vitest'
import { rankOf } from './ranked.ts'

it('lets those with as many votes share a rank, in the order in which they stand', () => {
  const ranks = rankOf([
    { id: 'a', votes: 3 },
    { id: 'b', votes: 9 },
    { id: 'c', votes: 3 },
    { id: 'd', votes: null },
  ])
  expect([...ranks].map(([id, { place, rank }]) => [id, place, rank])).toEqual([
    ['b', 0, 1],
    ['a', 1, 2],
    ['c', 2, 2],
    ['d', 3, 4],
  ])
})
