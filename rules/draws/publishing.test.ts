import { expect, it } from 'vitest'
import { wholeWeight } from './odds.ts'
import { faultsOf, type MachinePlan, type MachinePrice } from './publishing.ts'

const sure = (prize: string) => [{ prize, weight: wholeWeight }]
/** It takes nothing that a fan could buy. */
const free: MachinePrice = {
  coins: [0, null, null, null],
  takesTickets: false,
  takesLots: false,
  pointPrice: null,
}
const good: MachinePlan = {
  kind: 'ODDS',
  prizes: [
    { id: 's', kind: 'CARD', rank: 'S' },
    { id: 'b', kind: 'COIN', rank: 'B' },
    { id: 'none', kind: 'BLANK', rank: 'B' },
  ],
  price: { ...free, coins: [300, null, null, null] },
  odds: {
    base: [
      { prize: 's', weight: 3_000 },
      { prize: 'b', weight: 97_000 },
    ],
    guarantee: sure('s'),
    pity: { table: sure('s'), at: 100 },
    top: ['s'],
  },
  box: null,
  rewards: [{ prizes: ['s'] }],
}
const odds = good.odds!

it('lets a whole machine pass', () => {
  expect(faultsOf(good)).toEqual([])
  expect(faultsOf({ ...good, kind: 'BOX', odds: null, box: { s: 1, b: 9 } })).toEqual([])
  expect(faultsOf({ ...good, price: free, odds: { ...odds, base: sure('none') } })).toEqual([])
  expect(
    faultsOf({ ...good, price: free, kind: 'BOX', odds: null, box: { s: 1, none: 9 } }),
  ).toEqual([])
})

it.each<[string, Partial<MachinePlan>]>([
  ['NO_ODDS', { odds: null }],
  ['NO_BOX', { kind: 'BOX', odds: null, box: {} }],
  ['SUM', { odds: { ...odds, base: [{ prize: 's', weight: 99_999 }] } }],
  ['SUM', { odds: { ...odds, guarantee: [{ prize: 's', weight: 100_001 }] } }],
  ['SUM', { odds: { ...odds, pity: { table: [{ prize: 's', weight: 1 }], at: 100 } } }],
  [
    'WEIGHT',
    {
      odds: {
        ...odds,
        base: [
          { prize: 's', weight: 0 },
          { prize: 'b', weight: wholeWeight },
        ],
      },
    },
  ],
  [
    'PRIZE_TWICE',
    {
      odds: {
        ...odds,
        base: [
          { prize: 'b', weight: 50_000 },
          { prize: 'b', weight: 50_000 },
        ],
      },
    },
  ],
  ['UNKNOWN_PRIZE', { odds: { ...odds, base: sure('elsewhere') } }],
  ['PAID_BLANK', { odds: { ...odds, base: sure('none') } }],
  ['PAID_BLANK', { kind: 'BOX', odds: null, box: { s: 1, none: 9 } }],
  ['PROMISED_BLANK', { price: free, odds: { ...odds, guarantee: sure('none') } }],
  ['PROMISED_BLANK', { price: free, odds: { ...odds, top: ['s', 'none'] } }],
  ['COMPLETE_SET', { rewards: [{ prizes: ['s', 'b'] }] }],
  ['PITY_WITHOUT_TOP', { odds: { ...odds, pity: { table: sure('b'), at: 100 } } }],
  ['PITY_AT', { odds: { ...odds, pity: { table: sure('s'), at: 1 } } }],
])('refuses with %s alone', (fault, change) => {
  expect(faultsOf({ ...good, ...change })).toEqual([fault])
})

it.each<[string, Partial<MachinePrice>]>([
  ['one', { coins: [1, null, null, null] }],
  ['ten', { coins: [0, 10, null, null] }],
  ['a discounted one', { coins: [0, null, 1, null] }],
  ['a discounted ten', { coins: [0, null, null, 10] }],
  ['a ticket', { takesTickets: true }],
  ['a lot', { takesLots: true }],
  ['points', { pointPrice: 200 }],
])('refuses a blank where %s may be paid for', (_, price) => {
  const blank = { ...good, odds: { ...odds, base: sure('none') } }
  expect(faultsOf({ ...blank, price: { ...free, ...price } })).toEqual(['PAID_BLANK'])
})

it('refuses a machine without prizes', () => {
  expect(faultsOf({ ...good, prizes: [] })).toContain('NO_PRIZES')
})
