import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { NotificationKind } from '#schema/enums.generated.ts'
import { instant, references, tenantId } from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

const kinds = { enum: NotificationKind }

/**
 * That somebody did something to a fan: once, however often they take it back and do it again. What is taken back with
 * what was written is not shown. What many do to one
 * subject is grouped where it is read, so that nobody waits for anybody to write it.
 */
export const notification = pgTable(
  'notification',
  {
    tenantId: tenantId(),
    /** Who is told. */
    fanId: text('fan_id').notNull(),
    kind: text('kind', kinds).notNull(),
    /** What is told together: what the fan wrote, the one answer to it, the day in Japan of a follow, an item and when it arrived, or a schedule and when it starts. */
    subjectId: text('subject_id').notNull(),
    /** Who did it. */
    actorId: text('actor_id').notNull(),
    /** In the order of time. */
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    at: instant('at').notNull(),
    /** It is told no more; done again, it is what was told already. */
    isTakenBack: boolean('is_taken_back').notNull().default(false),
  },
  (table) => [
    primaryKey({
      columns: [table.tenantId, table.fanId, table.kind, table.subjectId, table.actorId],
    }),
    index('notification_newest').on(table.tenantId, table.fanId, table.id),
    index('notification_actor').on(table.tenantId, table.actorId),
    // A release before reads it; the next may drop it.
    index('notification_mentioner')
      .on(table.tenantId, table.actorId, table.at)
      .where(sql`${table.kind} = 'MENTION'`),
    index('notification_caller')
      .on(table.tenantId, table.actorId, table.at)
      .where(sql`${table.kind} in ('MENTION', 'POST_MENTION', 'TOPIC_MENTION', 'COMMENT_MENTION')`),
    index('notification_between').on(table.tenantId, table.fanId, table.actorId, table.at),
    references(table.communityId, community, 'notification_community'),
    references(table.fanId, user, 'notification_fan_id'),
    references(table.actorId, user, 'notification_actor_id'),
  ],
)

/** How far a fan has read, and what they don't want to be told. */
export const notificationChoice = pgTable(
  'notification_choice',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    /** The newest that the fan has seen; empty before the first. */
    readId: text('read_id').notNull().default(''),
    off: text('off', kinds)
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId] }),
    references(table.fanId, user, 'notification_choice_fan'),
  ],
)

/** What was done to one subject: the newest of it, with how many did it. */
export type NotificationRow = {
  id: string
  fanId: string
  kind: (typeof NotificationKind)[number]
  subjectId: string
  communityId: string
  at: Date
}
/** Whose they are. */
export type NotificationsRow = { fanId: string }
