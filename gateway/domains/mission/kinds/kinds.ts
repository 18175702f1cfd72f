import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pools.ts'
import type { MissionKind } from '../../types.generated.ts'
import * as casualGamePlay from './casualGamePlay.ts'
import * as chatRoomPost from './chatRoomPost.ts'
import * as communityRegistration from './communityRegistration.ts'
import type { Counting, DaysQuery } from './kind.ts'
import * as loggedIn from './loggedIn.ts'
import * as postLike from './postLike.ts'
import * as userFollow from './userFollow.ts'

/** How each kind of missions is counted. */
export const daysByKind: Readonly<Record<MissionKind, DaysQuery>> = {
  COMMUNITY_REGISTRATION: communityRegistration.daysOf,
  LOGGED_IN: loggedIn.daysOf,
  CHAT_ROOM_POST: chatRoomPost.daysOf,
  CASUAL_GAME_PLAY: casualGamePlay.daysOf,
  USER_FOLLOW: userFollow.daysOf,
  POST_LIKE: postLike.daysOf,
}

/** How often things were done on each day, in the order in which they were asked for; one statement for all. */
export async function countByDay(
  db: Queryable,
  asked: readonly { kind: MissionKind; of: Counting }[],
): Promise<ReadonlyMap<string, number>[]> {
  const counts = asked.map(() => new Map<string, number>())
  if (asked.length === 0) return counts
  const parts = asked.map(
    ({ kind, of }, at) =>
      sql`select ${at}::integer as at, day::text, times::integer from (${daysByKind[kind](db, of)}) as done`,
  )
  const { rows } = await db.execute<{ at: number; day: string; times: number }>(
    sql.join(parts, sql` union all `),
  )
  for (const { at, day, times } of rows) counts[at]!.set(day, times)
  return counts
}
