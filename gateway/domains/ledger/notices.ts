import { addDays, dayInJapan } from '#rules/day.ts'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import { mailFan } from '../user/service.ts'
import { balancesOf, lastDayOf } from './balances.ts'
import { expiringMail } from './letters.ts'
import { findNoticedDays, insertNotices } from './noticeStore.ts'

/** When fans are told of coins that expire, in days before the last one on which they can be spent. */
const daysBefore = [30, 7, 1]
/** A morning on which nothing ran is made up for by so many later ones; what has come since is told of in its turn. */
const daysToCatchUp = 2

/**
 * Each morning: tells fans which of their coins expire soon, once for each day and time before it. Of a fan's days that
 * come due together one mail tells.
 */
export async function noticeExpiring({ db, jobs, now, tenantId }: JobContext): Promise<void> {
  const at = now()
  await db.transaction(async (transaction) => {
    const until = addDays(at, Math.max(...daysBefore) + 1)
    const today = dayInJapan(at)
    const fans = await insertNotices(transaction, { at, until, today, daysBefore, daysToCatchUp })
    for (const fanId of fans)
      await jobs.enqueue(tenantId, 'mailExpiring', { fanId, at: at.toISOString() }, transaction)
  })
}

/** What of the days that a fan is told of has not been spent since. Nobody is written to about nothing. */
export async function mailExpiring(
  context: JobContext,
  { fanId, at }: { fanId: string; at: string },
): Promise<void> {
  const days = await findNoticedDays(context.db, fanId, new Date(at))
  const coins = (await balancesOf(context.db, fanId, context.now())).get('COIN')
  const expiring = days.flatMap((day) => {
    const parts = coins?.expiring.filter((part) => lastDayOf(part.at) === day) ?? []
    if (parts.length === 0) return []
    const sum = (of: 'free' | 'paid') => parts.reduce((total, part) => total + part[of], 0)
    return [{ day, free: sum('free'), paid: sum('paid'), at: parts.at(-1)!.at }]
  })
  if (expiring.length > 0) await mailFan(context, fanId, expiringMail(expiring))
}
