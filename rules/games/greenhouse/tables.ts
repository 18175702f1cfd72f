/** What a game's numbers are, so that a season may have others. All are whole. */
export type GreenhouseTables = {
  /** Cells a side. */
  size: number
  turns: number
  /** How often a plant of level 1, 2, … comes, in parts of their sum. */
  weights: readonly number[]
  /** What each plant that merges into level 2, 3, … is worth; the last also for a bouquet of the highest. */
  points: readonly number[]
  /** By how much the first, second, … merge of a turn counts; the last also for those after it. */
  chains: readonly number[]
  /** A weed comes up after each so many turns. */
  weedEvery: number
}

/**
 * The numbers with which bots at random, greedy and with a plan score about 1 : 3 : 8, nearly every plan grows a star
 * tree, and one in ten cuts a bouquet (`npm run games:bots`).
 */
export const greenhouseTables: GreenhouseTables = {
  size: 5,
  turns: 40,
  weights: [5, 10, 20, 28, 25, 12],
  points: [10, 30, 90, 270, 810, 2430],
  chains: [1, 3, 6, 10],
  weedEvery: 5,
}
