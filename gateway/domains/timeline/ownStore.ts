import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import type { Timeline, TimelineSource } from '../types.generated.ts'
import { timelineChoice, timelinePlace, type PlaceRow, type TimelinesRow } from './tables.ts'

/** Whose posts a fan left out. */
export async function findOff(
  db: Queryable,
  { fanId, communityId }: TimelinesRow,
): Promise<readonly TimelineSource[]> {
  const [row] = await db
    .select({ off: timelineChoice.off })
    .from(timelineChoice)
    .where(and(eq(timelineChoice.fanId, fanId), eq(timelineChoice.communityId, communityId)))
  return row?.off ?? []
}

/** Switches one source, whatever another device switches at the same time. */
export async function setSource(
  db: Queryable,
  { fanId, communityId, source, isOn }: TimelinesRow & { source: TimelineSource; isOn: boolean },
): Promise<void> {
  const without = sql`array_remove(${timelineChoice.off}, ${source})`
  await db
    .insert(timelineChoice)
    .values({ fanId, communityId, off: isOn ? [] : [source] })
    .onConflictDoUpdate({
      target: [timelineChoice.tenantId, timelineChoice.fanId, timelineChoice.communityId],
      set: { off: isOn ? without : sql`array_append(${without}, ${source})` },
    })
}

/** How far a fan has read each timeline of a community. */
export function findPlaces(
  db: Queryable,
  { fanId, communityId }: TimelinesRow,
): Promise<PlaceRow[]> {
  return db
    .select()
    .from(timelinePlace)
    .where(and(eq(timelinePlace.fanId, fanId), eq(timelinePlace.communityId, communityId)))
}

type Seen = TimelinesRow & {
  timeline: Timeline
  seenAt: Date
  at: Date
  /** A mark that was touched before is of an earlier visit. */
  silentSince: Date
}

export async function setPlace(
  db: Queryable,
  { fanId, communityId, timeline, seenAt, at, silentSince }: Seen,
): Promise<void> {
  const { tenantId, touchedAt, lineAt } = timelinePlace
  await db
    .insert(timelinePlace)
    .values({ fanId, communityId, timeline, seenAt, touchedAt: at })
    .onConflictDoUpdate({
      target: [tenantId, timelinePlace.fanId, timelinePlace.communityId, timelinePlace.timeline],
      set: {
        lineAt: sql`case when ${touchedAt} < ${silentSince.toISOString()}::timestamptz
          then ${timelinePlace.seenAt} else ${lineAt} end`,
        seenAt: sql`greatest(${timelinePlace.seenAt}, excluded.seen_at)`,
        touchedAt: sql`greatest(${touchedAt}, excluded.touched_at)`,
      },
    })
}
