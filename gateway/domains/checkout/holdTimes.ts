import type { Offer } from '../store/service.ts'
import type { SessionRow } from './tables.ts'

/**
 * How long stock is held for one who pays (Stripe's sessions take 30 minutes at least), and where few are left. What an
 * operator began for a fan waits for them for a day.
 */
const holdMinutes = { usual: 30, limited: 10, external: 24 * 60 }
/** A session is held once: whoever is refused near its end gets so long to choose anew, and no more by trying again. */
const minutesToChooseAnew = 10

/** Until when a session that begins now holds its stock. */
export function holdUntil(now: Date, origin: SessionRow['origin'], isLimited: boolean): Date {
  if (origin === 'EXTERNAL') return later(now, holdMinutes.external)
  return later(now, isLimited ? holdMinutes.limited : holdMinutes.usual)
}

/**
 * Until when a fan may choose anew, once nothing was paid: as long as the session holds anyway, or ten minutes where
 * that would be sooner, but never later than ten minutes after it would have ended. Where a slip was given up after
 * days, that is long over, and the fan gets these minutes all the same: no second slip is to be had then.
 */
export function chooseUntil(
  {
    createdAt,
    origin,
    isLimited,
  }: Pick<SessionRow, 'createdAt' | 'origin'> & { isLimited: boolean },
  { method }: { method: 'CARD' | 'KONBINI' | 'PAYPAY' },
  now: Date,
): Date {
  const end = holdUntil(createdAt, origin, isLimited)
  const anew = later(now, minutesToChooseAnew)
  const most = later(end, minutesToChooseAnew)
  const until = method === 'KONBINI' || anew < most ? anew : most
  return until < end ? end : until
}

/** Whether a slip, which holds for days, may still begin. */
export function isSoonEnoughForSlip(
  { createdAt, origin }: Pick<SessionRow, 'createdAt' | 'origin'>,
  now: Date,
) {
  return now < later(holdUntil(createdAt, origin, false), minutesToChooseAnew)
}

/** Few enough that each fan may have so many alone: held for a shorter time. */
export const isLimited = ({ free, allowed }: Pick<Offer, 'free' | 'allowed'>) =>
  free !== null && allowed !== null

function later(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000)
}
