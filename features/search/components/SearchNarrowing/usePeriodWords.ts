import { useIntl } from 'react-intl'
import { todayInTokyo, useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { mondayOf, monthOf, startOfDay } from '#rules/day.ts'
import type { Narrowing } from '../../address.ts'

/** The first days of what has a name of its own, by today in Japan. */
export function namedPeriods() {
  const today = todayInTokyo()
  return [
    { id: 'TODAY', since: today },
    { id: 'WEEK', since: mondayOf(today) },
    { id: 'MONTH', since: monthOf(today).firstDay },
  ] as const
}

/** The days that were chosen, in words; undefined where none were. */
export function usePeriodWords({ since, until }: Narrowing): string | undefined {
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const named = until ? undefined : namedPeriods().find((each) => each.since === since)
  if (named) return intl.formatMessage({ id: `search.when.${named.id}` })
  const wordsOf = (day: string) => tokyo.dayShort(startOfDay(day).toISOString())
  if (since && until) {
    if (since === until) return wordsOf(since)
    const days = { since: wordsOf(since), until: wordsOf(until) }
    return intl.formatMessage({ id: 'search.when.between' }, days)
  }
  if (since) return intl.formatMessage({ id: 'search.when.since' }, { since: wordsOf(since) })
  if (until) return intl.formatMessage({ id: 'search.when.until' }, { until: wordsOf(until) })
  return undefined
}
