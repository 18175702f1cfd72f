import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Planting } from '#rules/games/greenhouse/replay.ts'
import { instant, references, tenantId } from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

/** A day's seed, made when the first fan begins: until then nobody can know it. */
export const buzzGameDay = pgTable(
  'buzz_game_day',
  {
    tenantId: tenantId(),
    communityId: text('community_id').notNull(),
    day: date('day').notNull(),
    seed: text('seed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.communityId, table.day] }),
    references(table.communityId, community, 'buzz_game_day_community'),
  ],
)

/** One play a fan and day: the key holds it, whatever comes at once. */
export const buzzGamePlay = pgTable(
  'buzz_game_play',
  {
    tenantId: tenantId(),
    communityId: text('community_id').notNull(),
    day: date('day').notNull(),
    fanId: text('fan_id').notNull(),
    id: text('id').notNull(),
    /** By which rules it is replayed. */
    rules: text('rules').notNull(),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
    /** What the replay came to. */
    score: integer('score'),
    best: integer('best'),
    chains: jsonb('chains').$type<readonly number[]>(),
    /** What the fan did: whoever doubts the score plays it again. */
    inputs: jsonb('inputs').$type<readonly Planting[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.communityId, table.day, table.fanId] }),
    uniqueIndex('buzz_game_play_id').on(table.tenantId, table.id),
    index('buzz_game_play_rank')
      .on(table.tenantId, table.communityId, table.day, sql`(-score)`, table.endedAt, table.id)
      .where(sql`ended_at is not null`),
    foreignKey({
      name: 'buzz_game_play_day',
      columns: [table.tenantId, table.communityId, table.day],
      foreignColumns: [buzzGameDay.tenantId, buzzGameDay.communityId, buzzGameDay.day],
    }),
    references(table.fanId, user, 'buzz_game_play_fan'),
    check(
      'buzz_game_play_ended',
      sql`num_nulls(ended_at, score, best, chains, inputs) in (0, 5) and (ended_at is null or ended_at <= ends_at)`,
    ),
  ],
)

/** A day's game of a community, whether anybody has begun it or not. */
export type BuzzCasualGameRow = { communityId: string; day: string }
export type BuzzCasualGamePlayRow = typeof buzzGamePlay.$inferSelect
export type BuzzCasualGameRankRow = Pick<BuzzCasualGamePlayRow, 'fanId'> & {
  playId: string
  score: number
  rank: number
}
