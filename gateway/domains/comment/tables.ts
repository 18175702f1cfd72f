import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, references, tenantId } from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import type { WrittenMention } from '../mention/tables.ts'
import { user } from '../user/tables.ts'

/** What somebody wrote about a post or a topic, or to another comment. */
export const comment = pgTable(
  'comment',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    /** A post's id or a topic's: both are forgotten with their comments. */
    subjectId: text('subject_id').notNull(),
    /** The comment that it answers, which is no reply itself. */
    parentId: text('parent_id'),
    authorId: text('author_id').notNull(),
    text: text('text').notNull(),
    /** Whom its text mentions, and where; there they stand by the names that they had then. */
    mentions: jsonb('mentions').$type<WrittenMention[]>().notNull().default([]),
    /** Chosen by the client, once a comment. */
    idempotencyKey: text('idempotency_key').notNull(),
    postedAt: instant('posted_at').notNull(),
    editedAt: instant('edited_at'),
    /** How often its text was changed. */
    revision: integer('revision').notNull().default(0),
    deletedAt: instant('deleted_at'),
    /** Since then it is gone for all but its author, until the desk has decided; `deletedAt` is set too. */
    heldAt: instant('held_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('comment_thread')
      .on(table.tenantId, table.subjectId, table.postedAt, table.id)
      .where(sql`${table.parentId} is null`),
    index('comment_reply')
      .on(table.tenantId, table.parentId, table.postedAt, table.id)
      .where(sql`${table.parentId} is not null`),
    index('comment_subject').on(table.tenantId, table.subjectId, table.postedAt),
    index('comment_speaker').on(table.tenantId, table.subjectId, table.authorId),
    index('comment_author').on(table.tenantId, table.authorId, table.postedAt),
    uniqueIndex('comment_key').on(table.tenantId, table.authorId, table.idempotencyKey),
    references(table.communityId, community, 'comment_in_community'),
    references(table.authorId, user, 'comment_by_author'),
    references(table.parentId, table, 'comment_answers'),
  ],
)

/** How many penlights a fan waves at a comment: one row each, by its key. */
export const commentLike = pgTable(
  'comment_like',
  {
    tenantId: tenantId(),
    commentId: text('comment_id').notNull(),
    fanId: text('fan_id').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.commentId, table.fanId] }),
    index('comment_like_fan').on(table.tenantId, table.fanId, table.commentId),
    references(table.commentId, comment, 'comment_like_comment'),
    references(table.fanId, user, 'comment_like_fan_id'),
    check('comment_like_count', sql`${table.count} between 0 and 10`),
  ],
)

/** How many a fan wrote in a day: what was taken away stays counted. */
export const commentDay = pgTable(
  'comment_day',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    communityId: text('community_id').notNull(),
    /** In Japan. */
    day: date('day').notNull(),
    written: integer('written').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.communityId, table.day] }),
    references(table.communityId, community, 'comment_day_community'),
    references(table.fanId, user, 'comment_day_fan'),
  ],
)

export type CommentRow = typeof comment.$inferSelect
