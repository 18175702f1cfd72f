import { arrivals, nightfall, pass, type Night } from './lighthouse.ts'
import { aimOf, stepMs, stepOf } from './replay.ts'
import { lighthouseTables, type LighthouseTables } from './tables.ts'

/** How a watched play stood, and how long after its beginning, in milliseconds. */
export type NightFrame = { atMs: number; night: Night }

/** Each step of a play, from nightfall to its end. Throws a RangeError for what is no seed. */
export function framesOf(
  seed: string,
  inputs: readonly number[],
  tables: LighthouseTables = lighthouseTables,
): NightFrame[] {
  const coming = arrivals(seed, tables)
  const aims = new Map(inputs.map((input) => [stepOf(input), aimOf(input)]))
  const frames = [{ atMs: 0, night: nightfall() }]
  for (let { night } = frames[0]!; !night.isOver;) {
    night = pass(night, coming, aims.get(night.step) ?? night.wanted, tables)
    frames.push({ atMs: night.step * stepMs, night })
  }
  return frames
}
