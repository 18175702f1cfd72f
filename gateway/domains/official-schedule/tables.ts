import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { OfficialScheduleKind } from '#schema/enums.generated.ts'
import {
  instant,
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { channel } from '../chat/tables.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

/** What the station announces for a time. */
export const officialSchedule = pgTable(
  'official_schedule',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    /** What the station's people call it by, such as `radio-2026-11-20`: it is announced once. */
    key: text('key').notNull(),
    kind: text('kind', { enum: OfficialScheduleKind }).notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    body: jsonb('body').$type<LocalizedText>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** When it was to start before it was moved. */
    movedFrom: instant('moved_from'),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    place: jsonb('place').$type<LocalizedText>(),
    link: text('link'),
    picture: jsonb('picture').$type<ImageRef>(),
    /** In the order in which they are named. */
    talentIds: text('talent_ids').array().notNull(),
    channelId: text('channel_id'),
    watcherCount: integer('watcher_count').notNull().default(0),
    /** How often it was changed since it was announced, and when last: calendars take the newer one by them. */
    sequence: integer('sequence').notNull().default(0),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('official_schedule_key').on(table.tenantId, table.communityId, table.key),
    index('official_schedule_list').on(table.tenantId, table.communityId, table.startsAt, table.id),
    references(table.communityId, community, 'official_schedule_community'),
    references(table.channelId, channel, 'official_schedule_channel'),
    // `longestScheduleDays` of the rules: lists look no further back for what is under way.
    check(
      'official_schedule_time',
      sql`${table.endsAt} > ${table.startsAt} and ${table.endsAt} <= ${table.startsAt} + interval '7 days'`,
    ),
    check('official_schedule_link', sql`${table.link} like 'https://%'`),
    check('official_schedule_watchers', sql`${table.watcherCount} >= 0`),
  ],
)

/** Which fans will be there: one row each, by its key. */
export const officialScheduleWatch = pgTable(
  'official_schedule_watch',
  {
    tenantId: tenantId(),
    scheduleId: text('schedule_id').notNull(),
    fanId: text('fan_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.scheduleId, table.fanId] }),
    index('official_schedule_watch_fan').on(table.tenantId, table.fanId, table.scheduleId),
    references(table.scheduleId, officialSchedule, 'official_schedule_watch_schedule'),
    references(table.fanId, user, 'official_schedule_watch_fan_id'),
  ],
)

export type OfficialScheduleRow = typeof officialSchedule.$inferSelect
