import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { BannerPlace } from '#schema/enums.generated.ts'
import {
  instant,
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'

/** Banners that belong together. How they are looked through is told by the prefix of the id. */
export const bannerSection = pgTable(
  'banner_section',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    /** By which an operator names it. */
    identifier: text('identifier').notNull(),
    place: text('place', { enum: BannerPlace }).notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('banner_section_community').on(table.tenantId, table.communityId, table.position),
    references(table.communityId, community, 'banner_section_community_id'),
  ],
)

export const banner = pgTable(
  'banner',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    sectionId: text('section_id').notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    note: jsonb('note').$type<LocalizedText>(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    href: text('href').notNull(),
    sponsor: jsonb('sponsor').$type<LocalizedText>(),
    talentId: text('talent_id'),
    position: integer('position').notNull(),
    /** Nobody knows of it before. */
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('banner_of_section').on(table.tenantId, table.sectionId, table.position),
    references(table.sectionId, bannerSection, 'banner_section_id'),
    check('banner_period', sql`${table.opensAt} < ${table.closesAt}`),
    // What is written is judged by `rules/address.ts`; this holds for rows written by hand too.
    check('banner_href', sql`${table.href} ~ '^(/([^/\\\\]|$)|https://)'`),
  ],
)

/** How often a banner was seen and pressed on a day in Japan. There is no column for who. */
export const bannerCount = pgTable(
  'banner_count',
  {
    tenantId: tenantId(),
    bannerId: text('banner_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    seen: integer('seen').notNull().default(0),
    pressed: integer('pressed').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.bannerId, table.day] }),
    references(table.bannerId, banner, 'banner_count_banner'),
  ],
)

export type BannerSectionRow = typeof bannerSection.$inferSelect
export type BannerRow = typeof banner.$inferSelect
