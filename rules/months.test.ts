import { describe, expect, it } from 'vitest'
import { dayInJapan } from './day.ts'
import { dayOfMonth, monthAfter } from './months.ts'

/** The first days of so many months from this instant on. */
function daysFrom(instant: string, count: number): string[] {
  let at = new Date(instant)
  const day = dayOfMonth(at)
  return Array.from({ length: count }, () => {
    at = monthAfter(at, day)
    return dayInJapan(at)
  })
}

describe('months by the calendar of Japan', () => {
  it('end on the last day where a month is shorter, and come back to the day that they began on', () => {
    expect(daysFrom('2027-01-31T03:00:00Z', 4)).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ])
    expect(daysFrom('2028-01-30T03:00:00Z', 2)).toEqual(['2028-02-29', '2028-03-30'])
    expect(daysFrom('2026-12-31T03:00:00Z', 2)).toEqual(['2027-01-31', '2027-02-28'])
  })

  it('go by the day that it is in Japan, and begin at its midnight', () => {
    // Half past midnight on the first of February, in Japan.
    expect(daysFrom('2027-01-31T15:30:00Z', 1)).toEqual(['2027-03-01'])
    expect(monthAfter(new Date('2027-01-31T14:59:59Z'), 31).toISOString()).toBe(
      '2027-02-27T15:00:00.000Z',
    )
  })
})
