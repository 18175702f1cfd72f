import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import {
  instant,
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

/** What a fan shows to others, as it was when they made it. */
export const shareCard = pgTable(
  'share_card',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    fanId: text('fan_id').notNull(),
    /** The id of what it is about: its reward is given once. */
    subjectId: text('subject_id').notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    description: jsonb('description').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    path: text('path').notNull(),
    talentId: text('talent_id'),
    rewardCoins: integer('reward_coins'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('share_card_fan').on(table.tenantId, table.fanId, table.subjectId),
    references(table.fanId, user, 'share_card_fan_id'),
    references(table.communityId, community, 'share_card_community'),
  ],
)

/** What was given for sharing: once a fan and subject. */
export const shareReward = pgTable(
  'share_reward',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    subjectId: text('subject_id').notNull(),
    cardId: text('card_id').notNull(),
    coins: integer('coins').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.subjectId] }),
    references(table.cardId, shareCard, 'share_reward_card'),
  ],
)

export type ShareCardRow = typeof shareCard.$inferSelect
