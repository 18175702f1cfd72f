import type { SessionRow } from './tables.ts'

/** How long stock is held for one who pays (Stripe's sessions take 30 minutes at least), and where few are left. */
const holdMinutes = { usual: 30, limited: 10 }
/** What is held stays held for so long after a card was declined, or a way to pay was given up for another. */
const minutesToChooseAnew = 10
/** However often a fan chooses anew: by then others have waited long enough. */
const mostMinutes = 60

/** Until when a session that begins now holds its stock. */
export function holdUntil(now: Date, isLimited: boolean): Date {
  return later(now, isLimited ? holdMinutes.limited : holdMinutes.usual)
}

/**
 * Until when a fan may choose anew, once nothing was paid. Where a slip was given up after days, the time since the
 * session began is long over, and the fan gets these minutes all the same: no second slip is to be had then.
 */
export function chooseUntil(
  session: Pick<SessionRow, 'createdAt'>,
  { method }: { method: 'CARD' | 'KONBINI' | 'PAYPAY' },
  now: Date,
): Date {
  const until = later(now, minutesToChooseAnew)
  const most = lastInstantOf(session)
  return method === 'KONBINI' || until < most ? until : most
}

/** Whether a slip, which holds for days, may still begin. */
export function isSoonEnoughForSlip(session: Pick<SessionRow, 'createdAt'>, now: Date): boolean {
  return now < lastInstantOf(session)
}

function lastInstantOf({ createdAt }: Pick<SessionRow, 'createdAt'>): Date {
  return later(createdAt, mostMinutes)
}

function later(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000)
}
