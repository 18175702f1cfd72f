import { describe, expect, it } from 'vitest'
import { faultsOfDraw, giftCapOf, prizeCapOf, totalCapOf, type DrawPlan } from './caps.ts'

const prize = (valueYen: number, count = 1) => ({ id: 'a', count, valueYen })
const byPurchase: DrawPlan = {
  basis: 'PURCHASE',
  opensAt: new Date('2026-11-20T00:00:00Z'),
  closesAt: new Date('2026-12-20T00:00:00Z'),
  prizes: [prize(20_000)],
  sale: { priceYen: 1_000, plannedCount: 1_000 },
}
const open: DrawPlan = { ...byPurchase, basis: 'OPEN', sale: null, prizes: [prize(5_000_000)] }

describe('what a prize may be worth', () => {
  it.each([
    [100, 2_000],
    [1_000, 20_000],
    [4_999, 99_980],
    [5_000, 100_000],
    [90_000, 100_000],
  ])('where ¥%i is paid: ¥%i', (price, cap) => expect(prizeCapOf(price)).toBe(cap))

  it('all together: 2 % of what is planned to be sold, not a yen more', () => {
    expect(totalCapOf(1_000, 1_000)).toBe(20_000)
    expect(totalCapOf(999, 3)).toBe(59)
  })

  it.each([
    [500, 200],
    [999, 200],
    [1_000, 200],
    [3_000, 600],
  ])('where ¥%i is paid and all get it: ¥%i', (price, cap) => expect(giftCapOf(price)).toBe(cap))
})

it.each<[string, Partial<DrawPlan>, string[]]>([
  ['at the caps', {}, []],
  ['a prize of a yen too much', { prizes: [prize(20_001)] }, ['PRIZE_TOO_DEAR', 'TOTAL_TOO_DEAR']],
  ['too many prizes', { prizes: [prize(10_000, 2), prize(1)] }, ['TOTAL_TOO_DEAR']],
  [
    'a prize above ¥100,000',
    { prizes: [prize(100_001)], sale: { priceYen: 50_000, plannedCount: 1_000 } },
    ['PRIZE_TOO_DEAR'],
  ],
  [
    'a gift to all at its cap',
    { prizes: [prize(200, 10)], sale: { priceYen: 500, plannedCount: 10 } },
    [],
  ],
  [
    'a gift to all beyond it',
    { prizes: [prize(201, 10)], sale: { priceYen: 500, plannedCount: 10 } },
    ['GIFT_TOO_DEAR'],
  ],
  ['nothing that is bought', { sale: null }, ['SALE']],
  ['no plan', { sale: { priceYen: 1_000, plannedCount: 0 } }, ['SALE']],
  ['no price', { sale: { priceYen: 0, plannedCount: 9 } }, ['SALE']],
  ['an end before its beginning', { closesAt: byPurchase.opensAt }, ['PERIOD']],
  ['nothing to win', { prizes: [] }, ['NO_PRIZE']],
  ['none of a prize', { prizes: [prize(1, 0)] }, ['COUNT']],
  ['half a prize', { prizes: [prize(1, 0.5)] }, ['COUNT']],
  ['a prize of unknown worth', { prizes: [prize(Number.NaN)] }, ['VALUE']],
])('a draw by purchase with %s', (_, change, faults) => {
  expect(faultsOfDraw({ ...byPurchase, ...change })).toEqual(faults)
})

it('an open draw has no cap, and nothing is bought for it', () => {
  expect(faultsOfDraw(open)).toEqual([])
  expect(faultsOfDraw({ ...open, sale: byPurchase.sale })).toEqual(['SALE'])
})
