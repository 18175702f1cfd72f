import { and, eq, gt, lte } from 'drizzle-orm'
import { addDays, dayInJapan, daysUntil } from '#rules/day.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import { mailFan } from '../user/service.ts'
import { reminderMail } from './letters.ts'
import { findAnyDelivery } from './store.ts'
import { deliveryReminder, realGoodsDelivery } from './tables.ts'

/** When whoever won is reminded to say where it goes, in days before the last one, the latest first. */
export const daysBefore = [1, 7]

/**
 * Each morning: reminds fans who have not said where their prize goes, once for each time before the deadline. A
 * morning on which nothing ran is made up for by the next.
 */
export async function remindOfAddresses({ db, jobs, now, tenantId }: JobContext): Promise<void> {
  const at = now()
  await db.transaction(async (transaction) => {
    for (const { id, addressDueAt } of await findDue(transaction, at)) {
      const left = daysUntil(lastDayOf(addressDueAt!), at)
      const days = daysBefore.find((each) => left <= each)
      if (days === undefined || !(await insertReminder(transaction, id, days, at))) continue
      await jobs.enqueue(tenantId, 'mailReminder', { deliveryId: id }, transaction)
    }
  })
}

/** Whoever has said it by now, or is too late, is not written to. */
export async function mailReminder(
  context: JobContext,
  { deliveryId }: { deliveryId: string },
): Promise<void> {
  const delivery = await findAnyDelivery(context.db, deliveryId)
  if (delivery?.state !== 'AWAITING_ADDRESS') return
  const { fanId, addressDueAt } = delivery
  if (addressDueAt !== null && addressDueAt > context.now())
    await mailFan(context, fanId, reminderMail(delivery, addressDueAt))
}

const lastDayOf = (due: Date) => dayInJapan(new Date(due.getTime() - 1))

function findDue(transaction: Transaction, at: Date) {
  const { id, state, addressDueAt } = realGoodsDelivery
  return transaction
    .select({ id, addressDueAt })
    .from(realGoodsDelivery)
    .where(
      and(
        eq(state, 'AWAITING_ADDRESS'),
        gt(addressDueAt, at),
        lte(addressDueAt, addDays(at, Math.max(...daysBefore) + 1)),
      ),
    )
}

async function insertReminder(
  transaction: Transaction,
  deliveryId: string,
  days: number,
  at: Date,
): Promise<boolean> {
  const row = { deliveryId, daysBefore: days, at }
  const inserted = await transaction
    .insert(deliveryReminder)
    .values(row)
    .onConflictDoNothing()
    .returning({ deliveryId: deliveryReminder.deliveryId })
  return inserted.length > 0
}
