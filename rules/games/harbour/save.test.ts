import { expect, it } from 'vitest'
import { greedy, playOut } from './bots.ts'
import { readTown, saveMaxBytes, writeTown } from './save.ts'
import { harbourTables as tables } from './tables.ts'

const town = playOut(greedy, '0'.repeat(31) + '7', tables)
const withTown = (more: object) =>
  JSON.stringify({ game: 'harbour', version: 1, town: { ...town, ...more } })

it('gives back the town that was put away', () => {
  expect(readTown(writeTown(town))).toEqual({ town, problem: null })
})

it('is far smaller than a save may be', () => {
  expect(writeTown(town).length).toBeLessThan(4_000)
})

it('counts bytes, not letters', () => {
  const most = `"${'港'.repeat(Math.trunc((saveMaxBytes - 2) / 3))}"`
  expect(readTown(most).problem).toBe('NOT_A_SAVE')
  expect(readTown(`"${'港'.repeat(saveMaxBytes / 2)}"`).problem).toBe('TOO_LARGE')
})

it('says what is wrong with anything else', () => {
  for (const text of ['', 'town', '{"game":"harbour"', '\u0000'])
    expect(readTown(text).problem).toBe('NOT_JSON')
  for (const text of ['null', '[]', '7', '{}', '{"game":"lighthouse","version":1}'])
    expect(readTown(text).problem).toBe('NOT_A_SAVE')
  expect(readTown(writeTown(town).replace('"version":1', '"version":2')).problem).toBe('NEWER_SAVE')
})

it('takes no town that no play comes to', () => {
  const voyage = { kind: 1, span: 0, leftAt: 0, backAt: 180, pay: 5 }
  for (const more of [
    { seed: 'x' },
    { shells: -1 },
    { shells: 0.5 },
    { shells: 2 ** 60 },
    { plots: [] },
    { plots: town.plots.map(() => ({ kind: 7, level: 1 })) },
    { plots: town.plots.map(() => ({ kind: 1, level: 9 })) },
    { orders: [{ kind: 1, span: 0 }] },
    { berths: [voyage, null, { ...voyage, backAt: 10 ** 9 }] },
    { taught: [0, 0, 0, 0, 0, -1] },
    { feast: 0 },
    { isAsked: 'yes' },
  ])
    expect(readTown(withTown(more)).problem, JSON.stringify(more)).toBe('NOT_A_SAVE')
  expect(readTown(withTown({ berths: [voyage, null, null] })).problem).toBeNull()
})

it('leaves out what else somebody put there', () => {
  expect(readTown(withTown({ more: 'x' })).town).toEqual(town)
})
