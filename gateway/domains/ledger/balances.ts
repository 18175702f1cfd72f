import { splitPrice, type Split, type TakenFrom } from '#rules/coins.ts'
import { dayInJapan } from '#rules/day.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { findOpenLots } from './store.ts'
import type { Asset } from './validation.ts'

export type Expiring = Split & { at: Date }
/** What a fan can spend of one asset now. `expiring` has a part for each instant, the soonest first. */
export type Balance = Split & { asset: Asset; expiring: Expiring[] }

/** The last day in Japan on which what expires then can be spent. */
export const lastDayOf = (expiresAt: Date) => dayInJapan(new Date(expiresAt.getTime() - 1))

/** What a fan has and can spend, by asset; nothing of what has expired, booked or not. */
export async function balancesOf(
  db: Queryable,
  ownerId: string,
  at: Date,
): Promise<ReadonlyMap<Asset, Balance>> {
  const balances = new Map<Asset, Balance>()
  for (const lot of await findOpenLots(db, ownerId, at)) {
    const asset = lot.asset as Asset
    const balance = balances.get(asset) ?? { asset, free: 0, paid: 0, expiring: [] }
    balances.set(asset, balance)
    const part = lot.class === 'FREE' ? 'free' : 'paid'
    balance[part] += lot.amount
    if (!lot.expiresAt) continue
    let expiring = balance.expiring.at(-1)
    if (expiring?.at.getTime() !== lot.expiresAt.getTime()) {
      expiring = { at: lot.expiresAt, free: 0, paid: 0 }
      balance.expiring.push(expiring)
    }
    expiring[part] += lot.amount
  }
  return balances
}

/**
 * How a price would be taken now: what a fan is told before they confirm. `spend` with `toldFree` holds to it.
 * With `missing` above 0 it can't be paid.
 */
export async function quote(
  db: Queryable,
  {
    ownerId,
    asset,
    amount,
    takenFrom = 'FREE_FIRST',
    at,
  }: { ownerId: string; asset: Asset; amount: number; takenFrom?: TakenFrom; at: Date },
): Promise<Split & { missing: number }> {
  const balance = (await balancesOf(db, ownerId, at)).get(asset) ?? { free: 0, paid: 0 }
  return splitPrice(balance, amount, takenFrom)
}
