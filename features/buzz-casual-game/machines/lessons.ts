import { begin, weed, type Deal, type Greenhouse } from '#rules/games/greenhouse/greenhouse.ts'
import { greenhouseTables } from '#rules/games/greenhouse/tables.ts'

/** Seeds alone, and weeds in the first corner that is free. */
export const lessonDeal: Deal = {
  plants: Array.from({ length: greenhouseTables.turns }, () => 1),
  weeds: Array.from({ length: greenhouseTables.turns }, () => 0),
}

/** What one tries to learn the game: a greenhouse, and the cell to plant in. */
export type Lesson = {
  name: 'merge' | 'chain' | 'sun'
  house: Greenhouse
  at: number
}

const lesson = (
  name: Lesson['name'],
  turn: number,
  planted: Readonly<Record<number, number>>,
): Lesson => {
  const house = begin(greenhouseTables)
  return {
    name,
    at: 12,
    house: { ...house, turn, cells: house.cells.map((_, at) => planted[at] ?? 0) },
  }
}

export const lessons: readonly Lesson[] = [
  lesson('merge', 0, { 7: 1, 11: 1 }),
  lesson('chain', 0, { 7: 2, 11: 1, 13: 1, 17: 2 }),
  lesson('sun', 2, { 7: 1, 17: 1, 11: weed, 18: weed }),
]
