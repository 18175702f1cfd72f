import { dayAfter, mondayOf, monthOf } from './day.ts'

/**
 * What a stamp brings, in free coins: a little each day, more on each seventh in a row, and once more for a month
 * without a gap.
 */
export const stampCoins = { day: 5, seventh: 50, month: 100 } as const

type Standing = {
  /** Days in a row before today: 0 where the row is broken, or was never begun. */
  streak: number
  /** Days that were missed since the last stamp, and that freezes bridge. */
  bridged: readonly string[]
}

/**
 * Where a row of days stands on the morning of `today`. One missed day a week is bridged, by itself and for free;
 * with a second one in the same week the row is broken, and no freeze is used up for it.
 *
 * @param last the newest stamp before today, if there is one
 * @param frozen days that freezes bridged before, as far back as the week of that stamp
 */
export function standingOn(
  today: string,
  last: { day: string; streak: number } | undefined,
  frozen: readonly string[],
): Standing {
  const broken = { streak: 0, bridged: [] }
  if (!last) return broken
  const spent = new Set(frozen.map(mondayOf))
  const bridged: string[] = []
  for (let day = dayAfter(last.day); day < today; day = dayAfter(day)) {
    const week = mondayOf(day)
    if (spent.has(week)) return broken
    spent.add(week)
    bridged.push(day)
  }
  return { streak: last.streak, bridged }
}

/** What the stamp brings that makes a row so long, apart from what a whole month brings. */
export const coinsOf = (streak: number): number =>
  streak % 7 === 0 ? stampCoins.seventh : stampCoins.day

type Stamped = {
  /** Of the month. */
  stamps: number
  /** The newest of them; null without one. */
  last: string | null
}

/**
 * How many stamps of a month somebody can have at most, who has these on `today`: one more for each day that is left of
 * it, today too unless it is stamped. A day that passed brings none any more.
 *
 * @param month its first day
 */
export function mostStamps(month: string, today: string, { stamps, last }: Stamped): number {
  const { days } = monthOf(month)
  const end = dayAfter(month, days)
  if (today >= end) return stamps
  if (today < month) return days
  const passed = Number(today.slice(8)) - 1
  return stamps + days - passed - (last === today ? 1 : 0)
}
