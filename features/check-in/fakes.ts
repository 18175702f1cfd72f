import { dayAfter, monthOf } from '#rules/day.ts'
import { fakeConnection, fakeOf } from '#storybook/fake.ts'

/** The day on which stories stand: a Friday. */
export const today = '2026-11-20'

export const fakeCheckIn = fakeOf('CheckIn', {
  id: `checkin_${today}`,
  day: today,
  streak: 5,
  coins: 5,
  monthCoins: 0,
})

/** Stamps of so many days in a row up to one, the oldest first. */
export const stampsUpTo = (day: string, days: number) =>
  Array.from({ length: days }, (_, at) => {
    const each = dayAfter(day, at + 1 - days)
    const streak = at + 1
    const coins = streak % 7 === 0 ? 50 : 5
    return fakeCheckIn({ id: `checkin_${each}`, day: each, streak, coins })
  })

export const fakeMonth = fakeOf('CheckInMonth', {
  id: 'checkinmonth_2026-11',
  ...monthOf(today),
  stamps: stampsUpTo('2026-11-19', 4),
  frozen: [],
})

/** Four days in a row, and today's still open. */
export const fakeBook = fakeOf('CheckInBook', {
  id: 'checkinbook_1',
  today,
  nextDayAt: '2026-11-20T15:00:00.000Z',
  todays: null,
  streak: 4,
  bridged: [],
  hasFreeze: true,
  nextCoins: 5,
  month: fakeMonth(),
  history: fakeConnection(stampsUpTo('2026-11-19', 4).toReversed()),
})

/** Today's stamped, as the fifth in a row. */
export const stampedBook = (over: Parameters<typeof fakeBook>[0] = {}) =>
  fakeBook({
    todays: fakeCheckIn(),
    streak: 5,
    month: fakeMonth({ stamps: stampsUpTo(today, 5) }),
    ...over,
  })
