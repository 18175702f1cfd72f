import type { Database } from '../../platform/database/pools.ts'
import { newId } from '../../platform/ids.ts'
import { callExpire, findExpired } from './store.ts'

/**
 * Books all that has expired, an account at a time, each in a transaction of its own: it may be run by many at
 * once, be killed anywhere and be run again. Nothing depends on when it runs, since what has expired is spendable
 * for nobody. Answers how much was booked.
 */
export async function bookExpired(db: Database, at: Date): Promise<number> {
  let booked = 0
  for (;;) {
    const accounts = await findExpired(db, at)
    if (accounts.length === 0) return booked
    for (const account of accounts)
      booked += await callExpire(db, { ...account, id: newId('transfer'), at: at.toISOString() })
  }
}
