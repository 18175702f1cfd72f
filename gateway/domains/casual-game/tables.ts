import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { instant, references, tenantId } from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

/** What a fan had left when it was last written down: what has come back since then is reckoned from it. */
export const stamina = pgTable(
  'stamina',
  {
    tenantId: tenantId(),
    communityId: text('community_id').notNull(),
    fanId: text('fan_id').notNull(),
    stored: integer('stored').notNull(),
    storedAt: instant('stored_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.communityId, table.fanId] }),
    references(table.communityId, community, 'stamina_community'),
    references(table.fanId, user, 'stamina_fan'),
    check('stamina_stored', sql`${table.stored} >= 0`),
  ],
)

/** Each time that a fan filled it up: the key holds a request to once. */
export const staminaRecovery = pgTable(
  'stamina_recovery',
  {
    tenantId: tenantId(),
    communityId: text('community_id').notNull(),
    fanId: text('fan_id').notNull(),
    requestId: text('request_id').notNull(),
    /** In Japan. */
    day: date('day').notNull(),
    at: instant('at').notNull(),
    /** 0 where a ticket paid. */
    coins: integer('coins').notNull(),
    transferId: text('transfer_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.requestId] }),
    references(table.communityId, community, 'stamina_recovery_community'),
    references(table.fanId, user, 'stamina_recovery_fan'),
  ],
)

/** A play costs one stamina: the key holds a request to one. */
export const casualGamePlay = pgTable(
  'casual_game_play',
  {
    tenantId: tenantId(),
    communityId: text('community_id').notNull(),
    name: text('name').notNull(),
    fanId: text('fan_id').notNull(),
    id: text('id').notNull(),
    requestId: text('request_id').notNull(),
    seed: text('seed').notNull(),
    /** By which rules it is replayed. */
    rules: text('rules').notNull(),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
    /** The day in Japan on which it began: it counts for that one. */
    day: date('day').notNull(),
    /** What the replay came to. */
    score: integer('score'),
    isBest: boolean('is_best'),
    /** What the fan did: whoever doubts the score plays it again. */
    inputs: jsonb('inputs').$type<readonly number[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.requestId] }),
    uniqueIndex('casual_game_play_id').on(table.tenantId, table.id),
    index('casual_game_play_day')
      .on(table.tenantId, table.communityId, table.name, table.day)
      .where(sql`ended_at is not null`),
    references(table.communityId, community, 'casual_game_play_community'),
    references(table.fanId, user, 'casual_game_play_fan'),
    check('casual_game_play_ended', sql`num_nulls(ended_at, score, is_best, inputs) in (0, 4)`),
  ],
)

/** A game of a community, whether anybody has played it or not. */
export type CasualGameRow = { communityId: string; name: string }
export type CasualGamePlayRow = typeof casualGamePlay.$inferSelect
/** What a fan has left now. */
export type StaminaRow = {
  communityId: string
  fanId: string
  left: number
  nextAt: Date | null
  fullAt: Date | null
}
export type CasualGameRankRow = {
  communityId: string
  playId: string
  fanId: string
  score: number
  rank: number
}
