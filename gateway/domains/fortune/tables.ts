import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { FortuneLuck } from '#schema/enums.generated.ts'
import {
  instant,
  references,
  tenantId,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

/** All that fans of a community may be told. `position` counts from 0 without a gap. */
export const fortune = pgTable(
  'fortune',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    luck: text('luck', { enum: FortuneLuck }).notNull(),
    text: jsonb('text').$type<LocalizedText>().notNull(),
    charm: jsonb('charm').$type<LocalizedText>().notNull(),
    talentId: text('talent_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('fortune_slug').on(table.tenantId, table.communityId, table.slug),
    uniqueIndex('fortune_position').on(table.tenantId, table.communityId, table.position),
    references(table.communityId, community, 'fortune_community'),
  ],
)

/** What a fan has opened: one a day, by its key, whatever is added or reworded meanwhile. */
export const fortuneOpening = pgTable(
  'fortune_opening',
  {
    tenantId: tenantId(),
    communityId: text('community_id').notNull(),
    fanId: text('fan_id').notNull(),
    /** In Japan. */
    day: date('day').notNull(),
    fortuneId: text('fortune_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.communityId, table.fanId, table.day] }),
    index('fortune_opening_fortune').on(table.tenantId, table.fortuneId),
    references(table.communityId, community, 'fortune_opening_community'),
    references(table.fanId, user, 'fortune_opening_fan'),
    references(table.fortuneId, fortune, 'fortune_opening_fortune_id'),
  ],
)

export type FortuneRow = typeof fortune.$inferSelect
export type FortuneOpeningRow = typeof fortuneOpening.$inferSelect
/** A fan's day in a community, whether anything was opened on it or not. */
export type FortuneDayRow = Pick<FortuneOpeningRow, 'communityId' | 'fanId' | 'day'>
