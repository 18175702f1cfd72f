import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomOf } from '../random.ts'
import { begin, deal, mayPlant, plant, sunColumn, weed, type Greenhouse } from './greenhouse.ts'
import { greenhouseTables as tables } from './tables.ts'

const seeds = fc.stringMatching(/^[0-9a-f]{32}$/)
const seed = '0'.repeat(32)

/** The greenhouses of a play that takes the so-many-th empty cell each turn. */
function play(of: string, choices: readonly number[]): Greenhouse[] {
  const dealt = deal(of, tables)
  const houses = [begin(tables)]
  for (const choice of choices) {
    const house = houses.at(-1)!
    const free = house.cells.flatMap((_, at) => (mayPlant(house, at) ? [at] : []))
    if (free.length === 0) break
    houses.push(plant(house, free[choice % free.length]!, dealt, tables))
  }
  return houses
}

const choices = fc.array(fc.nat(24), { minLength: 40, maxLength: 40 })

/** A greenhouse of these cells, before its first turn. */
const of = (cells: Record<number, number>): Greenhouse => ({
  ...begin(tables),
  cells: begin(tables).cells.map((_, at) => cells[at] ?? 0),
})
const dealt = (...plants: number[]) => ({ plants, weeds: Array.from({ length: 8 }, () => 0) })

describe('a greenhouse', () => {
  it('comes to the same by the same inputs', () => {
    fc.assert(
      fc.property(seeds, choices, (given, chosen) => {
        expect(play(given, chosen)).toEqual(play(given, chosen))
      }),
      { numRuns: 200 },
    )
  })

  it('holds whole numbers alone, never loses score, and ends within its turns', () => {
    fc.assert(
      fc.property(seeds, choices, (given, chosen) => {
        const houses = play(given, chosen)
        for (const [index, { cells, score, turn, isOver }] of houses.entries()) {
          expect([...cells, score].every(Number.isSafeInteger)).toBe(true)
          expect(score).toBeGreaterThanOrEqual(houses[index - 1]?.score ?? 0)
          expect(turn).toBe(index)
          expect(isOver).toBe(index === houses.length - 1)
        }
        expect(houses.length).toBeLessThanOrEqual(tables.turns + 1)
      }),
      { numRuns: 200 },
    )
  })

  it('never keeps three alike where one was planted', () => {
    fc.assert(
      fc.property(seeds, choices, (given, chosen) => {
        for (const { merges } of play(given, chosen))
          for (const { from, level } of merges) {
            expect(from.length).toBeGreaterThanOrEqual(3)
            expect(level).not.toBe(weed)
          }
      }),
      { numRuns: 200 },
    )
  })

  it('deals the same to everyone, whatever they do', () => {
    expect(deal(seed, tables)).toEqual(deal(seed, tables))
    expect(deal(seed, tables)).not.toEqual(deal('1'.repeat(32), tables))
    expect(deal(seed, tables).plants).toHaveLength(tables.turns)
  })

  it.each(['', 'x'.repeat(32), '0'.repeat(31), '0'.repeat(33), 'A'.repeat(32)])(
    'has no seed %j',
    (given) => expect(() => randomOf(given)).toThrow(RangeError),
  )
})

describe('what is planted', () => {
  it('merges with two alike that touch it, where it was put', () => {
    const after = plant(of({ 11: 1, 17: 1 }), 12, dealt(1), tables)
    expect(after.cells[12]).toBe(2)
    expect([after.cells[11], after.cells[17]]).toEqual([0, 0])
    expect(after.score).toBe(30)
  })

  it('does not merge with one, nor across a corner or the edge of a row', () => {
    for (const cells of [{ 11: 1 }, { 6: 1, 18: 1 }, { 14: 1, 15: 1 }] as Record<number, number>[])
      expect(plant(of(cells), 10 + 2, dealt(1), tables).merges).toEqual([])
    expect(plant(of({ 4: 1, 6: 1 }), 5, dealt(1), tables).merges).toEqual([])
  })

  it('merges on where the next are alike, for three times as much', () => {
    const after = plant(of({ 11: 1, 13: 1, 7: 2, 17: 2 }), 12, dealt(1), tables)
    expect(after.merges.map(({ level, chain, points }) => [level, chain, points])).toEqual([
      [2, 1, 30],
      [3, 2, 270],
    ])
    expect(after.cells[12]).toBe(3)
  })

  it('counts twice in the sun', () => {
    expect(sunColumn(0, tables)).toBe(0)
    expect(plant(of({ 0: 1, 5: 1 }), 10, dealt(1), tables).score).toBe(60)
  })

  it('is cut as a bouquet once nothing higher grows', () => {
    const after = plant(of({ 11: 7, 13: 7 }), 12, dealt(7), tables)
    expect(after.cells.every((cell) => cell === 0)).toBe(true)
    expect(after.score).toBe(3 * 2430)
    expect(after.best).toBe(8)
  })

  it('is no growth by itself: only what it merges into is', () => {
    expect(plant(of({}), 12, dealt(5), tables).best).toBe(0)
    expect(plant(of({ 11: 1, 13: 1 }), 12, dealt(1), tables).best).toBe(2)
  })

  it('takes the weeds beside what merges with it', () => {
    const after = plant(of({ 11: 1, 13: 1, 10: weed, 20: weed }), 12, dealt(1), tables)
    expect([after.cells[10], after.cells[20]]).toEqual([0, weed])
    expect(after.merges[0]!.weeded).toEqual([10])
  })

  it.each([-1, 25, 1.5, Number.NaN, 3])('may not be put at %d', (at) => {
    expect(() => plant(of({ 3: 1 }), at, dealt(1), tables)).toThrow(RangeError)
  })
})

it('the sun goes to and fro', () => {
  expect(Array.from({ length: 10 }, (_, turn) => sunColumn(turn, tables))).toEqual([
    0, 1, 2, 3, 4, 3, 2, 1, 0, 1,
  ])
})

it('a weed comes up after each fifth turn', () => {
  const houses = play(
    seed,
    Array.from({ length: 10 }, () => 0),
  )
  expect(houses.flatMap(({ weedAt, turn }) => (weedAt === null ? [] : [turn]))).toEqual([5, 10])
})
