import { createTestDatabase } from '../../platform/database/testing.ts'
import type { Database, Transaction } from '../../platform/database/pools.ts'
import { newId } from '../../platform/ids.ts'
import { newReferralCode } from '../user/referral.ts'
import { user } from '../user/tables.ts'
import { balancesOf, grant, reverse, spend, type GrantedLot } from './service.ts'
import type { Spending } from './transfers.ts'

/** How a lot differs that was bought. */
export const paid = { class: 'PAID', expiry: { afterDays: 180 } } as const

/** A ledger on a real database, with fans to make and a clock to turn. */
export async function openLedger() {
  const database = await createTestDatabase()
  const db = database.databaseFor('ouen')
  let instant = new Date('2026-11-20T03:00:00.000Z').getTime()
  const now = () => new Date(instant)
  const key = () => newId('transfer')

  return {
    ...database,
    db,
    now,
    key,
    /** Moves the clock on, in days. */
    pass: (days: number) => void (instant += days * 24 * 60 * 60 * 1000),
    fan: (of: Database = db) => newFan(of, now()),
    run: <Answer>(work: (transaction: Transaction) => Promise<Answer>) => db.transaction(work),
    /** Gives a fan coins: free ones until the end of the 30th day from now, unless told. */
    give: (ownerId: string, amount: number, lot: Partial<GrantedLot> = {}, itsKey = key()) =>
      db.transaction((transaction) =>
        grant(transaction, {
          key: itsKey,
          reason: 'SUPPORT',
          at: now(),
          lots: [
            { ownerId, asset: 'COIN', class: 'FREE', amount, expiry: { afterDays: 30 }, ...lot },
          ],
        }),
      ),
    /** Takes coins from a fan, for an order. */
    take: (ownerId: string, amount: number, more: Partial<Spending> = {}) =>
      db.transaction((transaction) =>
        spend(transaction, {
          key: key(),
          reason: 'STORE_ORDER',
          at: now(),
          ownerId,
          asset: 'COIN',
          amount,
          ...more,
        }),
      ),
    /** Takes a transfer back. */
    undo: (transferId: string, more: { key?: string; mayOwe?: boolean } = {}) =>
      db.transaction((transaction) =>
        reverse(transaction, {
          key: key(),
          reason: 'REFUND',
          at: now(),
          transferId,
          ...more,
        }),
      ),
    /** The coins that a fan can spend. */
    async coinsOf(ownerId: string): Promise<{ free: number; paid: number }> {
      const coins = (await balancesOf(db, ownerId, now())).get('COIN')
      return { free: coins?.free ?? 0, paid: coins?.paid ?? 0 }
    },
  }
}

/** The transfer that an answer tells of. */
export function idOf(answer: { outcome: string; transferId?: string }): string {
  if (answer.transferId === undefined) throw new Error(`it answered ${answer.outcome}`)
  return answer.transferId
}

export async function newFan(db: Database, at: Date): Promise<string> {
  const id = newId('user')
  await db.insert(user).values({
    id,
    displayName: 'ためし',
    avatar: {
      kind: 'upload',
      id: newId('upload'),
      path: 'none.webp',
      width: 1,
      height: 1,
      dominantColor: '#ffffff',
    },
    referralCode: newReferralCode(),
    createdAt: at,
  })
  return id
}
