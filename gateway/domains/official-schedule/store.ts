import { and, asc, desc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { longestScheduleDays } from '#rules/officialSchedule.ts'
import { addDays } from '#rules/day.ts'
import type { OfficialScheduleKind, OfficialScheduleList } from '#schema/types.generated.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import type { MomentKey } from '../../platform/graphql/cursor.ts'
import { officialSchedule, officialScheduleWatch, type OfficialScheduleRow } from './tables.ts'

const order = sql`(${officialSchedule.startsAt}, ${officialSchedule.id})`
const placeOf = ({ at, id }: MomentKey) => sql`(${at.toISOString()}::timestamptz, ${id})`

/** What ends after an instant, of one community. */
const endsAfter = (communityId: string, instant: Date) =>
  and(
    eq(officialSchedule.communityId, communityId),
    gt(officialSchedule.startsAt, addDays(instant, -longestScheduleDays)),
    gt(officialSchedule.endsAt, instant),
  )

export async function findSchedule(
  db: Queryable,
  id: string,
): Promise<OfficialScheduleRow | undefined> {
  return (await db.select().from(officialSchedule).where(eq(officialSchedule.id, id)))[0]
}

const takesPart = (talentId: string) => sql`${talentId} = any(${officialSchedule.talentIds})`

/** What is under way or ahead at an instant, soonest first; of one talent alone, what was not cancelled. */
export async function findNext(
  db: Queryable,
  communityId: string,
  at: Date,
  most: number,
  talentId?: string,
): Promise<OfficialScheduleRow[]> {
  const ofTalent =
    talentId === undefined
      ? undefined
      : and(takesPart(talentId), eq(officialSchedule.isCancelled, false))
  return db
    .select()
    .from(officialSchedule)
    .where(and(endsAfter(communityId, at), ofTalent))
    .orderBy(asc(officialSchedule.startsAt), asc(officialSchedule.id))
    .limit(most)
}

/** What rooms talk about of what is on, or starts before `until`: soonest first, without what was cancelled. */
export async function findRoomShows(
  db: Queryable,
  communityId: string,
  at: Date,
  until: Date,
): Promise<OfficialScheduleRow[]> {
  return db
    .select()
    .from(officialSchedule)
    .where(
      and(
        endsAfter(communityId, at),
        lte(officialSchedule.startsAt, until),
        isNotNull(officialSchedule.channelId),
        eq(officialSchedule.isCancelled, false),
      ),
    )
    .orderBy(asc(officialSchedule.startsAt), asc(officialSchedule.id))
}

/** Which schedules a list has: of one kind or talent where they are named. */
export type Listing = {
  communityId: string
  among: OfficialScheduleList
  kind?: OfficialScheduleKind | null | undefined
  talentId?: string | null | undefined
  /** The midnight that parts the lists. */
  midnight: Date
}

/** A page of a list, and one more where there are more. */
export async function findSchedules(
  db: Queryable,
  { communityId, among, kind, talentId, midnight }: Listing,
  { key, size }: KeysetPage<MomentKey>,
): Promise<OfficialScheduleRow[]> {
  const isComing = among === 'COMING'
  const direction = isComing ? asc : desc
  return db
    .select()
    .from(officialSchedule)
    .where(
      and(
        isComing
          ? endsAfter(communityId, midnight)
          : and(
              eq(officialSchedule.communityId, communityId),
              lte(officialSchedule.endsAt, midnight),
            ),
        kind ? eq(officialSchedule.kind, kind) : undefined,
        talentId ? takesPart(talentId) : undefined,
        key && (isComing ? sql`${order} > ${placeOf(key)}` : sql`${order} < ${placeOf(key)}`),
      ),
    )
    .orderBy(direction(officialSchedule.startsAt), direction(officialSchedule.id))
    .limit(size + 1)
}

/** How many will be at each of these, and whether a fan is one of them. */
export async function findWatching(
  db: Queryable,
  fanId: string | null,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { count: number; isFans: boolean }>> {
  const { id, watcherCount } = officialSchedule
  const own = sql`exists (select 1 from ${officialScheduleWatch} where ${officialScheduleWatch.scheduleId} = ${id} and ${officialScheduleWatch.fanId} = ${fanId})`
  const rows = await db
    .select({
      id,
      count: watcherCount,
      isFans: fanId === null ? sql<boolean>`false` : own.mapWith(Boolean),
    })
    .from(officialSchedule)
    .where(inArray(id, [...ids]))
  return new Map(rows.map(({ id: each, ...watching }) => [each, watching]))
}

/** Notes or takes back that a fan will be there, and counts it; nothing is counted twice. */
export async function setWatch(
  transaction: Transaction,
  { isWatched, ...watch }: { scheduleId: string; fanId: string; at: Date; isWatched: boolean },
): Promise<void> {
  const { scheduleId, fanId } = officialScheduleWatch
  const changed = isWatched
    ? await transaction
        .insert(officialScheduleWatch)
        .values(watch)
        .onConflictDoNothing()
        .returning({ scheduleId })
    : await transaction
        .delete(officialScheduleWatch)
        .where(and(eq(scheduleId, watch.scheduleId), eq(fanId, watch.fanId)))
        .returning({ scheduleId })
  if (changed.length === 0) return
  const step = isWatched ? 1 : -1
  await transaction
    .update(officialSchedule)
    .set({ watcherCount: sql`${officialSchedule.watcherCount} + ${step}` })
    .where(eq(officialSchedule.id, watch.scheduleId))
}
