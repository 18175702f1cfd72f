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
import { SupporterRankRewardKind, type SupporterPointSource } from '#schema/enums.generated.ts'
import type { Band, PointRule } from '#rules/supporterRank.ts'
import {
  instant,
  references,
  tenantId,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { nft } from '../collection/tables.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

/** A season. Those of a community never overlap, nor does one begin while another's rewards still wait. */
export const supporterSeason = pgTable(
  'supporter_season',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    /** In Japan, as the first day after it. */
    opensOn: date('opens_on').notNull(),
    endsOn: date('ends_on').notNull(),
    /** In the order in which they are told. They stay as they were when it was opened. */
    rules: jsonb('rules').$type<SourceRule[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('supporter_season_opens').on(table.tenantId, table.communityId, table.opensOn),
    references(table.communityId, community, 'supporter_season_community'),
    check('supporter_season_days', sql`${table.endsOn} > ${table.opensOn}`),
  ],
)

export const supporterRank = pgTable(
  'supporter_rank',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    seasonId: text('season_id').notNull(),
    /** From 1, the lowest. */
    number: integer('number').notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    points: integer('points').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('supporter_rank_number').on(table.tenantId, table.seasonId, table.number),
    references(table.seasonId, supporterSeason, 'supporter_rank_season'),
    check('supporter_rank_counts', sql`${table.number} >= 1 and ${table.points} >= 1`),
  ],
)

export const supporterRankReward = pgTable(
  'supporter_rank_reward',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    rankId: text('rank_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: SupporterRankRewardKind }).notNull(),
    /** Of coins; 1 of an NFT. */
    amount: integer('amount').notNull(),
    nftId: text('nft_id'),
    /** What it is worth to whoever gets it: a coin is a yen, a numbered piece what is said of it. */
    worthYen: integer('worth_yen').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('supporter_rank_reward_position').on(table.tenantId, table.rankId, table.position),
    references(table.rankId, supporterRank, 'supporter_rank_reward_rank'),
    references(table.nftId, nft, 'supporter_rank_reward_nft'),
    check(
      'supporter_rank_reward_thing',
      sql`(${table.kind} = 'NFT') = (${table.nftId} is not null) and ${table.amount} >= 1 and (${table.kind} <> 'NFT' or ${table.amount} = 1)`,
    ),
    check(
      'supporter_rank_reward_worth',
      sql`${table.worthYen} >= 1 and (${table.kind} <> 'COIN' or ${table.worthYen} = ${table.amount})`,
    ),
  ],
)

/** What was given for a rank: once a fan, by its key. */
export const supporterRankClaim = pgTable(
  'supporter_rank_claim',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    rewardId: text('reward_id').notNull(),
    at: instant('at').notNull(),
    /** What it was then. */
    kind: text('kind', { enum: SupporterRankRewardKind }).notNull(),
    amount: integer('amount').notNull(),
    nftId: text('nft_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.rewardId] }),
    index('supporter_rank_claim_reward').on(table.tenantId, table.rewardId),
    references(table.fanId, user, 'supporter_rank_claim_fan'),
    references(table.rewardId, supporterRankReward, 'supporter_rank_claim_reward_id'),
  ],
)

/** A season's members as they were counted last; once that is final, their result. */
export const supporterStanding = pgTable(
  'supporter_standing',
  {
    tenantId: tenantId(),
    seasonId: text('season_id').notNull(),
    fanId: text('fan_id').notNull(),
    points: integer('points').notNull(),
    /** What each source brought of them. */
    bySource: jsonb('by_source').$type<PointsBySource>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.seasonId, table.fanId] }),
    index('supporter_standing_fan').on(table.tenantId, table.fanId),
    references(table.seasonId, supporterSeason, 'supporter_standing_season'),
    references(table.fanId, user, 'supporter_standing_fan_id'),
  ],
)

/** The last count of a season's members. */
export const supporterCount = pgTable(
  'supporter_count',
  {
    tenantId: tenantId(),
    seasonId: text('season_id').notNull(),
    at: instant('at').notNull(),
    /** Who have any points. */
    fans: integer('fans').notNull(),
    bands: jsonb('bands').$type<Band[]>().notNull(),
    /** Nothing is counted after it. */
    isFinal: boolean('is_final').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.seasonId] }),
    references(table.seasonId, supporterSeason, 'supporter_count_season'),
  ],
)

export type Source = (typeof SupporterPointSource)[number]
export type SourceRule = PointRule<Source>
export type PointsBySource = { [Each in Source]?: number }
export type SeasonRow = typeof supporterSeason.$inferSelect
export type RankRow = typeof supporterRank.$inferSelect
export type RewardRow = typeof supporterRankReward.$inferSelect
export type CountRow = typeof supporterCount.$inferSelect
/** A rule with what it brought whoever asked. */
export type RuleStandingRow = SourceRule & { viewerPoints: number | null }
/** A rank with the season that it is of: its rewards are found by it. */
export type RankStandingRow = RankRow
/** A reward as it stands for whoever asked. */
export type RewardStandingRow = RewardRow & { standing: 'OPEN' | 'DONE' | 'CLAIMED' }
