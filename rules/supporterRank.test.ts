import { expect, it } from 'vitest'
import { bandOf, faultsOf, mostWorth, yenTo, type PointRule } from './supporterRank.ts'

const stamp: PointRule = { source: 'CHECK_IN', points: 5, per: 1, mostPerDay: 5 }
const paid: PointRule = { source: 'PURCHASE', points: 1, per: 100, mostPerDay: 50 }
const rank = (points: number, ...worth: number[]) => ({
  points,
  rewards: worth.map((worthYen) => ({ worthYen })),
})

it('finds nothing wrong with ranks whose rewards are a fifth of their price', () => {
  expect(
    faultsOf({ days: 90, rules: [stamp, paid], ranks: [rank(50, 1000), rank(100, 1000)] }),
  ).toEqual([])
})

it('refuses a reward that is worth a yen more than a fifth', () => {
  expect(faultsOf({ days: 90, rules: [stamp, paid], ranks: [rank(50, 1001)] })).toEqual([
    { kind: 'WORTH', rank: 1, worthYen: 1001, mostYen: 1000 },
  ])
})

it('counts all rewards up to a rank as one gift', () => {
  expect(
    faultsOf({ days: 90, rules: [stamp, paid], ranks: [rank(50, 600, 400), rank(60, 201)] }),
  ).toEqual([{ kind: 'WORTH', rank: 2, worthYen: 1201, mostYen: 1200 }])
})

it('lets small ranks bring 200 yen, and no more', () => {
  expect(mostWorth(300)).toBe(200)
  expect(faultsOf({ days: 90, rules: [stamp, paid], ranks: [rank(3, 200)] })).toEqual([])
  expect(faultsOf({ days: 90, rules: [stamp, paid], ranks: [rank(3, 201)] })).toMatchObject([
    { kind: 'WORTH' },
  ])
})

it('caps nothing where nothing that is paid brings points', () => {
  expect(yenTo(50, [stamp])).toBeNull()
  expect(faultsOf({ days: 90, rules: [stamp], ranks: [rank(5, 100_000)] })).toEqual([])
})

it('refuses a rank that nobody reaches without paying', () => {
  const ranks = [rank(450), rank(451)]
  expect(faultsOf({ days: 90, rules: [stamp, paid], ranks })).toEqual([
    { kind: 'REACH', rank: 2, mostPoints: 450 },
  ])
})

it('refuses ranks that do not rise', () => {
  expect(faultsOf({ days: 90, rules: [stamp], ranks: [rank(50), rank(50)] })).toEqual([
    { kind: 'ORDER', rank: 2 },
  ])
  expect(faultsOf({ days: 90, rules: [stamp], ranks: [rank(0)] })).toEqual([
    { kind: 'ORDER', rank: 1 },
  ])
})

it.each([
  ['none', []],
  ['two of one source', [stamp, stamp]],
  ['nothing for an act', [{ ...stamp, points: 0 }]],
  ['a part of a point', [{ ...stamp, points: 0.5 }]],
  ['less a day than for one act', [{ ...stamp, mostPerDay: 4 }]],
])('refuses rules: %s', (_, rules) => {
  expect(faultsOf({ days: 90, rules, ranks: [rank(10)] })).toEqual([{ kind: 'RULES' }])
})

it('says the narrowest band, and none below the half', () => {
  const bands = [
    { percent: 50, points: 10 },
    { percent: 5, points: 300 },
    { percent: 25, points: 80 },
  ]
  expect(bandOf(300, bands)).toBe(5)
  expect(bandOf(299, bands)).toBe(25)
  expect(bandOf(10, bands)).toBe(50)
  expect(bandOf(9, bands)).toBeNull()
  expect(bandOf(0, [{ percent: 1, points: 0 }])).toBeNull()
})
