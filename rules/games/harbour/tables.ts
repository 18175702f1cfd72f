/** What the game's numbers are, so that another town may have others. All are whole; times are in seconds. */
export type HarbourTables = {
  columns: number
  plots: number
  berths: number
  /** Shells to begin with: the first boat's pay and they make the first building. */
  purse: number
  /** Plots that are built on when a town begins: which, and with what. */
  first: readonly (readonly [plot: number, kind: Kind])[]
  /** What a building of each kind brings by itself, from kind 1. */
  own: readonly number[]
  /** What two neighbours bring each other: `pairs[a - 1][b - 1]`, the same both ways. */
  pairs: readonly (readonly number[])[]
  levels: number
  /** How long orders take, the shortest first. */
  spans: readonly number[]
  /** What they pay in a town where nothing helps. */
  pays: readonly number[]
  /** By how much strength of its kind an order pays as much again. */
  doubles: number
  /** Which spans each place on the board of orders may have. */
  board: readonly (readonly number[])[]
  /** How long the very first order takes: one waits for it. */
  firstSpan: number
  /** After so long a visitor comes again. */
  visitEvery: number
  /** What the n-th level of a town costs: `a + b n + c n²`. */
  price: readonly [a: number, b: number, c: number]
  /** What a level costs of 100 where it is put on what stands. */
  raise: number
  /** From how much bustle on a town has each of its names. */
  ranks: readonly number[]
}

/** Buildings, and orders of what they make: house, market, bakery, boatyard, lamp shop, garden. */
export type Kind = 1 | 2 | 3 | 4 | 5 | 6
export const kinds: readonly Kind[] = [1, 2, 3, 4, 5, 6]

/** The numbers with which bots at random, greedy and with a plan come to about 1 : 3 : 8 (`npm run games:bots`). */
export const harbourTables: HarbourTables = {
  columns: 4,
  plots: 12,
  berths: 3,
  purse: 16,
  first: [[5, 1]],
  own: [2, 2, 2, 2, 2, 1],
  pairs: [
    [0, 1, 3, -2, 0, 3],
    [1, -2, 3, 3, 1, 0],
    [3, 3, -1, 0, 0, 1],
    [-2, 3, 0, 1, 3, -2],
    [0, 1, 0, 3, -1, 3],
    [3, 0, 1, -2, 3, 0],
  ],
  levels: 3,
  spans: [3 * 60, 20 * 60, 60 * 60, 3 * 60 * 60, 8 * 60 * 60],
  pays: [6, 12, 19, 30, 44],
  doubles: 8,
  board: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ],
  firstSpan: 12,
  visitEvery: 10 * 60,
  price: [13, 9, 0],
  raise: 130,
  ranks: [0, 12, 40, 100, 220, 450],
}
