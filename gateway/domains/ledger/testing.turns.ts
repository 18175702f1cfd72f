import type { Database } from '../../platform/database/pools.ts'
import { grant, spend } from './service.ts'

const at = new Date('2026-11-20T03:00:00.000Z')

/** Gives a fan some coins, or takes some, by a key that ends in the turn's number: each time the same of the same key. */
export async function takeTurn(db: Database, ownerId: string, key: string): Promise<object> {
  const isGiving = Number(key.split(':').at(-1)) % 2 === 0
  const lot = { ownerId, asset: 'COIN' } as const
  if (isGiving)
    return db.transaction((transaction) =>
      grant(transaction, {
        key,
        at,
        reason: 'SUPPORT',
        lots: [
          { ...lot, class: 'FREE', amount: 9, expiry: { afterDays: 30 } },
          { ...lot, class: 'PAID', amount: 4, expiry: { afterDays: 180 } },
        ],
      }),
    )
  return db.transaction((transaction) =>
    spend(transaction, { ...lot, key, at, reason: 'STORE_ORDER', amount: 7 }),
  )
}
