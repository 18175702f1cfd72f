import { and, count, eq, gte, lt, sql } from 'drizzle-orm'
import { addDays, startOfDay } from '#rules/day.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { referralReward } from './tables.ts'

/**
 * A query of how many fans came by a fan's code and brought them something (`times`) on each `day` in Japan, both
 * included. Codes are the whole tenant's: they count in each community.
 */
export function broughtDays(
  db: Queryable,
  { fanId, from, to, most }: { fanId: string; from: string; to: string; most?: number | undefined },
) {
  const brought = db
    .select({ at: referralReward.at })
    .from(referralReward)
    .where(
      and(
        eq(referralReward.referrerId, fanId),
        eq(referralReward.isReferrerPaid, true),
        gte(referralReward.at, startOfDay(from)),
        lt(referralReward.at, addDays(startOfDay(to), 1)),
      ),
    )
  const found = (most === undefined ? brought : brought.limit(most)).as('brought')
  const day = sql<string>`to_char(${found.at} at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`
  return db
    .select({ day: day.as('day'), times: count().as('times') })
    .from(found)
    .groupBy(sql`1`)
}
