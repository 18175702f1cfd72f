import { expect, test } from 'vitest'
import { arrivals, pass } from '#rules/games/lighthouse/lighthouse.ts'
import { lighthouseTables as tables } from '#rules/games/lighthouse/tables.ts'
import { nightAfter, seed } from '../../fakes.ts'
import { between } from './between.ts'

const night = nightAfter(260)
const next = pass(night, arrivals(seed, tables), { aim: 63, reach: 1 }, tables)

test('a ship is where it was at first, where it will be at last, and half way in the middle', () => {
  const ship = (share: number) => between(night, next, share).ships[0]!
  expect(ship(0).distance).toBe(night.ships[0]!.distance)
  expect(ship(1).distance).toBe(next.ships[0]!.distance)
  expect(ship(0.5).distance).toBe((night.ships[0]!.distance + next.ships[0]!.distance) / 2)
})

test('the beam turns evenly', () => {
  const bearings = [0, 0.25, 0.5, 0.75, 1].map((share) => between(night, next, share).bearing)
  const turns = bearings.slice(1).map((bearing, at) => bearing - bearings[at]!)
  expect(next.bearing).toBeGreaterThan(night.bearing)
  for (const turn of turns) expect(turn).toBeCloseTo((next.bearing - night.bearing) / 4)
})

test('a ship that is in at the next step is still seen until then, and one that comes is not yet', () => {
  const gone = { ...next, ships: next.ships.slice(1) }
  expect(between(night, gone, 0.9).ships[0]).toEqual(night.ships[0])
  const come = { ...next, ships: [...next.ships, { ...next.ships[0]!, id: 999 }] }
  expect(between(night, come, 0.9).ships.map(({ id }) => id)).not.toContain(999)
})
