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
import {
  instant,
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

export const video = pgTable(
  'video',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    slug: text('slug').notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    description: jsonb('description').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    talentId: text('talent_id'),
    /** What its files are called, of each format and language. */
    file: text('file').notNull(),
    seconds: integer('seconds').notNull(),
    isForMembers: boolean('is_for_members').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('video_slug').on(table.tenantId, table.communityId, table.slug),
    references(table.communityId, community, 'video_community'),
    check('video_length', sql`${table.seconds} > 0`),
    check('video_file', sql`${table.file} ~ '^[a-z0-9-]+$'`),
  ],
)

export const playlist = pgTable(
  'playlist',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    description: jsonb('description').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('playlist_slug').on(table.tenantId, table.communityId, table.slug),
    references(table.communityId, community, 'playlist_community'),
  ],
)

export const playlistVideo = pgTable(
  'playlist_video',
  {
    tenantId: tenantId(),
    playlistId: text('playlist_id').notNull(),
    /** From 1. */
    number: integer('number').notNull(),
    videoId: text('video_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.playlistId, table.number] }),
    references(table.playlistId, playlist, 'playlist_video_playlist'),
    references(table.videoId, video, 'playlist_video_video'),
  ],
)

/** How far a fan is in a film. */
export const videoPlace = pgTable(
  'video_place',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    videoId: text('video_id').notNull(),
    seconds: integer('seconds').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.videoId] }),
    index('video_place_video').on(table.tenantId, table.videoId),
    references(table.fanId, user, 'video_place_fan'),
    references(table.videoId, video, 'video_place_video'),
    check('video_place_seconds', sql`${table.seconds} >= 0`),
  ],
)

export type VideoRow = typeof video.$inferSelect
export type PlaylistRow = typeof playlist.$inferSelect
export type VideoPlaceRow = typeof videoPlace.$inferSelect
