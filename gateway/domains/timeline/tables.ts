import { sql } from 'drizzle-orm'
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { Timeline, TimelineSource } from '#schema/enums.generated.ts'
import { instant, references, tenantId } from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

/** Whose posts a fan does not want in their home timeline. */
export const timelineChoice = pgTable(
  'timeline_choice',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    communityId: text('community_id').notNull(),
    off: text('off', { enum: TimelineSource })
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.communityId] }),
    references(table.fanId, user, 'timeline_choice_fan'),
    references(table.communityId, community, 'timeline_choice_community'),
  ],
)

/** How far a fan has read a timeline. */
export const timelinePlace = pgTable(
  'timeline_place',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    communityId: text('community_id').notNull(),
    timeline: text('timeline', { enum: Timeline }).notNull(),
    /** When the newest post was posted that they saw. */
    seenAt: instant('seen_at').notNull(),
    /** The same of the visit before; null on the first. */
    lineAt: instant('line_at'),
    /** When they last said so: after a while, the next time is another visit. */
    touchedAt: instant('touched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.communityId, table.timeline] }),
    references(table.fanId, user, 'timeline_place_fan'),
    references(table.communityId, community, 'timeline_place_community'),
  ],
)

/** What gathered light at a moment, in its order: whole, so that its pages are of one time. */
export const trend = pgTable(
  'trend',
  {
    tenantId: tenantId(),
    communityId: text('community_id').notNull(),
    takenAt: instant('taken_at').notNull(),
    entries: jsonb('entries').$type<TrendEntry[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.communityId, table.takenAt] }),
    references(table.communityId, community, 'trend_community'),
  ],
)

/** A post, who wrote it, and how many different people waved at it. */
export type TrendEntry = { postId: string; authorId: string; people: number }
/** Whose they are. */
export type TimelinesRow = { fanId: string; communityId: string }
export type PlaceRow = typeof timelinePlace.$inferSelect

/** A hashtag of a community, whether anybody has written it or not. */
export type HashtagRow = {
  communityId: string
  key: string
  /** As whoever asks spells it. */
  name: string
  /** How many posts the viewer may read of its newest 200, where it is suggested by that. */
  postCount?: number
}
