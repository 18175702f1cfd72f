import { dayAfter, mondayOf, monthOf } from './day.ts'

/** Over which days a ranking goes: one, a week from Monday, a month, or a season of three. */
export type RankingSpan = 'DAY' | 'WEEK' | 'MONTH' | 'SEASON'

/** The first and the last day of the span that a day is in, `YYYY-MM-DD`. */
export function spanOf(span: RankingSpan, day: string): { from: string; to: string } {
  if (span === 'DAY') return { from: day, to: day }
  if (span === 'WEEK') return { from: mondayOf(day), to: dayAfter(mondayOf(day), 6) }
  if (span === 'MONTH') return month(day)
  const first = Math.trunc((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
  const on = (number: number) => `${day.slice(0, 5)}${String(number).padStart(2, '0')}-01`
  return { from: on(first), to: month(on(first + 2)).to }
}

function month(day: string): { from: string; to: string } {
  const { firstDay, days } = monthOf(day)
  return { from: firstDay, to: dayAfter(firstDay, days - 1) }
}
