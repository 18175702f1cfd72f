import { and, isNotNull, lte } from 'drizzle-orm'
import { addDays } from '#rules/day.ts'
import type { Database } from '../../platform/database/pools.ts'
import { balancesOf, findHolders, grant, spend } from '../ledger/service.ts'
import { daysOfPoints, daysOfPrizes } from './granting.ts'
import { pointAsset } from './offers.ts'
import { lockDrawer } from './store.ts'
import { treasureMachine, type MachineRow } from './tables.ts'

/**
 * Makes what is left of points into free coins, one for one, once they can buy nothing any more: a fan at a time, each
 * in a transaction of its own, so that it may be run by many at once, be killed anywhere and be run again.
 */
export async function convertPoints({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  const at = now()
  const over = await db
    .select()
    .from(treasureMachine)
    .where(
      and(
        isNotNull(treasureMachine.pointPrice),
        lte(treasureMachine.endsAt, addDays(at, -daysOfPoints)),
      ),
    )
  for (const machine of over)
    for (;;) {
      const fans = await findHolders(db, pointAsset(machine), at)
      if (fans.length === 0) break
      for (const fanId of fans) await convert(db, { machine, fanId, at })
    }
}

type Holder = { machine: MachineRow; fanId: string; at: Date }

async function convert(db: Database, { machine, fanId, at }: Holder): Promise<void> {
  const asset = pointAsset(machine)
  await db.transaction(async (transaction) => {
    await lockDrawer(transaction, fanId)
    const { free = 0, paid = 0 } = (await balancesOf(transaction, fanId, at)).get(asset) ?? {}
    const amount = free + paid
    // Another gateway was faster.
    if (amount === 0) return
    // A machine that opens once more ends at another time.
    const key = `points:${machine.id}:${machine.endsAt?.toISOString()}:${fanId}`
    const cause = { reason: 'GACHA_POINTS', reference: machine.id, at } as const
    const spent = await spend(transaction, { ...cause, key, ownerId: fanId, asset, amount })
    const lots = [
      {
        ...({ ownerId: fanId, asset: 'COIN', class: 'FREE', amount } as const),
        expiry: { afterDays: daysOfPrizes },
      },
    ]
    const given = await grant(transaction, { ...cause, key: `${key}:coins`, lots })
    if (spent.outcome !== 'DONE' || given.outcome !== 'DONE')
      throw new Error(`${key}: ${spent.outcome}, ${given.outcome}`)
  })
}
