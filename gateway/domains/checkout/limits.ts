import { addDays, ageOn } from '#rules/day.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { balancesOf } from '../ledger/service.ts'
import { countSlips } from '../payments/service.ts'
import { findPresentUser } from '../user/service.ts'
import type { Confirmed } from './coins.ts'
import { isSoonEnoughForSlip } from './holdTimes.ts'
import { paidCoinsOf } from './lines.ts'
import { monthOf } from './months.ts'
import { ownCapOf } from './spending.ts'
import { sumPayments } from './store.ts'

/** Yen that a minor may pay in a calendar month of Japan: the usual caps of Japanese stores for games. */
export const monthlyYen = { below16: 5_000, below18: 20_000 }
/** Paid coins that anyone may have: beyond it, a stolen account or laundered money would be worth the while. */
export const mostPaidCoins = 100_000
/** Orders that a fan pays at the same time: each holds its stock for as long as it may be paid. */
const mostPaying = 5
/** Who lets three numbers lapse within 30 days gets none for as long; three may be open at once. */
const konbini = { mostOpen: 3, mostLapsed: 3, days: 30 }

/**
 * What keeps a fan from paying these yen; null where nothing does. Attempts that are under way count like what is
 * paid. The fan is locked from here on, so that two sessions can't both see the same rest.
 */
export async function refuseYen(
  transaction: Transaction,
  { session, lines }: Pick<Confirmed, 'session' | 'lines'>,
  yen: number,
  now: Date,
) {
  const { fanId, method } = session
  const sums = await sumPayments(transaction, fanId, monthOf(now).start)
  if (sums.underWay >= mostPaying)
    return {
      __typename: 'PurchaseLimitError' as const,
      code: 'UNDER_WAY' as const,
      most: mostPaying,
      left: 0,
    }
  const fan = await findPresentUser(transaction, fanId)
  const caps = [
    { code: 'MINOR_LIMIT' as const, most: monthlyCap(fan?.birthDate ?? null, now) },
    { code: 'OWN_LIMIT' as const, most: await ownCapOf(transaction, fanId, now) },
  ]
  for (const { code, most } of caps) {
    if (most === null) continue
    const left = Math.max(0, most - sums.yen)
    if (yen > left)
      return {
        __typename: 'PurchaseLimitError' as const,
        code,
        most,
        left,
        retryAt: monthOf(now).end,
      }
  }
  const brought = paidCoinsOf(lines)
  const had = (await balancesOf(transaction, fanId, now)).get('COIN')?.paid ?? 0
  const has = had + sums.comingCoins
  if (brought > 0 && has + brought > mostPaidCoins) {
    const left = Math.max(0, mostPaidCoins - has)
    const code = 'BALANCE' as const
    return { __typename: 'PurchaseLimitError' as const, code, most: mostPaidCoins, left }
  }
  if (method === 'KONBINI') {
    const { open, lapsed } = await countSlips(transaction, fanId, addDays(now, -konbini.days))
    const isTooMany = open >= konbini.mostOpen || lapsed >= konbini.mostLapsed
    if (isTooMany || !isSoonEnoughForSlip(session, now))
      return { __typename: 'CheckoutMethodError' as const, code: 'LIMIT' as const }
  }
  return null
}

/** Null for those who are grown up. Who has told no birth date is taken for the youngest. */
export function monthlyCap(birthDate: string | null, now: Date): number | null {
  const age = birthDate === null ? 0 : ageOn(birthDate, now)
  return age < 16 ? monthlyYen.below16 : age < 18 ? monthlyYen.below18 : null
}
