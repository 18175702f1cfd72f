import { expect, it } from 'vitest'
import * as greenhouseBots from '../greenhouse/bots.ts'
import { greenhouseRules, replay as replayHouse } from '../greenhouse/replay.ts'
import { greenhouseTables } from '../greenhouse/tables.ts'
import * as greenhouse from '../greenhouse/watch.ts'
import * as lighthouseBots from '../lighthouse/bots.ts'
import { lighthouseRules } from '../lighthouse/replay.ts'
import { lighthouseTables } from '../lighthouse/tables.ts'
import * as lighthouse from '../lighthouse/watch.ts'

const seeds = Array.from({ length: 20 }, (_, at) => at.toString(16).padStart(32, '0'))
/** The rules of a name, as they were kept. */
const kept = async (game: string, rules: string): Promise<{ framesOf: unknown }> =>
  import(`./${game}-${rules}.js`)

const nights = seeds.map((seed) => ({
  seed,
  ...lighthouseBots.playOut(lighthouseBots.greedy, seed, lighthouseTables),
}))
const houses = seeds.map((seed) => {
  const { moves } = greenhouseBots.playOut(greenhouseBots.greedy, seed, greenhouseTables)
  return { seed, plantings: moves.map((cell, turn) => ({ cell, tick: turn * turn * 1000 })) }
})

it('Lighthouse: a watched play goes as it was played, and under the rules that are kept, too', async () => {
  const { framesOf } = (await kept('lighthouse', lighthouseRules)) as typeof lighthouse
  for (const { seed, inputs, night } of nights) {
    const frames = lighthouse.framesOf(seed, inputs)
    expect(frames.at(-1)).toEqual({ night, atMs: night.step * 50 })
    expect(frames).toHaveLength(night.step + 1)
    expect(framesOf(seed, inputs)).toEqual(frames)
  }
})

it('Greenhouse: a watched play goes as it was played, and under the rules that are kept, too', async () => {
  const { framesOf } = (await kept('greenhouse', greenhouseRules)) as typeof greenhouse
  for (const { seed, plantings } of houses) {
    const inputs = plantings.map(greenhouse.inputOf)
    const frames = greenhouse.framesOf(seed, inputs)
    expect(replayHouse(seed, plantings)).toMatchObject({ house: frames.at(-1)!.house })
    expect(framesOf(seed, inputs)).toEqual(frames)
  }
})

it('Greenhouse: nobody waits through long thought, and each turn can be followed', () => {
  const { seed, plantings } = houses[0]!
  const frames = greenhouse.framesOf(seed, plantings.map(greenhouse.inputOf))
  const waits = frames.slice(1).map(({ atMs }, at) => atMs - frames[at]!.atMs)
  expect(Math.min(...waits)).toBe(600)
  expect(Math.max(...waits)).toBe(2500)
  expect(frames[0]!.hand).toHaveLength(3)
})
