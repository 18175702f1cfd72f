import { expect, it } from 'vitest'
import { arrive, found, make, type Move } from '#rules/games/harbour/harbour.ts'
import { harbourTables as tables } from '#rules/games/harbour/tables.ts'
import { hintOf, nextBackAt } from './hintOf.ts'

it('leads from the first boat to the first building, and then says when to come back', () => {
  let town = found('a'.repeat(32), 0, tables)
  const does = (move: Move) => (town = make(town, move, tables))
  expect(hintOf(town)).toBe('send')
  does({ type: 'send', order: 0 })
  expect(hintOf(town)).toBe('wait')
  expect(nextBackAt(town)).toBe(12)
  town = arrive(town, 12, tables)
  expect(hintOf(town)).toBe('collect')
  does({ type: 'collect', berth: 0 })
  expect(hintOf(town)).toBe('build')
  does({ type: 'build', plot: 4, kind: 6 })
  expect(hintOf(town)).toBe('idle')
  for (const order of [1, 2, 3]) does({ type: 'send', order })
  expect(hintOf(town)).toBe('away')
  town = arrive(town, 9 * 60 * 60, tables)
  expect(hintOf(town)).toBe('collectMore')
  for (const berth of [0, 1, 2]) does({ type: 'collect', berth })
  expect(hintOf(town)).toBe('visitor')
  does({ type: 'choose', gift: 0 })
  expect(['idle', 'choosePlot']).toContain(hintOf(town))
})
