import { and, count, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import { addDays, startOfDay } from '#rules/day.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { queueUp } from '../../platform/database/queueUp.ts'
import { statement } from '../../platform/database/prepared.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import type { FollowDirection } from '../types.generated.ts'
import { userMute } from '../mute/tables.ts'
import { follow, type FollowRow } from './tables.ts'

type Pair = { communityId: string; fanId: string; userId: string }

/** Makes what happens between two fans queue, whichever of them does it: until the transaction ends. */
export const lockPair = (transaction: Transaction, one: string, other: string): Promise<void> =>
  queueUp(transaction, `between ${[one, other].toSorted().join(' ')}`)

/** Makes what one fan follows at once queue, so that what is counted stays true. */
export const lockFollows = (transaction: Transaction, fanId: string): Promise<void> =>
  queueUp(transaction, `follows ${fanId}`)

/** Who of two fans blocks the other. */
export async function findBlocks(
  db: Queryable,
  fanId: string,
  userId: string,
): Promise<{ byFan: boolean; byOther: boolean }> {
  const from = (one: string, other: string) =>
    and(eq(userMute.fanId, one), eq(userMute.userId, other))
  const rows = await db
    .select({ fanId: userMute.fanId })
    .from(userMute)
    .where(and(eq(userMute.kind, 'BLOCKED'), or(from(fanId, userId), from(userId, fanId))))
  return {
    byFan: rows.some((row) => row.fanId === fanId),
    byOther: rows.some((row) => row.fanId === userId),
  }
}

/** How many a fan follows, one of them left out. */
export function countOthers(db: Queryable, { communityId, fanId, userId }: Pair): Promise<number> {
  const isOther = sql`${follow.userId} <> ${userId}`
  return db.$count(follow, and(followedBy(communityId, fanId), isOther))
}

const followedBy = (communityId: string, fanId: string) =>
  and(eq(follow.communityId, communityId), eq(follow.fanId, fanId), isNull(follow.endedAt))

/** Begins to follow, or begins again; where it has begun already, nothing changes. */
export async function upsertFollow(
  db: Queryable,
  row: Pair & { id: string; followedAt: Date },
): Promise<void> {
  await db
    .insert(follow)
    .values(row)
    .onConflictDoUpdate({
      target: [follow.tenantId, follow.communityId, follow.fanId, follow.userId],
      set: { id: row.id, endedAt: null },
      setWhere: sql`${follow.endedAt} is not null`,
    })
}

export async function endFollow(
  db: Queryable,
  { communityId, fanId, userId }: Pair,
  now: Date,
): Promise<void> {
  await db
    .update(follow)
    .set({ endedAt: now })
    .where(and(followedBy(communityId, fanId), eq(follow.userId, userId)))
}

/** Ends what two fans follow of each other, in every community. */
export async function endBetween(
  db: Queryable,
  one: string,
  other: string,
  now: Date,
): Promise<void> {
  const from = (fanId: string, userId: string) =>
    and(eq(follow.fanId, fanId), eq(follow.userId, userId))
  await db
    .update(follow)
    .set({ endedAt: now })
    .where(and(isNull(follow.endedAt), or(from(one, other), from(other, one))))
}

/** A list of a fan's, the latest first, and one more than the page where there are more. */
export function findFollows(
  db: Queryable,
  { communityId, fanId }: { communityId: string; fanId: string },
  direction: FollowDirection,
  { key, size }: KeysetPage<string>,
): Promise<FollowRow[]> {
  const [own, other] =
    direction === 'FOLLOWING' ? [follow.fanId, follow.userId] : [follow.userId, follow.fanId]
  return db
    .select({ id: follow.id, communityId: follow.communityId, userId: other })
    .from(follow)
    .where(
      and(
        eq(follow.communityId, communityId),
        eq(own, fanId),
        isNull(follow.endedAt),
        key === undefined ? undefined : lt(follow.id, key),
      ),
    )
    .orderBy(desc(follow.id))
    .limit(size + 1)
}

export type Counts = { userId: string; followers: number; following: number }

/** How many follow each of these, and how many they follow. */
export const findCounts = statement<Counts>(
  'follow_counts',
  `select who as "userId",
    (select count(*)::integer from follow where community_id = $1 and user_id = who and ended_at is null) as followers,
    (select count(*)::integer from follow where community_id = $1 and fan_id = who and ended_at is null) as following
  from unnest($2::text[]) as who`,
)

export type Standing = { userId: string; isFollowed: boolean; isFollower: boolean }

/** Whom of these a fan follows, and who of them follows the fan. */
export const findStandings = statement<Standing>(
  'follow_standings',
  `select who as "userId",
    exists (select from follow where community_id = $1 and fan_id = $2 and user_id = who and ended_at is null) as "isFollowed",
    exists (select from follow where community_id = $1 and fan_id = who and user_id = $2 and ended_at is null) as "isFollower"
  from unnest($3::text[]) as who`,
)

/** How many a fan may follow: a home timeline merges so many. */
export const mostFollowed = 5000

/**
 * Who performs these talents, whom a fan ($2) does not follow and may: neither blocks the other, and the fan follows
 * fewer than the most ($4). In the order of their ids, in which they are locked.
 */
export const findUnfollowedPerformers = statement<{ talentId: string; userId: string }>(
  'unfollowed_performers',
  `select place.oshi_id as "talentId", place.user_id as "userId" from membership as place
  join app_user as performer on performer.id = place.user_id and performer.status = 'active'
  where place.community_id = $1 and place.role <> 'MEMBER' and place.role = 'TALENT'
    and place.oshi_id = any($3::text[]) and place.user_id <> $2
    and not exists (
      select from follow where community_id = $1 and fan_id = $2 and follow.user_id = place.user_id
        and ended_at is null
    ) and not exists (
      select from user_mute as block where block.kind = 'BLOCKED' and (
        (block.fan_id = $2 and block.user_id = place.user_id)
        or (block.fan_id = place.user_id and block.user_id = $2)
      )
    ) and (
      select count(*) from follow where community_id = $1 and fan_id = $2 and ended_at is null
    ) < $4
  order by place.user_id`,
)

/** How many members a fan began to follow on each day in Japan: each counts once, whatever came of it. */
export function followDays(
  db: Queryable,
  {
    fanId,
    communityId,
    from,
    to,
    most,
  }: { fanId: string; communityId: string; from: string; to: string; most?: number | undefined },
) {
  const begun = db
    .select({ followedAt: follow.followedAt })
    .from(follow)
    .where(
      and(
        eq(follow.communityId, communityId),
        eq(follow.fanId, fanId),
        gte(follow.followedAt, startOfDay(from)),
        lt(follow.followedAt, addDays(startOfDay(to), 1)),
      ),
    )
  const found = (most === undefined ? begun : begun.limit(most)).as('begun')
  const day = sql<string>`to_char(${found.followedAt} at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`
  return db
    .select({ day: day.as('day'), times: count().as('times') })
    .from(found)
    .groupBy(sql`1`)
}
