import { randomOf } from '../random.ts'
import {
  alike,
  begin,
  beside,
  deal,
  mayPlant,
  plant,
  weed,
  type Deal,
  type Greenhouse,
} from './greenhouse.ts'
import type { GreenhouseTables } from './tables.ts'

/** Chooses a cell, knowing what a fan sees: the plant of the turn and the two after it. */
export type Bot = (
  house: Greenhouse,
  dealt: Deal,
  tables: GreenhouseTables,
  random: () => number,
) => number

const choices = (house: Greenhouse): number[] =>
  house.cells.flatMap((_, at) => (mayPlant(house, at) ? [at] : []))

const oneOf = (cells: readonly number[], random: () => number): number =>
  cells[random() % cells.length]!

/** Puts plants anywhere. */
export const atRandom: Bot = (house, _dealt, _tables, random) => oneOf(choices(house), random)

/** Takes what scores most at once, and otherwise anything. */
export const greedy: Bot = (house, dealt, tables, random) => {
  const scored = choices(house).map((at) => ({ at, score: plant(house, at, dealt, tables).score }))
  const most = Math.max(...scored.map(({ score }) => score))
  return oneOf(
    scored.filter(({ score }) => score === most).map(({ at }) => at),
    random,
  )
}

/** Keeps what is alike together and room to plant in, and looks three plants ahead. */
export const withPlan: Bot = (house, dealt, tables) => bestOf(house, dealt, tables, 3).at

/** How many of the likeliest cells are looked at further. */
const breadth = 5

function bestOf(
  house: Greenhouse,
  dealt: Deal,
  tables: GreenhouseTables,
  depth: number,
): { at: number; value: number } {
  const tried = choices(house)
    .map((at) => {
      const after = plant(house, at, dealt, tables)
      return { at, after, value: valueOf(after, tables) }
    })
    .toSorted((a, b) => b.value - a.value)
  if (depth === 1) return tried[0]!
  return tried
    .slice(0, breadth)
    .map(({ at, after, value }) => ({
      at,
      value: after.isOver ? value : bestOf(after, dealt, tables, depth - 1).value,
    }))
    .reduce((best, one) => (one.value > best.value ? one : best))
}

/** What a greenhouse is worth to who plays on. */
function valueOf({ cells, score, isOver }: Greenhouse, tables: GreenhouseTables): number {
  if (isOver) return score
  const { size, points } = tables
  let value = score
  for (const [at, cell] of cells.entries()) {
    if (cell === 0) value += 4
    if (cell <= 0) continue
    const worth = points[Math.min(cell, points.length) - 1]!
    if (alike(cells, at, size).length === 2) value += worth / 2
    // A plant one level lower beside it will become like it where it stands.
    for (const next of beside(at, size)) if (cells[next] === cell - 1) value += worth / 8
    for (const next of beside(at, size)) if (cells[next] === weed) value -= 1
  }
  return value
}

/** A bot's whole game of a seed: where it planted, and how it ended. */
export function playOut(bot: Bot, seed: string, tables: GreenhouseTables) {
  const dealt = deal(seed, tables)
  const random = randomOf([...seed].toReversed().join(''))
  const moves: number[] = []
  let house = begin(tables)
  while (!house.isOver) {
    const at = bot(house, dealt, tables, random)
    moves.push(at)
    house = plant(house, at, dealt, tables)
  }
  return { moves, house }
}
