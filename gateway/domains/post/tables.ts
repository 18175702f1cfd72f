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
import { Audience, CommentAudience } from '#schema/enums.generated.ts'
import {
  instant,
  references,
  tenantId,
  type ImageRef,
  type UploadedImage,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import type { WrittenMention } from '../mention/tables.ts'
import { user } from '../user/tables.ts'

/** What somebody wrote to a whole community. */
export const post = pgTable(
  'post',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    authorId: text('author_id').notNull(),
    text: text('text').notNull(),
    /** Whom its text mentions, and where; there they stand by the names that they had then. */
    mentions: jsonb('mentions').$type<WrittenMention[]>().notNull().default([]),
    /** What it shows, with what is said of each, in its author's order. */
    pictures: jsonb('pictures').$type<ImageRef[]>().notNull().default([]),
    /** Chosen by the client, once a post. */
    idempotencyKey: text('idempotency_key').notNull(),
    commentAudience: text('comment_audience', { enum: CommentAudience }).notNull().default('ALL'),
    /** Who may read it, as its author chose; where it is read, their age bounds it. */
    audience: text('audience', { enum: Audience }).notNull().default('JOINED'),
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
    index('post_community').on(table.tenantId, table.communityId, table.postedAt, table.id),
    // What guests read.
    index('post_public')
      .on(table.tenantId, table.communityId, table.postedAt, table.id)
      .where(sql`${table.audience} = 'PUBLIC'`),
    index('post_author').on(table.tenantId, table.authorId, table.postedAt),
    // The newest of each author, and what they wrote before any place of a timeline.
    index('post_community_author').on(
      table.tenantId,
      table.communityId,
      table.authorId,
      table.postedAt,
      table.id,
    ),
    uniqueIndex('post_key').on(table.tenantId, table.authorId, table.idempotencyKey),
    references(table.communityId, community, 'post_in_community'),
    references(table.authorId, user, 'post_by_author'),
  ],
)

/**
 * What fans uploaded for posts. Where a post is gone, a trigger has its uploads wait for the next purge, whichever
 * release deleted it (`free_post_pictures`).
 */
export const postPicture = pgTable(
  'post_picture',
  {
    tenantId: tenantId(),
    ownerId: text('owner_id').notNull(),
    id: text('id').notNull(),
    image: jsonb('image').$type<UploadedImage>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** The post that shows it; none yet, or none any more, where it is null. */
    shownById: text('post_id'),
  },
  (table) => [
    // A fan's own ids: another's say nothing.
    primaryKey({ columns: [table.tenantId, table.ownerId, table.id] }),
    index('post_picture_post').on(table.tenantId, table.shownById),
    index('post_picture_unused')
      .on(table.tenantId, table.createdAt)
      .where(sql`post_id is null`),
  ],
)

/** How many penlights a fan waves at a post: one row each, by its key. */
export const postLike = pgTable(
  'post_like',
  {
    tenantId: tenantId(),
    postId: text('post_id').notNull(),
    fanId: text('fan_id').notNull(),
    count: integer('count').notNull(),
    /** When they first waved: whoever takes their lights back and waves again is no news. */
    litAt: instant('lit_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.postId, table.fanId] }),
    index('post_like_fan').on(table.tenantId, table.fanId, table.postId),
    index('post_like_lit').on(table.tenantId, table.litAt),
    references(table.postId, post, 'post_like_post'),
    references(table.fanId, user, 'post_like_fan_id'),
    check('post_like_count', sql`${table.count} between 0 and 10`),
  ],
)

/**
 * How many penlights a fan waved in a day, at posts and elsewhere. What is taken back stays counted, or the ceiling
 * would be none.
 */
export const postLikeDay = pgTable(
  'post_like_day',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    /** In Japan. */
    day: date('day').notNull(),
    /** At posts. */
    waved: integer('waved').notNull(),
    /** At topics and comments. */
    elsewhere: integer('elsewhere').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.day] }),
    references(table.fanId, user, 'post_like_day_fan'),
    check('post_like_day_waved', sql`${table.waved} between 0 and 500`),
  ],
)

/** What a fan has begun to write. */
export const postDraft = pgTable(
  'post_draft',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    fanId: text('fan_id').notNull(),
    /** Chosen by the client, once a draft. */
    key: text('key').notNull(),
    text: text('text').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** When it was posted or thrown away: kept for a day without its text, so that what was typed before is known as late. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('post_draft_key').on(table.tenantId, table.fanId, table.key),
    references(table.communityId, community, 'post_draft_community'),
    references(table.fanId, user, 'post_draft_fan'),
    check('post_draft_closed', sql`${table.closedAt} is null or ${table.text} = ''`),
  ],
)

/**
 * A post of a talent's that those are told of whose oshi they are, and how far that has come. Kept for a day, since it
 * is counted how many a talent has told.
 */
export const postTelling = pgTable(
  'post_telling',
  {
    tenantId: tenantId(),
    postId: text('post_id').notNull(),
    authorId: text('author_id').notNull(),
    begunAt: instant('begun_at').notNull(),
    /** Up to which fan, in the order of their ids, they were told; empty before the first, null once all were. */
    toldTo: text('told_to').default(''),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.postId] }),
    index('post_telling_author').on(table.tenantId, table.authorId, table.begunAt),
    references(table.authorId, user, 'post_telling_author_id'),
  ],
)

export type PostDraftRow = typeof postDraft.$inferSelect
export type PostRow = typeof post.$inferSelect
