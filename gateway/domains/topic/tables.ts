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
import { Audience } from '#schema/enums.generated.ts'
import {
  instant,
  references,
  tenantId,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import type { WrittenMention } from '../mention/tables.ts'
import { user } from '../user/tables.ts'

/** What a community's topics are sorted by. */
export const topicCategory = pgTable(
  'topic_category',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    slug: text('slug').notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    description: jsonb('description').$type<LocalizedText>().notNull(),
    /** Talents and staff alone open topics in it. */
    isOfficial: boolean('is_official').notNull().default(false),
    /** Its place among the others, from 0. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('topic_category_slug').on(table.tenantId, table.communityId, table.slug),
    references(table.communityId, community, 'topic_category_in_community'),
  ],
)

/** What somebody wrote for a community to find again. */
export const topic = pgTable(
  'topic',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    categoryId: text('category_id').notNull(),
    authorId: text('author_id').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Whom its text mentions, and where; there they stand by the names that they had then. */
    mentions: jsonb('mentions').$type<WrittenMention[]>().notNull().default([]),
    /** Chosen by the client, once a topic. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** Who may read it, as its author chose; where it is read, their age bounds it. */
    audience: text('audience', { enum: Audience }).notNull().default('JOINED'),
    postedAt: instant('posted_at').notNull(),
    editedAt: instant('edited_at'),
    /** How often its words were changed. */
    revision: integer('revision').notNull().default(0),
    deletedAt: instant('deleted_at'),
    /** Since then it is gone for all but its author, until the desk has decided; `deletedAt` is set too. */
    heldAt: instant('held_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('topic_community').on(table.tenantId, table.communityId, table.postedAt, table.id),
    // What guests read.
    index('topic_public')
      .on(table.tenantId, table.communityId, table.postedAt, table.id)
      .where(sql`${table.audience} = 'PUBLIC'`),
    index('topic_of_category').on(table.tenantId, table.categoryId, table.postedAt, table.id),
    index('topic_author').on(table.tenantId, table.authorId, table.postedAt),
    uniqueIndex('topic_key').on(table.tenantId, table.authorId, table.idempotencyKey),
    references(table.communityId, community, 'topic_in_community'),
    references(table.categoryId, topicCategory, 'topic_in_category'),
    references(table.authorId, user, 'topic_by_author'),
  ],
)

/** How many penlights a fan waves at a topic: one row each, by its key. */
export const topicLike = pgTable(
  'topic_like',
  {
    tenantId: tenantId(),
    topicId: text('topic_id').notNull(),
    fanId: text('fan_id').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.topicId, table.fanId] }),
    index('topic_like_fan').on(table.tenantId, table.fanId, table.topicId),
    references(table.topicId, topic, 'topic_like_topic'),
    references(table.fanId, user, 'topic_like_fan_id'),
    check('topic_like_count', sql`${table.count} between 0 and 10`),
  ],
)

export type TopicCategoryRow = typeof topicCategory.$inferSelect
export type TopicRow = typeof topic.$inferSelect
