import { randomOf } from '../random.ts'
import {
  arrivals,
  bearingOf,
  nightfall,
  pass,
  rangeAt,
  type Aim,
  type Night,
  type Ship,
} from './lighthouse.ts'
import { inputOf } from './replay.ts'
import type { LighthouseTables } from './tables.ts'

/** Holds the beam, knowing what a fan sees. */
export type Bot = (night: Night, tables: LighthouseTables, random: () => number) => Aim

/** Swings it about, every second. */
export const atRandom: Bot = (night, _tables, random) => {
  if (night.step % 20 !== 0) return night.wanted
  return { aim: random() % 64, reach: random() % 4 }
}

/** The widest form of the beam that shines as far. */
function reachFor(distance: number, step: number, tables: LighthouseTables): number {
  const reach = tables.ranges.findIndex((_, at) => rangeAt(at, step, tables) >= distance)
  return reach < 0 ? tables.ranges.length - 1 : reach
}

const towards = (ship: Ship, step: number, tables: LighthouseTables): Aim => ({
  aim: Math.round((bearingOf(ship, tables) * 63) / 1000),
  reach: reachFor(ship.distance, step, tables),
})

/** Always lights whatever is nearest to the rocks, looking once a second. */
export const greedy: Bot = ({ ships, step, wanted }, tables) => {
  if (step % 20 !== 0) return wanted
  const [worst] = ships.toSorted((a, b) => b.drift - a.drift)
  return worst ? towards(worst, step, tables) : wanted
}

/** Brings in whoever it has begun with, two where one beam holds both, and saves what would be lost otherwise. */
export const withPlan: Bot = (night, tables) => {
  const { ships, step, wanted } = night
  if (ships.length === 0) return wanted
  const endangered = ships.filter(({ drift }) => drift > tables.rocks * 0.72)
  const urgent = endangered.toSorted((a, b) => b.drift - a.drift)[0]
  const begun = ships.filter(({ hasBeenLit, hasLostLight }) => hasBeenLit && !hasLostLight)
  const chosen =
    begun.toSorted((a, b) => a.distance - b.distance)[0] ??
    urgent ??
    ships.toSorted((a, b) => b.drift - a.drift)[0]!
  const reach = reachFor(chosen.distance, step, tables)
  const width = tables.halfWidths[reach]!
  const others = ships.filter(
    (ship) =>
      ship !== chosen &&
      Math.abs(bearingOf(ship, tables) - bearingOf(chosen, tables)) <= 2 * width - 34 &&
      ship.distance <= rangeAt(reach, step, tables),
  )
  const other = others.toSorted((a, b) => b.drift - a.drift)[0]
  if (!other) return towards(chosen, step, tables)
  const middle = (bearingOf(chosen, tables) + bearingOf(other, tables)) / 2
  return { aim: Math.round((middle * 63) / 1000), reach }
}

/** A bot's whole game of a seed: what it did, and how it ended. */
export function playOut(bot: Bot, seed: string, tables: LighthouseTables) {
  const coming = arrivals(seed, tables)
  const random = randomOf([...seed].toReversed().join(''))
  const inputs: number[] = []
  let night = nightfall()
  while (!night.isOver) {
    const wanted = bot(night, tables, random)
    if (wanted.aim !== night.wanted.aim || wanted.reach !== night.wanted.reach)
      inputs.push(inputOf(night.step, wanted))
    night = pass(night, coming, wanted, tables)
  }
  return { inputs, night }
}
