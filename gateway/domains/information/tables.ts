import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { InformationCategory } from '#schema/enums.generated.ts'
import {
  instant,
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

export const information = pgTable(
  'information',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    category: text('category', { enum: InformationCategory }).notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    body: jsonb('body').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>(),
    authorId: text('author_id').notNull(),
    /** Nobody knows of it before. */
    publishedAt: instant('published_at').notNull(),
    revisedAt: instant('revised_at'),
    /** An address of the app, with the words that lead there. */
    link: jsonb('link').$type<{ path: string; label: LocalizedText }>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('information_list').on(table.tenantId, table.communityId, table.publishedAt, table.id),
    references(table.communityId, community, 'information_community'),
    references(table.authorId, user, 'information_author'),
    check('information_revised', sql`${table.revisedAt} >= ${table.publishedAt}`),
  ],
)

/** What a fan opened, and their favourites. */
export const informationMark = pgTable(
  'information_mark',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    informationId: text('information_id').notNull(),
    kind: text('kind', { enum: ['READ', 'FAVORITE'] }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.kind, table.informationId] }),
    index('information_mark_list').on(
      table.tenantId,
      table.fanId,
      table.kind,
      table.at,
      table.informationId,
    ),
    references(table.fanId, user, 'information_mark_fan'),
    references(table.informationId, information, 'information_mark_information'),
  ],
)

export type InformationRow = typeof information.$inferSelect
