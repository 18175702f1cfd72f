import { randomOf } from '../random.ts'
import type { GreenhouseTables } from './tables.ts'

/** What a cell holds: 0 nothing, -1 a weed, else a plant of this level. */
export type Cell = number
export const weed: Cell = -1

/** Plants alike that became one. */
export type Merge = {
  /** The cells whose plants went, the one where they merged first. */
  from: readonly number[]
  /** What grew there; 0 where a bouquet was cut. */
  level: Cell
  /** 1 for the first of a turn. */
  chain: number
  isSunny: boolean
  points: number
  /** Cells whose weeds went with it. */
  weeded: readonly number[]
}

/** What a seed deals, whatever is done with it. */
export type Deal = {
  /** The plant of each turn. */
  plants: readonly Cell[]
  /** Which of the empty cells each weed takes, to be divided by their number. */
  weeds: readonly number[]
}

export type Greenhouse = {
  /** Row by row. */
  cells: readonly Cell[]
  /** How many turns are over. */
  turn: number
  score: number
  /** The highest that grew, whatever was dealt: 0 where nothing did, one above the highest plant for a bouquet. */
  best: Cell
  isOver: boolean
  /** Of the last turn. */
  merges: readonly Merge[]
  /** Where a weed came up in the last turn, or null. */
  weedAt: number | null
}

/** What comes in a game of this seed. Throws a RangeError for what is no seed. */
export function deal(seed: string, tables: GreenhouseTables): Deal {
  const random = randomOf(seed)
  const total = tables.weights.reduce((sum, weight) => sum + weight, 0)
  const plants = Array.from({ length: tables.turns }, () => {
    let left = random() % total
    return tables.weights.findIndex((weight) => (left -= weight) < 0) + 1
  })
  const weeds = Array.from({ length: Math.floor(tables.turns / tables.weedEvery) }, random)
  return { plants, weeds }
}

/** An empty greenhouse. */
export const begin = ({ size }: GreenhouseTables): Greenhouse => ({
  cells: Array.from({ length: size * size }, () => 0),
  turn: 0,
  score: 0,
  best: 0,
  isOver: false,
  merges: [],
  weedAt: null,
})

/** The column that the sun is in during a turn: it goes to and fro. */
export function sunColumn(turn: number, { size }: GreenhouseTables): number {
  const step = turn % (2 * size - 2)
  return step < size ? step : 2 * size - 2 - step
}

/** Whether a plant may be put there now. */
export const mayPlant = ({ cells, isOver }: Greenhouse, at: number): boolean =>
  !isOver && Number.isInteger(at) && at >= 0 && at < cells.length && cells[at] === 0

/** The cells beside one. */
export function beside(at: number, size: number): number[] {
  const column = at % size
  return [
    at >= size ? at - size : -1,
    column > 0 ? at - 1 : -1,
    column < size - 1 ? at + 1 : -1,
    at < size * (size - 1) ? at + size : -1,
  ].filter((cell) => cell >= 0)
}

/** The plants that touch one through plants like it, itself first. */
export function alike(cells: readonly Cell[], at: number, size: number): number[] {
  const found = [at]
  for (const cell of found)
    for (const next of beside(cell, size))
      if (cells[next] === cells[at] && !found.includes(next)) found.push(next)
  return found
}

/** The greenhouse after the turn's plant was put into an empty cell. Throws a RangeError where it may not be. */
export function plant(
  house: Greenhouse,
  at: number,
  { plants, weeds }: Deal,
  tables: GreenhouseTables,
): Greenhouse {
  if (!mayPlant(house, at)) throw new RangeError(`nothing may be planted at ${at}`)
  const cells = [...house.cells]
  cells[at] = plants[house.turn]!
  const merges = mergeAt(cells, at, house.turn, tables)
  const turn = house.turn + 1
  const weedAt =
    turn % tables.weedEvery === 0 ? emptyCell(cells, weeds[turn / tables.weedEvery - 1]!) : null
  if (weedAt !== null) cells[weedAt] = weed
  return {
    cells,
    turn,
    score: merges.reduce((sum, { points }) => sum + points, house.score),
    best: Math.max(house.best, ...merges.map(({ level }) => level || tables.points.length + 2)),
    isOver: turn === tables.turns || !cells.includes(0),
    merges,
    weedAt,
  }
}

/** Merges what is alike at a cell, and what that becomes, until nothing is; changes the cells. */
function mergeAt(cells: Cell[], at: number, turn: number, tables: GreenhouseTables): Merge[] {
  const { size, points, chains } = tables
  const merges: Merge[] = []
  const isSunny = at % size === sunColumn(turn, tables)
  while (cells[at] !== 0) {
    const from = alike(cells, at, size)
    if (from.length < 3) break
    const index = Math.min(cells[at]!, points.length) - 1
    const level = cells[at]! > points.length ? 0 : cells[at]! + 1
    const chain = merges.length + 1
    const weeded = [...new Set(from.flatMap((cell) => beside(cell, size)))].filter(
      (cell) => cells[cell] === weed,
    )
    for (const cell of [...from, ...weeded]) cells[cell] = 0
    cells[at] = level
    const worth =
      points[index]! * from.length * (chains[chain - 1] ?? chains.at(-1)!) * (isSunny ? 2 : 1)
    merges.push({ from, level, chain, isSunny, points: worth, weeded })
  }
  return merges
}

/** One of the empty cells, or null where there is none. */
function emptyCell(cells: readonly Cell[], number: number): number | null {
  const empty = cells.flatMap((cell, at) => (cell === 0 ? [at] : []))
  return empty[number % empty.length] ?? null
}

/** What was nearly reached: the highest plant that two or one stood for, and how many more it wanted; null for none. */
export function nearlyReached({ cells }: Greenhouse): { level: Cell; missing: number } | null {
  const highest = Math.max(...cells)
  if (highest < 1) return null
  const level = [highest, highest - 1].find(
    (one) => cells.filter((cell) => cell === one).length >= 2,
  )
  if (level !== undefined && level > 0) return { level: level + 1, missing: 1 }
  return { level: highest + 1, missing: 2 }
}
