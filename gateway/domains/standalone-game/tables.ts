import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, references, tenantId } from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

/** How a fan's game stood, version by version: the key holds each to one. */
export const standaloneGameSave = pgTable(
  'standalone_game_save',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    communityId: text('community_id').notNull(),
    name: text('name').notNull(),
    version: integer('version').notNull(),
    /** Which version the device went on from: with the text, what makes a save the same one. */
    basedOn: integer('based_on').notNull(),
    savedAt: instant('saved_at').notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.tenantId, table.fanId, table.communityId, table.name, table.version],
    }),
    references(table.fanId, user, 'standalone_game_save_fan'),
    references(table.communityId, community, 'standalone_game_save_community'),
    check('standalone_game_save_version', sql`${table.version} > ${table.basedOn}`),
    check('standalone_game_save_size', sql`octet_length(${table.text}) <= 65536`),
  ],
)

/** A game of a community, whether anybody has played it or not. */
export type StandaloneGameRow = { communityId: string; name: string }
export type StandaloneGameSaveRow = typeof standaloneGameSave.$inferSelect
