import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { CommunityRole, HappeningKind } from '#schema/enums.generated.ts'
import {
  instant,
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { user } from '../user/tables.ts'

export const community = pgTable(
  'community',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    slug: text('slug').notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    tagline: jsonb('tagline').$type<LocalizedText>().notNull(),
    description: jsonb('description').$type<LocalizedText>().notNull(),
    palette: text('palette').notNull(),
    hero: jsonb('hero').$type<ImageRef>().notNull(),
    shareImage: jsonb('share_image').$type<ImageRef>().notNull(),
    memberCount: integer('member_count').notNull().default(0),
    /** Free coins that a fan gets with their first joining. */
    welcomeCoins: integer('welcome_coins').notNull().default(0),
    /** Free tickets for draws, likewise. */
    welcomeTickets: integer('welcome_tickets').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('community_slug').on(table.tenantId, table.slug),
  ],
)

export const talent = pgTable(
  'talent',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    position: integer('position').notNull(),
    slug: text('slug').notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    reading: jsonb('reading').$type<LocalizedText>().notNull(),
    palette: text('palette').notNull(),
    catchphrase: jsonb('catchphrase').$type<LocalizedText>().notNull(),
    profile: jsonb('profile').$type<LocalizedText>().notNull(),
    fanName: jsonb('fan_name').$type<LocalizedText>().notNull(),
    portrait: jsonb('portrait').$type<ImageRef>().notNull(),
    bust: jsonb('bust').$type<ImageRef>().notNull(),
    emblem: jsonb('emblem').$type<ImageRef>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('talent_community').on(table.tenantId, table.communityId, table.position),
    references(table.communityId, community),
  ],
)

export const happening = pgTable(
  'happening',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    kind: text('kind', { enum: HappeningKind }).notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    body: jsonb('body').$type<LocalizedText>().notNull(),
    startsAt: instant('starts_at').notNull(),
    talentId: text('talent_id'),
    channelId: text('channel_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('happening_community').on(table.tenantId, table.communityId, table.startsAt),
  ],
)

export const membership = pgTable(
  'membership',
  {
    tenantId: tenantId(),
    communityId: text('community_id').notNull(),
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    role: text('role', { enum: CommunityRole }).notNull(),
    oshiId: text('oshi_id'),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.communityId, table.userId] }),
    uniqueIndex('membership_id').on(table.tenantId, table.id),
    index('membership_user').on(table.tenantId, table.userId),
    // Whose oshi a talent is.
    index('membership_oshi')
      .on(table.tenantId, table.communityId, table.oshiId, table.userId)
      .where(sql`${table.oshiId} is not null`),
    index('membership_official')
      .on(table.tenantId, table.communityId)
      .where(sql`role <> 'MEMBER'`),
    references(table.communityId, community),
    references(table.userId, user),
  ],
)

export type CommunityRow = typeof community.$inferSelect
export type TalentRow = typeof talent.$inferSelect
export type HappeningRow = typeof happening.$inferSelect
export type MembershipRow = typeof membership.$inferSelect
/** What everyone may know of a user's place. */
export type PublicMembershipRow = Pick<MembershipRow, 'id' | 'role' | 'oshiId' | 'joinedAt'>
