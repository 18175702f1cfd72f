import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { coinExpiryNotice, ledgerLot } from './tables.ts'

type Due = {
  at: Date
  /** Lots that expire later are not looked at. */
  until: Date
  /** In Japan, `YYYY-MM-DD`. */
  today: string
  daysBefore: readonly number[]
  daysToCatchUp: number
}

/** Writes down of which days fans are to be told now, and answers whom: nobody twice, however often it runs. */
export async function insertNotices(
  transaction: Transaction,
  { at, until, today, daysBefore, daysToCatchUp }: Due,
): Promise<Set<string>> {
  const { rows } = await transaction.execute<{ owner_id: string }>(sql`
    insert into ${coinExpiryNotice} (owner_id, last_day, days_before, at)
    select owner_id, last_day, days, ${at.toISOString()}
    from (
      select distinct owner_id,
        ((${ledgerLot.expiresAt} - interval '1 millisecond') at time zone 'Asia/Tokyo')::date as last_day
      from ${ledgerLot}
      where asset = 'COIN' and remaining > 0
        and expires_at > ${at.toISOString()} and expires_at <= ${until.toISOString()}
    ) soon
    cross join unnest(string_to_array(${daysBefore.join(' ')}, ' ')::integer[]) as days
    where ${today}::date between last_day - days and least(last_day, last_day - days + ${daysToCatchUp}::integer)
    on conflict do nothing
    returning owner_id`)
  return new Set(rows.map(({ owner_id }) => owner_id))
}

/** The days that a fan was to be told of at this instant, the soonest first. */
export async function findNoticedDays(db: Queryable, ownerId: string, at: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ lastDay: coinExpiryNotice.lastDay })
    .from(coinExpiryNotice)
    .where(and(eq(coinExpiryNotice.ownerId, ownerId), eq(coinExpiryNotice.at, at)))
    .orderBy(asc(coinExpiryNotice.lastDay))
  return rows.map(({ lastDay }) => lastDay)
}

/** Forgets notices of days that are over for this long. */
export async function deleteNotices(db: Queryable, before: string): Promise<void> {
  await db.delete(coinExpiryNotice).where(sql`${coinExpiryNotice.lastDay} < ${before}`)
}
