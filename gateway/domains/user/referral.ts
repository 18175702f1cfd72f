import { randomInt } from 'node:crypto'
import { mostReferrals, referralTakenDays } from '#rules/referral.ts'
import { narrow } from '#rules/typed.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { UserRow } from './tables.ts'
import { countReferrals, hasReferral, insertReferral, lockReferrer } from './store.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const referralCodeLength = 8
const takenWithinMs = referralTakenDays * 24 * 60 * 60 * 1000

export type ReferralOutcome =
  | 'TAKEN'
  | 'OWN'
  | 'NOT_FOUND'
  | 'USED_UP'
  | 'TOO_LATE'
  | 'ALREADY_INVITED'

/** A new code: 8 characters of Crockford's base 32, 40 bits. */
export function newReferralCode(): string {
  return Array.from(
    { length: referralCodeLength },
    () => alphabet[randomInt(alphabet.length)],
  ).join('')
}

/**
 * The code that was meant: full-width and small letters are read as capitals, O as 0, I and L as 1.
 * Undefined where it is no such code.
 */
export function readReferralCode(text: string): string | undefined {
  const code = narrow(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : undefined
}

/** Notes who invited a fan: once a fan, within a week of signing up, at most ten a referrer, never oneself. */
export async function takeReferral(
  transaction: Transaction,
  fan: UserRow,
  code: string,
  now: Date,
): Promise<ReferralOutcome> {
  if (now.getTime() - fan.createdAt.getTime() > takenWithinMs) return 'TOO_LATE'
  if (await hasReferral(transaction, fan.id)) return 'ALREADY_INVITED'
  if (fan.referralCode === code) return 'OWN'
  const referrer = await lockReferrer(transaction, code)
  if (!referrer) return 'NOT_FOUND'
  if ((await countReferrals(transaction, referrer.id)) >= mostReferrals) return 'USED_UP'
  const row = { userId: fan.id, referrerId: referrer.id, createdAt: now }
  return (await insertReferral(transaction, row)) ? 'TAKEN' : 'ALREADY_INVITED'
}
