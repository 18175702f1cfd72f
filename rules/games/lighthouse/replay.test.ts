import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { atRandom, greedy, playOut, withPlan } from './bots.ts'
import { arrivals, rangeAt } from './lighthouse.ts'
import { inputOf, lighthouseRules, replay } from './replay.ts'
import { lighthouseTables as tables } from './tables.ts'

const seedOf = (number: number) => number.toString(16).padStart(32, '0')
const seed = seedOf(7)
const { inputs, night } = playOut(greedy, seed, tables)

describe('a replay', () => {
  it('comes to what the play came to, number by number', () => {
    expect(replay(seed, inputs, night.step)).toEqual({ night, problem: null })
  })

  it.each([
    ['another end', inputs, night.step - 1, 'INCOMPLETE'],
    [
      'what came after the end',
      [...inputs, inputOf(night.step + 1, night.wanted)],
      night.step,
      'INVALID',
    ],
    ['two in one step', [300, 301], night.step, 'INVALID'],
    ['a time before the play', [-1], night.step, 'INVALID'],
    ['half a number', [0.5], night.step, 'INVALID'],
    ['no number', [Number.NaN], night.step, 'INVALID'],
    ['ten years', Array.from({ length: 100_000 }, (_, n) => n * 256), night.step, 'INVALID'],
  ])('of %s is refused', (_, given, until, problem) => {
    expect(replay(seed, given, until)).toEqual({ problem })
  })

  it('has whole numbers alone', () => {
    for (const bot of [atRandom, greedy, withPlan]) {
      const { night: end } = playOut(bot, seedOf(3), tables)
      expect(
        [end.score, end.bearing, ...end.ships.flatMap((ship) => [ship.drift, ship.distance])].every(
          Number.isSafeInteger,
        ),
      ).toBe(true)
    }
  })

  it('goes by rules that have a name of their own', () => {
    const plays = [atRandom, greedy, withPlan].flatMap((bot) =>
      Array.from({ length: 20 }, (_, number) => {
        const { night: end, inputs: done } = playOut(bot, seedOf(number), tables)
        return [end.step, end.score, end.docked, end.wrecks, end.bestChain, done.length]
      }),
    )
    const name = bytesToHex(sha256(utf8ToBytes(JSON.stringify(plays)))).slice(0, 16)
    expect(lighthouseRules).toBe(name)
  })
})

describe('the bots', () => {
  const nights = (bot: typeof greedy) =>
    Array.from({ length: 100 }, (_, at) => playOut(bot, seedOf(at + 1), tables).night)
  const [chance, greed, plan] = [nights(atRandom), nights(greedy), nights(withPlan)]
  const meanOf = (all: typeof plan, what: 'score' | 'step') =>
    all.reduce((sum, one) => sum + one[what], 0) / all.length
  const mornings = (all: typeof plan) =>
    all.filter(({ step, wrecks }) => step === tables.steps && wrecks < tables.wrecks).length

  it('score the better the more they think', () => {
    expect(meanOf(greed, 'score') / meanOf(chance, 'score')).toBeGreaterThan(2)
    expect(meanOf(plan, 'score') / meanOf(greed, 'score')).toBeGreaterThan(2)
  })

  it('last half a minute at least, whatever they do with the light', () => {
    expect(meanOf(chance, 'step')).toBeGreaterThan(600)
  })

  it('see the morning in a few nights of a hundred where they think, and never by chance', () => {
    expect(mornings(plan)).toBeGreaterThanOrEqual(3)
    expect(mornings(plan)).toBeLessThanOrEqual(20)
    expect(mornings(greed)).toBeLessThanOrEqual(20)
    expect(mornings(chance)).toBe(0)
  })
})

it('the farthest beam reaches whoever comes in, until the morning', () => {
  const reach = tables.ranges.length - 1
  for (const { step } of arrivals(seed, tables))
    expect(rangeAt(reach, step + 1, tables)).toBeGreaterThanOrEqual(1000)
  expect(rangeAt(reach, tables.steps - 1, tables)).toBeGreaterThanOrEqual(1000)
})
