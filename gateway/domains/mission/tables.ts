import { sql } from 'drizzle-orm'
import {
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
import { MissionKind, MissionPeriod, MissionRewardKind } from '#schema/enums.generated.ts'
import type { Round } from '#rules/missions.ts'
import {
  instant,
  references,
  tenantId,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

export const mission = pgTable(
  'mission',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    slug: text('slug').notNull(),
    kind: text('kind', { enum: MissionKind }).notNull(),
    period: text('period', { enum: MissionPeriod }).notNull(),
    goal: integer('goal').notNull(),
    position: integer('position').notNull(),
    rewardKind: text('reward_kind', { enum: MissionRewardKind }).notNull(),
    /** Of coins and tickets; 1 of a thing. */
    rewardAmount: integer('reward_amount').notNull(),
    /** The id of a badge, a card or an NFT. */
    rewardThingId: text('reward_thing_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('mission_slug').on(table.tenantId, table.communityId, table.slug),
    references(table.communityId, community, 'mission_community'),
    check('mission_goal', sql`${table.goal} >= 1`),
    check(
      'mission_reward',
      sql`${table.rewardAmount} >= 1 and (${table.rewardKind} in ('PROFILE_BADGE', 'COLLECTABLE_CARD', 'NFT')) = (${table.rewardThingId} is not null)`,
    ),
    check(
      'mission_thing_one',
      sql`${table.rewardKind} not in ('COLLECTABLE_CARD', 'NFT') or ${table.rewardAmount} = 1`,
    ),
    // Whoever has a badge has it: another one in the next period would be nothing.
    check(
      'mission_badge_once',
      sql`${table.rewardKind} <> 'PROFILE_BADGE' or (${table.period} = 'ONCE' and ${table.rewardAmount} = 1)`,
    ),
  ],
)

/** What no domain keeps yet, as events say it. */
export const eventKinds = ['ARENA_GAME_PLAY', 'PUSH_NOTIFICATION', 'PWA', 'TALK_TO_AVATAR'] as const
export type EventKind = (typeof eventKinds)[number]

/** An act that no domain keeps: once by its key. */
export const missionEvent = pgTable(
  'mission_event',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    communityId: text('community_id').notNull(),
    kind: text('kind', { enum: eventKinds }).notNull(),
    /** The act's own id, such as a match's, or a device's. */
    key: text('key').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.tenantId, table.fanId, table.communityId, table.kind, table.key],
    }),
    references(table.fanId, user, 'mission_event_fan'),
    references(table.communityId, community, 'mission_event_community'),
  ],
)

/** What was given for a mission: once a fan and round, by its key. */
export const missionClaim = pgTable(
  'mission_claim',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    missionId: text('mission_id').notNull(),
    /** The round's first day, or `once`. */
    round: text('round').notNull(),
    at: instant('at').notNull(),
    /** What the mission gave then: it may give something else now. */
    rewardKind: text('reward_kind', { enum: MissionRewardKind }).notNull(),
    rewardAmount: integer('reward_amount').notNull(),
    rewardThingId: text('reward_thing_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.missionId, table.round] }),
    index('mission_claim_mission').on(table.tenantId, table.missionId),
    references(table.fanId, user, 'mission_claim_fan'),
    references(table.missionId, mission, 'mission_claim_mission_id'),
  ],
)

/** A season of steps. Those of a community never overlap: what is claimable of one ends before the next begins. */
export const stepSeason = pgTable(
  'step_season',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    /** In Japan, as the first day after it. */
    opensOn: date('opens_on').notNull(),
    endsOn: date('ends_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('step_season_opens').on(table.tenantId, table.communityId, table.opensOn),
    references(table.communityId, community, 'step_season_community'),
    check('step_season_days', sql`${table.endsOn} > ${table.opensOn}`),
  ],
)

/** What a step can give: what has a number, and never points, which would lead on by themselves. */
const stepRewards = ['COIN', 'TREASURE_MACHINE_TICKET', 'STAMINA_RECOVERY_TICKET'] as const

export const step = pgTable(
  'step',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    seasonId: text('season_id').notNull(),
    number: integer('number').notNull(),
    points: integer('points').notNull(),
    rewardKind: text('reward_kind', { enum: stepRewards }).notNull(),
    rewardAmount: integer('reward_amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('step_number').on(table.tenantId, table.seasonId, table.number),
    references(table.seasonId, stepSeason, 'step_season_id'),
    check(
      'step_counts',
      sql`${table.number} >= 1 and ${table.points} >= 1 and ${table.rewardAmount} >= 1`,
    ),
    check(
      'step_reward',
      sql`${table.rewardKind} in ('COIN', 'TREASURE_MACHINE_TICKET', 'STAMINA_RECOVERY_TICKET')`,
    ),
  ],
)

/** What was given for a step: once a fan, by its key. */
export const stepClaim = pgTable(
  'step_claim',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    stepId: text('step_id').notNull(),
    requestId: text('request_id').notNull(),
    at: instant('at').notNull(),
    /** What the step gave then. */
    rewardKind: text('reward_kind', { enum: stepRewards }).notNull(),
    rewardAmount: integer('reward_amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.stepId] }),
    index('step_claim_step').on(table.tenantId, table.stepId),
    references(table.fanId, user, 'step_claim_fan'),
    references(table.stepId, step, 'step_claim_step_id'),
  ],
)

export type MissionRow = typeof mission.$inferSelect
export type MissionRewardRow = Pick<MissionRow, 'rewardKind' | 'rewardAmount' | 'rewardThingId'>
export type MissionRoundRow = {
  mission: MissionRow
  round: Round
  progress: number
  standing: 'OPEN' | 'DONE' | 'CLAIMED'
}
export type StepRow = typeof step.$inferSelect
export type StepSeasonRow = typeof stepSeason.$inferSelect
/** A step as it stands for whoever asked. */
export type StepStandingRow = StepRow & { standing: MissionRoundRow['standing'] }
