import { drawNumber, type DrawName } from './number.ts'
import {
  hashOfOdds,
  prizeAt,
  sinceAfter,
  tableBy,
  tableOf,
  wholeWeight,
  type Odds,
  type TableName,
} from './odds.ts'

/** How many are drawn at once, where it is more than one: the last of them has the guarantee. */
export const tenDraw = 10

export type Turn = Omit<DrawName, 'odds'> & {
  serverSeed: string
  /** 1 or ten. `counter` is the first one's. */
  count: number
}

export type Pick = {
  counter: number
  table: TableName
  value: number
  round: number
  prize: string
  /** The count of pity after it. */
  since: number
}

/** What a turn at a machine of odds brings, in its order: the same for the same seeds, always. */
export function playOdds(
  { serverSeed, count, ...name }: Turn,
  odds: Odds,
  sinceBefore: number,
): Pick[] {
  const hash = hashOfOdds(odds)
  let since = sinceBefore
  return Array.from({ length: count }, (_, slot) => {
    const counter = name.counter + slot
    const table = tableOf(odds, since, count === tenDraw && slot === tenDraw - 1)
    const { value, round } = drawNumber(serverSeed, { ...name, odds: hash, counter }, wholeWeight)
    const prize = prizeAt(tableBy(odds, table), value)
    since = sinceAfter(odds, since, prize)
    return { counter, table, value, round, prize, since }
  })
}

export type BoxPick = { counter: number; value: number; round: number; position: number }

/**
 * The positions that a turn takes of those that are left in a box (ascending), in its order. Throws a RangeError
 * where fewer are left.
 */
export function playBox(
  { serverSeed, count, ...name }: Turn,
  root: string,
  left: readonly number[],
): BoxPick[] {
  const rest = [...left]
  return Array.from({ length: count }, (_, slot) => {
    const counter = name.counter + slot
    const { value, round } = drawNumber(serverSeed, { ...name, odds: root, counter }, rest.length)
    const [position] = rest.splice(value, 1)
    return { counter, value, round, position: position! }
  })
}
