import { begin, deal, plant, type Cell, type Greenhouse } from './greenhouse.ts'
import type { Planting } from './replay.ts'
import { greenhouseTables, type GreenhouseTables } from './tables.ts'

/** How a watched play stood, how long after its beginning in milliseconds, and what was in hand, the next two with it. */
export type HouseFrame = { atMs: number; house: Greenhouse; hand: readonly Cell[] }

/** A planting in one number: `milliseconds × 32 + cell`. */
export const inputOf = ({ tick, cell }: Planting): number => tick * 32 + cell

/** Who thinks for longer than so is not waited for. */
const longestMs = 2500
/** The first look at an empty greenhouse, and between two plants the least that can be followed. */
const shortestMs = 600

/** Each turn of a play, from the empty greenhouse to its end. Throws a RangeError for what is no such play. */
export function framesOf(
  seed: string,
  inputs: readonly number[],
  tables: GreenhouseTables = greenhouseTables,
): HouseFrame[] {
  const dealt = deal(seed, tables)
  const frame = (atMs: number, house: Greenhouse): HouseFrame => ({
    atMs,
    house,
    hand: dealt.plants.slice(house.turn, house.turn + 3),
  })
  const frames = [frame(0, begin(tables))]
  let before = 0
  for (const input of inputs) {
    const last = frames.at(-1)!
    const tick = Math.trunc(input / 32)
    const waited = Math.max(shortestMs, Math.min(longestMs, tick - before))
    before = tick
    frames.push(frame(last.atMs + waited, plant(last.house, input % 32, dealt, tables)))
  }
  return frames
}
