import { describe, expect, it } from 'vitest'
import { coinsOf, mostStamps, standingOn } from './checkIn.ts'
import { dayAfter, monthOf } from './day.ts'

// 2026-11-16 is a Monday.
const last = (day: string, streak = 9) => ({ day, streak })

describe('a row of days', () => {
  it.each([
    ['was never begun', '2026-11-20', undefined, [], { streak: 0, bridged: [] }],
    ['goes on from yesterday', '2026-11-20', last('2026-11-19'), [], { streak: 9, bridged: [] }],
    [
      'is bridged over a missed day',
      '2026-11-20',
      last('2026-11-18'),
      [],
      { streak: 9, bridged: ['2026-11-19'] },
    ],
    [
      'is bridged over a Sunday and a Monday, which have a freeze each',
      '2026-11-17',
      last('2026-11-14'),
      [],
      { streak: 9, bridged: ['2026-11-15', '2026-11-16'] },
    ],
    [
      'is broken by two missed days of a week',
      '2026-11-20',
      last('2026-11-17'),
      [],
      { streak: 0, bridged: [] },
    ],
    [
      'is broken where the week’s freeze is used',
      '2026-11-20',
      last('2026-11-18'),
      ['2026-11-17'],
      { streak: 0, bridged: [] },
    ],
    [
      'is bridged where the freeze was another week’s',
      '2026-11-20',
      last('2026-11-18'),
      ['2026-11-15'],
      { streak: 9, bridged: ['2026-11-19'] },
    ],
    ['is broken by a month away', '2026-12-20', last('2026-11-18'), [], { streak: 0, bridged: [] }],
  ] as const)('%s', (_, today, newest, frozen, expected) => {
    expect(standingOn(today, newest, frozen)).toEqual(expected)
  })

  it('brings more on each seventh day', () => {
    expect([1, 6, 7, 8, 13, 14].map(coinsOf)).toEqual([5, 5, 50, 5, 5, 50])
  })
})

it.each([
  ['2026-11-20', { firstDay: '2026-11-01', days: 30 }],
  ['2026-12-31', { firstDay: '2026-12-01', days: 31 }],
  ['2028-02-01', { firstDay: '2028-02-01', days: 29 }],
] as const)('knows the month of %s', (day, month) => {
  expect(monthOf(day)).toEqual(month)
})

describe.each([
  ['2027-02-01', 28],
  ['2028-02-01', 29],
  ['2026-11-01', 30],
  ['2026-12-01', 31],
] as const)('the stamps of the month from %s', (month, days) => {
  const on = (at: number) => dayAfter(month, at - 1)

  it(`are ${days} for whoever begins on its first day, and none more`, () => {
    expect(mostStamps(month, month, { stamps: 0, last: null })).toBe(days)
    expect(mostStamps(month, month, { stamps: 1, last: month })).toBe(days)
  })

  it('stay as many for whoever misses none, and are one fewer with each missed day', () => {
    for (let day = 2; day <= days; day += 1) {
      expect(mostStamps(month, on(day), { stamps: day - 1, last: on(day - 1) })).toBe(days)
      expect(mostStamps(month, on(day), { stamps: 0, last: null })).toBe(days - day + 1)
    }
  })

  it('are one on its last day, and those that are there once it is over', () => {
    expect(mostStamps(month, on(days), { stamps: 0, last: null })).toBe(1)
    expect(mostStamps(month, on(days), { stamps: 4, last: on(days) })).toBe(4)
    expect(mostStamps(month, on(days + 1), { stamps: 4, last: on(days) })).toBe(4)
  })
})

it('before a month begins all of its days are ahead', () => {
  expect(mostStamps('2027-02-01', '2027-01-31', { stamps: 0, last: null })).toBe(28)
})
