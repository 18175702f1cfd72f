import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonicalJson.ts'
import { drawNumber } from './number.ts'
import { hashOfOdds, wholeWeight, type Odds, type OddsTable } from './odds.ts'
import { playBox, playOdds, tenDraw } from './play.ts'
import vectors from './vectors.json' with { type: 'json' }

const name = {
  tenant: 'ouen',
  machine: 'm',
  odds: '00',
  drawer: 'd',
  clientSeed: '00'.repeat(32),
  counter: 0,
}
const seed = 'ab'.repeat(32)
const odds: Odds = {
  base: [
    { prize: 's', weight: 3_000 },
    { prize: 'a', weight: 12_000 },
    { prize: 'b', weight: 85_000 },
  ],
  guarantee: [
    { prize: 's', weight: 3_000 },
    { prize: 'a', weight: 97_000 },
  ],
  pity: { table: [{ prize: 's', weight: wholeWeight }], at: 100 },
  top: ['s'],
}
const turn = { ...name, serverSeed: seed, count: tenDraw }

describe('the numbers', () => {
  it.each(vectors.numbers)('agree with the vectors, told by Node’s own HMAC: $text', (vector) => {
    const mac = createHmac('sha256', Buffer.from(vector.serverSeed, 'hex')).update(vector.text)
    expect(mac.digest('hex')).toBe(vector.hmac)
    const { version: _, client: clientSeed, round: __, ...told } = JSON.parse(vector.text)
    expect(drawNumber(vector.serverSeed, { ...told, clientSeed }, vector.total)).toEqual({
      value: vector.value,
      round: vector.round,
    })
  })

  it('throw away what would favour the smallest, and take the next round’s', () => {
    const total = 2 ** 31 + 1
    const drawn = Array.from({ length: 200 }, (_, counter) =>
      drawNumber(seed, { ...name, counter }, total),
    )
    expect(drawn.some(({ round }) => round > 0)).toBe(true)
    expect(drawn.every(({ value }) => value < total)).toBe(true)
  })

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('are of no total such as %s', (total) => {
    expect(() => drawNumber(seed, name, total)).toThrow(RangeError)
  })

  it('are others for every part of their name', () => {
    const other: (Partial<typeof name> & { seed?: string })[] = [
      { tenant: 'x' },
      { machine: 'x' },
      { odds: '01' },
      { drawer: 'x' },
      { counter: 1 },
      { clientSeed: '11'.repeat(32) },
      { seed: 'cd'.repeat(32) },
      {},
    ]
    const drawn = other.map(
      ({ seed: itsSeed = seed, ...change }) =>
        drawNumber(itsSeed, { ...name, ...change }, 2 ** 32).value,
    )
    expect(new Set(drawn).size).toBe(other.length)
  })
})

describe('canonical JSON', () => {
  it('is one text of a value, however it was built', () => {
    expect(canonicalJson({ b: [1, -0, 'ひ"'], a: { y: null, x: true } })).toBe(
      '{"a":{"x":true,"y":null},"b":[1,0,"ひ\\""]}',
    )
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.maxSafeInteger()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).toReversed())
        expect(canonicalJson(turned)).toBe(canonicalJson(value))
        expect(JSON.parse(canonicalJson(value))).toEqual({ ...value })
      }),
    )
  })

  it.each([0.5, Number.NaN, 2 ** 53, '\ud800'])('has no text of %s', (value) => {
    expect(() => canonicalJson(value)).toThrow(RangeError)
  })
})

describe('a turn at a machine of odds', () => {
  it('agrees with the vector', () => {
    expect(hashOfOdds(vectors.odds.document)).toBe(vectors.odds.hash)
    expect(createHash('sha256').update(vectors.odds.text).digest('hex')).toBe(vectors.odds.hash)
    const { turn: told, sinceBefore, picks } = vectors.odds
    expect(playOdds(told, vectors.odds.document, sinceBefore)).toEqual(picks)
  })

  it('gives pity before the guarantee, and the guarantee before the base', () => {
    const never = { ...odds, base: [{ prize: 'b', weight: wholeWeight }] }
    expect(playOdds(turn, never, 90).map(({ table }) => table)).toEqual([
      ...Array.from({ length: 9 }, () => 'BASE'),
      'PITY',
    ])
    expect(playOdds(turn, never, 89).at(-1)).toMatchObject({ table: 'GUARANTEE' })
    expect(playOdds({ ...turn, count: 1 }, never, 0)[0]!.table).toBe('BASE')
  })

  it('counts pity as a fold of what came, and one by one brings the same as all at once', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(1_000), (since, counter) => {
        const plain = { ...odds, guarantee: null }
        const ten = playOdds({ ...turn, counter }, plain, since)
        let count = since
        for (const [slot, pick] of ten.entries()) {
          const [one] = playOdds({ ...turn, counter: counter + slot, count: 1 }, plain, count)
          expect(one).toEqual(pick)
          count = pick.prize === 's' ? 0 : count + 1
          expect(pick.since).toBe(count)
          expect(count).toBeLessThan(100)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('brings nothing that its table does not hold, whatever the weights', () => {
    const tables = fc
      .uniqueArray(fc.integer({ min: 1, max: wholeWeight - 1 }), { minLength: 1, maxLength: 9 })
      .map((cuts): OddsTable => {
        const edges = [0, ...cuts.toSorted((a, b) => a - b), wholeWeight]
        return edges.slice(1).map((edge, at) => ({ prize: `p${at}`, weight: edge - edges[at]! }))
      })
    fc.assert(
      fc.property(tables, fc.nat(10_000), (base, counter) => {
        const [pick] = playOdds(
          { ...turn, counter, count: 1 },
          { base, guarantee: null, pity: null, top: [] },
          0,
        )
        const at = base.findIndex(({ prize }) => prize === pick!.prize)
        const before = base.slice(0, at).reduce((sum, { weight }) => sum + weight, 0)
        expect(pick!.value).toBeGreaterThanOrEqual(before)
        expect(pick!.value).toBeLessThan(before + base[at]!.weight)
      }),
      { numRuns: 100 },
    )
  })
})

describe('a turn at a box', () => {
  it('empties it without taking a position twice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(500), { minLength: 1, maxLength: 40 }), (positions) => {
        const left = positions.toSorted((a, b) => a - b)
        const taken = playBox({ ...turn, count: left.length }, '00', left)
        expect(taken.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(left)
      }),
      { numRuns: 50 },
    )
  })

  it('takes nothing of a box that holds fewer', () => {
    expect(() => playBox({ ...turn, count: 3 }, '00', [4, 9])).toThrow(RangeError)
  })
})
