import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community, talent } from '../community/tables.ts'

/** What a community's fans can send in place of words, in the order of `position`. */
export const sticker = pgTable(
  'sticker',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    talentId: text('talent_id'),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('sticker_slug').on(table.tenantId, table.communityId, table.slug),
    index('sticker_talent').on(table.tenantId, table.talentId),
    references(table.communityId, community, 'sticker_community'),
    references(table.talentId, talent, 'sticker_talent_id'),
  ],
)

export type StickerRow = typeof sticker.$inferSelect
