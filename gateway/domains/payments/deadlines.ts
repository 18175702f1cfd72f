import { addDays, midnightFrom } from '#rules/day.ts'
import type { PaymentMethod } from '../types.generated.ts'
import type { PaymentAttemptRow } from './tables.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** A challenge or a wallet's page that nobody answers is given up after so long. */
const answerMs = 15 * minuteMs
/** A slip's day after the one it was made on, unless its goods are made to order. */
export const usualKonbiniDays = 3
/** The fan is told to pay an hour before the provider's last instant; what is held, is for an hour after that. */
const toldEarlierMs = hourMs
const heldLongerMs = hourMs

/**
 * Until when an attempt is to be paid, when it is cancelled, and when the sweep looks at it first. A slip is good
 * until the end of its day in Japan.
 */
export function deadlinesOf(
  method: PaymentMethod,
  now: Date,
  { konbiniDays = usualKonbiniDays, answerBy }: { konbiniDays?: number; answerBy?: Date } = {},
): Pick<PaymentAttemptRow, 'payBy' | 'endsAt' | 'nextLookAt'> {
  const nextLookAt = later(now, minuteMs / 2)
  if (method !== 'KONBINI') {
    const end = answerBy ?? later(now, answerMs)
    return { payBy: end, endsAt: end, nextLookAt }
  }
  const last = later(midnightFrom(later(addDays(now, konbiniDays), 1)), -1_000)
  return { payBy: later(last, -toldEarlierMs), endsAt: later(last, heldLongerMs), nextLookAt }
}

/** When to look again at what should be over by then: whoever began it, or its job, has had their turn. */
export const soon = (now: Date) => later(now, minuteMs)

/** When to look at an attempt again that is still open: each minute, or by the half hour where the fan has days. */
export function nextLook(
  { method, endsAt, providerId, cancelingAt, details }: PaymentAttemptRow,
  now: Date,
): Date {
  const hasDays = method === 'KONBINI' || details.isOffSession === true
  const isSlow = hasDays && providerId !== null && cancelingAt === null
  const next = isSlow ? later(now, 30 * minuteMs) : soon(now)
  return next > endsAt && endsAt > now ? endsAt : next
}

function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms)
}
