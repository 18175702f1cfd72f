import { dayAfter, mondayOf, monthOf } from './day.ts'

export type Period = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'ONCE'

/** For so many days after its end a reward can still be received. */
export const claimDays = 7

/** One run of a mission. Days are Japan's, `YYYY-MM-DD`; `end` is the first day after it, null where it has none. */
export type Round = { key: string; first: string; end: string | null }

/** Since before there was anything to count. */
const always: Round = { key: 'once', first: '2020-01-01', end: null }

/** The run of a period that a day is in. */
export function roundOn(period: Period, day: string): Round {
  const from = (first: string, days: number) => ({ key: first, first, end: dayAfter(first, days) })
  switch (period) {
    case 'DAILY':
      return from(day, 1)
    case 'WEEKLY':
      return from(mondayOf(day), 7)
    case 'MONTHLY': {
      const { firstDay, days } = monthOf(day)
      return from(firstDay, days)
    }
    case 'ONCE':
      return always
  }
}

/** The runs that are over by this day and can still be claimed, the newest first. */
export function roundsEndedBefore(period: Period, day: string): Round[] {
  const rounds: Round[] = []
  let round = roundOn(period, day)
  while (round.end !== null) {
    round = roundOn(period, dayAfter(round.first, -1))
    if (round.end === null || !isClaimableOn(round, day)) break
    rounds.push(round)
  }
  return rounds
}

/** Whether a run has begun by this day, and its reward can still be received. */
export const isClaimableOn = ({ first, end }: Round, day: string): boolean =>
  first <= day && (end === null || day < dayAfter(end, claimDays))
