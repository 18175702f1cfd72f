import { addDays } from '#rules/day.ts'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import { findItems } from '../store/service.ts'
import {
  changeSubscription,
  findOtherwisePriced,
  findUnreminded,
  lockSubscription,
} from './store.ts'
import { writeLater } from './telling.ts'

/** Days before a renewal on which the fan is reminded of it. */
const daysOfReminder = 7
/** Days between the notice of a new price and the first period that it is charged for. */
const daysOfNotice = 14
const atOnce = 200

/** Reminds fans of renewals that are near, once each, and tells them of new prices. May run twice, or break off. */
export async function remindFans(context: JobContext): Promise<void> {
  const { db, now } = context
  const at = now()
  for (const id of await findOtherwisePriced(db, atOnce)) await tellPrice(context, id, at)
  for (const id of await findUnreminded(db, addDays(at, daysOfReminder), atOnce))
    await db.transaction(async (transaction) => {
      const row = await lockSubscription(transaction, id)
      if (row?.state !== 'ACTIVE' || row.remindedOf >= row.period) return
      await changeSubscription(transaction, id, { remindedOf: row.period })
      // Whoever was billed meanwhile has nothing to be reminded of.
      if (row.periodEnd > at)
        await writeLater(
          { ...context, db: transaction },
          { ...letterOf(id, at), letter: 'RENEWAL' },
        )
    })
}

const letterOf = (subscriptionId: string, at: Date) => ({ subscriptionId, at: at.toISOString() })

/** A price that changed is charged for periods that begin after the notice; one that changed back, never. */
async function tellPrice(context: JobContext, id: string, at: Date): Promise<void> {
  await context.db.transaction(async (transaction) => {
    const row = await lockSubscription(transaction, id)
    const [item] = row ? await findItems(transaction, [row.itemId]) : []
    if (!row || row.endedAt !== null || !item || item.priceYen === null) return
    const isOld = item.priceYen === row.priceYen
    if (isOld ? row.nextPriceYen === null : item.priceYen === row.nextPriceYen) return
    await changeSubscription(transaction, id, {
      nextPriceYen: isOld ? null : item.priceYen,
      nextPriceFrom: isOld ? null : addDays(at, daysOfNotice),
    })
    if (!isOld)
      await writeLater({ ...context, db: transaction }, { ...letterOf(id, at), letter: 'PRICE' })
  })
}
