import { describe, expect, it } from 'vitest'
import { randomOf } from '../random.ts'
import { atRandom, movesOf, playOut } from './bots.ts'
import { arrive, found, make, mayMove, payOf, priceOf, type Move } from './harbour.ts'
import { bustleOf, isAtHome, strengthAt } from './strength.ts'
import { harbourTables as tables, kinds, type Kind } from './tables.ts'
import type { Town } from './town.ts'
import { visitorOf } from './visitors.ts'

const seed = '0123456789abcdef0123456789abcdef'
const fresh = () => found(seed, 1_000, tables)
const after = (town: Town, ...moves: Move[]) =>
  moves.reduce((now, move) => make(now, move, tables), town)
const later = (town: Town, seconds: number) => arrive(town, town.at + seconds, tables)
const withPlots = (plots: Readonly<Record<number, Kind>>): Town => ({
  ...fresh(),
  plots: Array.from({ length: tables.plots }, (_, at) =>
    plots[at] ? { kind: plots[at], level: 1 } : null,
  ),
})
/** A town whose first boat is home, when the next visitor is due. */
const due = () => {
  const home = later(after(fresh(), { type: 'send', order: 0 }), tables.firstSpan)
  return later(after(home, { type: 'collect', berth: 0 }), tables.visitEvery)
}

describe('an order', () => {
  it('comes home after its time, not before, and pays what it said when it left', () => {
    const sent = after(fresh(), { type: 'send', order: 0 })
    const { pay } = sent.berths[0]!
    expect(pay).toBe(payOf(fresh(), fresh().orders[0]!, tables))
    const early = later(sent, tables.firstSpan - 1)
    expect(after(early, { type: 'collect', berth: 0 })).toBe(early)
    const home = after(later(early, 1), { type: 'collect', berth: 0 })
    expect(home).toMatchObject({ shells: tables.purse + pay, earned: pay, delivered: 1 })
    expect(home.berths[0]).toBeNull()
  })

  it('takes seconds the first time, and then from 3 minutes to 8 hours', () => {
    const first = after(fresh(), { type: 'send', order: 3 })
    expect(first.berths[0]!.backAt - first.at).toBe(12)
    const second = after(first, { type: 'send', order: 3 })
    const span = second.berths[1]!.backAt - second.at
    expect(tables.spans).toContain(span)
    expect(tables.spans[0]).toBe(180)
    expect(tables.spans.at(-1)).toBe(8 * 60 * 60)
  })

  it('waits where all boats are out', () => {
    const [a, b, c] = [0, 1, 2].map((order): Move => ({ type: 'send', order }))
    const out = after(fresh(), a!, b!, c!)
    expect(mayMove(out, { type: 'send', order: 0 }, tables)).toBe(false)
  })

  it('pays more the stronger its kind is, and double at a feast', () => {
    const order = { kind: 1 as const, span: 2 }
    const weak = payOf(withPlots({}), order, tables)
    const strong = payOf(withPlots({ 0: 1, 1: 6, 4: 6 }), order, tables)
    expect(strong).toBeGreaterThan(weak)
    expect(payOf({ ...withPlots({}), feast: 1 }, order, tables)).toBe(weak * 2)
  })
})

describe('neighbours', () => {
  it('help or hinder each other the same both ways', () => {
    for (const a of kinds)
      for (const b of kinds) expect(tables.pairs[a - 1]![b - 1]).toBe(tables.pairs[b - 1]![a - 1])
    const alone = bustleOf(withPlots({ 0: 1 }), tables) + bustleOf(withPlots({ 0: 6 }), tables)
    expect(bustleOf(withPlots({ 0: 1, 1: 6 }), tables)).toBe(alone + 6)
    expect(bustleOf(withPlots({ 0: 1, 4: 4 }), tables)).toBeLessThan(4)
  })

  it('that are alike help only once', () => {
    expect(strengthAt(withPlots({ 5: 1, 4: 6, 6: 6 }), 5, tables)).toBe(2 + 3)
  })

  it('do not reach around the edge of the town', () => {
    expect(strengthAt(withPlots({ 3: 1, 4: 6 }), 3, tables)).toBe(tables.own[0])
  })

  it('double what is at home: all around it stands and helps', () => {
    const nearly = withPlots({ 0: 1, 1: 6 })
    expect(isAtHome(nearly, 0, tables)).toBe(false)
    const home = withPlots({ 0: 1, 1: 6, 4: 3 })
    expect(isAtHome(home, 0, tables)).toBe(true)
    expect(strengthAt(home, 0, tables)).toBe(2 * (2 + 3 + 3))
    expect(isAtHome(withPlots({ 0: 1, 1: 6, 4: 4 }), 0, tables)).toBe(false)
    expect(isAtHome(withPlots({ 0: 1, 1: 6, 4: 6 }), 0, tables)).toBe(false)
  })
})

describe('a visitor', () => {
  it('comes ten minutes after the last, with new orders, and waits for one answer', () => {
    expect(due()).toMatchObject({ visits: 1, isAsked: true })
    expect(later(due(), 60 * 60).visits).toBe(1)
    const answered = after(due(), { type: 'choose', gift: 0 })
    expect(answered.isAsked).toBe(false)
    expect(after(answered, { type: 'choose', gift: 1 })).toBe(answered)
    expect(later(answered, tables.visitEvery - 1).visits).toBe(1)
    expect(later(answered, tables.visitEvery).visits).toBe(2)
    expect(due().orders).not.toEqual(fresh().orders)
  })

  it('does not come to who has never sent a boat out', () => {
    expect(later(fresh(), 24 * 60 * 60).isAsked).toBe(false)
  })

  it('leaves two things that differ, and each does something', () => {
    for (let visits = 0; visits < 200; visits += 1) {
      const town = { ...due(), visits }
      const { gifts } = visitorOf(town, tables)
      expect(gifts[0]).not.toEqual(gifts[1])
      for (const gift of [0, 1] as const)
        expect(after(town, { type: 'choose', gift })).not.toEqual({ ...town, isAsked: false })
    }
  })

  it('is five different ones in a row', () => {
    const names = [0, 1, 2, 3, 4].map((visits) => visitorOf({ ...due(), visits }, tables).name)
    expect(new Set(names).size).toBe(5)
  })

  it('makes what was promised cost nothing, once', () => {
    const town: Town = { ...withPlots({}), promised: 3 }
    const built = after(town, { type: 'build', plot: 0, kind: 3 })
    expect(built.plots[0]).toEqual({ kind: 3, level: 1 })
    expect(priceOf(built, 3, tables)).toBeGreaterThan(0)
    expect(mayMove({ ...town, shells: 0 }, { type: 'build', plot: 0, kind: 2 }, tables)).toBe(false)
  })
})

describe('a clock', () => {
  it('that is put back makes nobody wait longer than an order takes', () => {
    const sent = after(later(fresh(), 24 * 60 * 60), { type: 'send', order: 3 })
    const back = arrive(sent, sent.at - 20 * 60 * 60, tables)
    expect(back.berths[0]!.backAt - back.at).toBe(sent.berths[0]!.backAt - sent.at)
  })
})

it('keeps a town whole, whatever is done in it: 300 towns by chance', () => {
  for (let number = 0; number < 300; number += 1) {
    const own = number.toString(16).padStart(32, '0')
    const random = randomOf(own)
    let town = found(own, 0, tables)
    for (let step = 0; step < 40; step += 1) {
      const moves = movesOf(town, tables)
      const move = moves[random() % Math.max(moves.length, 1)]
      if (move) town = make(town, move, tables)
      town = later(town, random() % 10_000)
      expect(town.shells).toBeGreaterThanOrEqual(0)
      expect(Number.isInteger(town.shells) && Number.isInteger(town.earned)).toBe(true)
      expect(town.earned + tables.purse).toBeGreaterThanOrEqual(town.shells)
      expect(town.orders).toHaveLength(tables.board.length)
    }
  }
})

it('goes the same way by the same seed, and another by another', () => {
  expect(playOut(atRandom, seed, tables)).toEqual(playOut(atRandom, seed, tables))
  expect(found(seed.replace('0', '1'), 0, tables).orders).not.toEqual(fresh().orders)
})
