import { addDays } from '#rules/day.ts'
import { monthAfter } from '#rules/months.ts'
import type { SubscriptionRow } from './tables.ts'

/** Days after the period's beginning on which a bill that failed is tried again; after the last it ends. */
const daysOfTries = [1, 3, 7]

/** When a bill is tried next, of a period that began then; null where it was tried often enough. */
export function nextTry(periodStart: Date, now: Date): Date | null {
  return daysOfTries.map((days) => addDays(periodStart, days)).find((at) => at > now) ?? null
}

/** Until when a fan may answer their bank about a bill: its last day, and a day at least. */
export function answerBy(periodStart: Date, now: Date): Date {
  const [last, least] = [addDays(periodStart, daysOfTries.at(-1)!), addDays(now, 1)]
  return last > least ? last : least
}

/** What comes after the period that was paid last. */
export type NextPeriod = Pick<SubscriptionRow, 'period' | 'periodStart' | 'periodEnd'> & {
  amountYen: number
}

/**
 * The period that is to be paid now. Nobody is billed for one that is over: where no biller came for a month, it is
 * the one that it is by now. Its price is the one that the fan was told of by then.
 */
export function nextPeriodOf(
  row: Pick<
    SubscriptionRow,
    'period' | 'periodEnd' | 'anchorDay' | 'priceYen' | 'nextPriceYen' | 'nextPriceFrom'
  >,
  now: Date,
): NextPeriod {
  let periodStart = row.periodEnd
  let periodEnd = monthAfter(periodStart, row.anchorDay)
  while (periodEnd <= now) {
    periodStart = periodEnd
    periodEnd = monthAfter(periodStart, row.anchorDay)
  }
  const { nextPriceYen, nextPriceFrom } = row
  const isNew = nextPriceYen !== null && nextPriceFrom !== null && nextPriceFrom <= periodStart
  const amountYen = isNew ? nextPriceYen : row.priceYen
  return { period: row.period + 1, periodStart, periodEnd, amountYen }
}
