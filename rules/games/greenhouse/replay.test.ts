import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { atRandom, greedy, playOut, withPlan } from './bots.ts'
import { greenhouseRules, replay, settleMs } from './replay.ts'
import { greenhouseTables as tables } from './tables.ts'

const seedOf = (number: number) => number.toString(16).padStart(32, '0')
const seed = seedOf(7)
const { moves, house } = playOut(greedy, seed, tables)
const inputs = moves.map((cell, turn) => ({ tick: turn * settleMs, cell }))

describe('a replay', () => {
  it('comes to what the play came to', () => {
    expect(replay(seed, inputs)).toMatchObject({ problem: null, house: { score: house.score } })
  })

  it.each([
    ['nothing', [], 'INCOMPLETE'],
    ['a part', inputs.slice(0, -1), 'INCOMPLETE'],
    ['a turn too many', [...inputs, { tick: 60_000, cell: 0 }], 'INVALID'],
    ['the same cell twice', [inputs[0]!, { tick: 900, cell: inputs[0]!.cell }], 'INVALID'],
    ['a cell outside', [{ tick: 0, cell: 25 }], 'INVALID'],
    ['half a cell', [{ tick: 0, cell: 0.5 }], 'INVALID'],
    ['no number', [{ tick: Number.NaN, cell: 0 }], 'INVALID'],
    ['a time before the play', [{ tick: -1, cell: 0 }], 'TOO_FAST'],
    [
      'faster than a plant settles',
      [inputs[0]!, { ...inputs[1]!, tick: settleMs - 1 }],
      'TOO_FAST',
    ],
    [
      'ten years',
      Array.from({ length: 100_000 }, (_, n) => ({ tick: n * 3000, cell: 0 })),
      'INVALID',
    ],
  ])('of %s is refused', (_, given, problem) => {
    expect(replay(seed, given)).toEqual({ problem })
  })

  it('of another seed’s inputs is not what they came to there', () => {
    const other = replay(seedOf(8), inputs)
    expect(other.problem === null ? other.house.score : other.problem).not.toBe(house.score)
  })
})

it('the rules’ name changes with what plays come to', () => {
  const told = Array.from({ length: 100 }, (_, number) => playOut(atRandom, seedOf(number), tables))
  const digest = bytesToHex(sha256(utf8ToBytes(JSON.stringify(told))))
  expect(greenhouseRules).toBe(digest.slice(0, 16))
})

const games = (bot: typeof greedy, count: number) =>
  Array.from({ length: count }, (_, n) => playOut(bot, seedOf(n + 1), tables).house)
const [chance, greed, plan] = [games(atRandom, 30), games(greedy, 30), games(withPlan, 30)]
const meanOf = (houses: typeof plan) =>
  houses.reduce((sum, one) => sum + one.score, 0) / houses.length
const reached = (houses: typeof plan, level: number) =>
  houses.filter(({ best }) => best >= level).length / houses.length

it('a plan is worth more than greed, and greed more than chance', () => {
  expect(meanOf(greed) / meanOf(chance)).toBeGreaterThan(2.4)
  expect(meanOf(greed) / meanOf(chance)).toBeLessThan(4.2)
  expect(meanOf(plan) / meanOf(chance)).toBeGreaterThan(6)
  expect(meanOf(plan) / meanOf(chance)).toBeLessThan(10.5)
})

it('whatever the page names is grown by somebody: a star tree by most plans, a bouquet by a few', () => {
  const [starTree, bouquet] = [tables.points.length + 1, tables.points.length + 2]
  expect(reached(plan, starTree)).toBeGreaterThan(0.7)
  expect(reached(plan, bouquet)).toBeGreaterThan(0.02)
  expect(reached(plan, bouquet)).toBeLessThan(0.25)
  expect(reached(chance, bouquet)).toBe(0)
  for (const level of [5, 6])
    expect([...chance, ...greed].some(({ best }) => best === level)).toBe(true)
})
