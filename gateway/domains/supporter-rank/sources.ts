import { sql, type SQLWrapper } from 'drizzle-orm'
import { dayAfter } from '#rules/day.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { playedDays } from '../buzz-casual-game/service.ts'
import { messageDays } from '../chat/service.ts'
import { stampedDays } from '../check-in/service.ts'
import { paidDays } from '../checkout/service.ts'
import { commentDays } from '../comment/service.ts'
import { lightDays } from '../penlight/service.ts'
import type { PointsBySource, SeasonRow, Source } from './tables.ts'

/** Whose acts are counted, and from which day in Japan to which, both included. */
type Counting = { fanId: string; communityId: string; from: string; to: string }

/** A query of how often a fan did something (`times`; yen of what is paid) on each `day`, where it is kept. */
const daysBySource: Readonly<Record<Source, (db: Queryable, of: Counting) => SQLWrapper>> = {
  CHECK_IN: stampedDays,
  CASUAL_GAME_PLAY: playedDays,
  CHAT_ROOM_POST: messageDays,
  POST_LIKE: lightDays,
  COMMENT: commentDays,
  PURCHASE: paidDays,
}

/** What each source brought fans in a season, in the order in which they were asked for; one statement for all. */
export async function pointsOf(
  db: Queryable,
  { communityId, opensOn, endsOn, rules }: SeasonRow,
  fanIds: readonly string[],
): Promise<PointsBySource[]> {
  const found: PointsBySource[] = fanIds.map(() => ({}))
  const span = { communityId, from: opensOn, to: dayAfter(endsOn, -1) }
  const parts = fanIds.flatMap((fanId, at) =>
    rules.map(
      ({ source, points, per, mostPerDay }) =>
        sql`select ${at}::integer as at, ${source}::text as source, coalesce(sum(least(times::integer / ${per}::integer * ${points}::integer, ${mostPerDay}::integer)), 0)::integer as points from (${daysBySource[source](db, { fanId, ...span })}) as done`,
    ),
  )
  if (parts.length === 0) return found
  const { rows } = await db.execute<{ at: number; source: Source; points: number }>(
    sql.join(parts, sql` union all `),
  )
  for (const { at, source, points } of rows) found[at]![source] = points
  return found
}

export const sumOf = (points: PointsBySource): number =>
  Object.values(points).reduce((sum, each) => sum + each, 0)
