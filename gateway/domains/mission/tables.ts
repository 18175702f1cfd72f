import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { MissionKind, MissionPeriod, MissionRewardKind } from '#schema/enums.generated.ts'
import type { Round } from '#rules/missions.ts'
import { instant, references, tenantId } from '../../platform/database/columns.ts'
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
    /** The badge's id. */
    rewardThingId: text('reward_thing_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('mission_slug').on(table.tenantId, table.communityId, table.slug),
    references(table.communityId, community, 'mission_community'),
    check('mission_goal', sql`${table.goal} >= 1`),
    check(
      'mission_reward',
      sql`${table.rewardAmount} >= 1 and (${table.rewardKind} = 'PROFILE_BADGE') = (${table.rewardThingId} is not null)`,
    ),
    // Whoever has a badge has it: another one in the next period would be nothing.
    check(
      'mission_badge_once',
      sql`${table.rewardKind} <> 'PROFILE_BADGE' or (${table.period} = 'ONCE' and ${table.rewardAmount} = 1)`,
    ),
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

export type MissionRow = typeof mission.$inferSelect
export type MissionRewardRow = Pick<MissionRow, 'rewardKind' | 'rewardAmount' | 'rewardThingId'>
export type MissionRoundRow = {
  mission: MissionRow
  round: Round
  progress: number
  standing: 'OPEN' | 'DONE' | 'CLAIMED'
}
