import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { StoryChapterKind, StoryUnlockCondition } from '#schema/enums.generated.ts'
import {
  instant,
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'
import { video } from '../video/tables.ts'

export const story = pgTable(
  'story',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    summary: jsonb('summary').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    talentId: text('talent_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('story_slug').on(table.tenantId, table.communityId, table.slug),
    references(table.communityId, community, 'story_community'),
  ],
)

export const storyChapter = pgTable(
  'story_chapter',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    storyId: text('story_id').notNull(),
    /** From 1. */
    number: integer('number').notNull(),
    kind: text('kind', { enum: StoryChapterKind }).notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    pageCount: integer('page_count').notNull(),
    /** Null where everyone reads it. */
    condition: text('condition', { enum: StoryUnlockCondition }),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    /** Of a rank: its number in whichever season. */
    rankNumber: integer('rank_number'),
    /** Of passes: how many. */
    passes: integer('passes'),
    /** Of an external link. */
    url: text('url'),
    /** Of a video. */
    videoId: text('video_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('story_chapter_number').on(table.tenantId, table.storyId, table.number),
    references(table.storyId, story, 'story_chapter_story'),
    check('story_chapter_counts', sql`${table.number} >= 1 and ${table.pageCount} >= 0`),
    check(
      'story_chapter_period',
      sql`(${table.condition} is not distinct from 'PERIOD') = (${table.opensAt} is not null) and (${table.closesAt} is null or ${table.closesAt} > ${table.opensAt})`,
    ),
    check(
      'story_chapter_asks',
      sql`(${table.condition} is not distinct from 'SUPPORTER_RANK') = (coalesce(${table.rankNumber}, 0) >= 1) and (${table.condition} is not distinct from 'VIEW_PASS') = (coalesce(${table.passes}, 0) >= 1)`,
    ),
    check(
      'story_chapter_part',
      sql`(${table.kind} = 'EXTERNAL_LINK') = (${table.url} is not null) and (${table.kind} = 'VIDEO') = (${table.videoId} is not null) and (${table.url} is null or ${table.url} ~ '^https://')`,
    ),
    references(table.videoId, video, 'story_chapter_video'),
  ],
)

export const storyPage = pgTable(
  'story_page',
  {
    tenantId: tenantId(),
    chapterId: text('chapter_id').notNull(),
    /** From 1. */
    number: integer('number').notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    text: jsonb('text').$type<LocalizedText>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.chapterId, table.number] }),
    references(table.chapterId, storyChapter, 'story_page_chapter'),
  ],
)

/** The page of a chapter that a fan saw last. */
export const storyPlace = pgTable(
  'story_place',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    chapterId: text('chapter_id').notNull(),
    page: integer('page').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.chapterId] }),
    references(table.fanId, user, 'story_place_fan'),
    references(table.chapterId, storyChapter, 'story_place_chapter'),
    check('story_place_page', sql`${table.page} >= 1`),
  ],
)

/** That a fan opened a chapter with passes: for good. */
export const storyUnlock = pgTable(
  'story_unlock',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    chapterId: text('chapter_id').notNull(),
    passes: integer('passes').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.chapterId] }),
    index('story_unlock_chapter').on(table.tenantId, table.chapterId),
    references(table.fanId, user, 'story_unlock_fan'),
    references(table.chapterId, storyChapter, 'story_unlock_chapter_id'),
    check('story_unlock_passes', sql`${table.passes} >= 1`),
  ],
)

/** That fans were told that a chapter can be read by now: once, whatever becomes of its period, or of who holds its rank. */
export const storyOpening = pgTable(
  'story_opening',
  {
    tenantId: tenantId(),
    chapterId: text('chapter_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.chapterId] }),
    references(table.chapterId, storyChapter, 'story_opening_chapter'),
  ],
)

/** Why a chapter is locked to whoever asked. */
export type LockRow = {
  condition: NonNullable<StoryChapterRow['condition']>
  opensAt: Date | null
  chapter: StoryChapterRow
}
/** Where somebody goes on. */
export type ReadingPlace = { chapter: StoryChapterRow; page: number }
export type StoryPlaceRow = typeof storyPlace.$inferSelect
export type StoryRow = typeof story.$inferSelect
export type StoryChapterRow = typeof storyChapter.$inferSelect
export type StoryPageRow = typeof storyPage.$inferSelect
