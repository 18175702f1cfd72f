import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { CampaignRewardKind } from '#schema/enums.generated.ts'
import {
  instant,
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

export const campaignCodePage = pgTable(
  'campaign_code_page',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    identifier: text('identifier').notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    body: jsonb('body').$type<LocalizedText>().notNull(),
    note: jsonb('note').$type<LocalizedText>(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    rewardKind: text('reward_kind', { enum: CampaignRewardKind }).notNull(),
    rewardAmount: integer('reward_amount').notNull(),
    isOncePerFan: boolean('is_once_per_fan').notNull(),
    /** The budget: how often all its codes together may be used. */
    usesMost: integer('uses_most').notNull(),
    proposedBy: text('proposed_by').notNull(),
    /** Another person than who proposed it. */
    approvedBy: text('approved_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('campaign_code_page_identifier').on(
      table.tenantId,
      table.communityId,
      table.identifier,
    ),
    references(table.communityId, community, 'campaign_code_page_community'),
    check('campaign_code_page_period', sql`${table.opensAt} < ${table.closesAt}`),
    check('campaign_code_page_reward', sql`${table.rewardAmount} >= 1 and ${table.usesMost} >= 1`),
    check('campaign_code_page_people', sql`${table.proposedBy} <> ${table.approvedBy}`),
  ],
)

/** A code, of which only a keyed hash is known: whoever reads the table can use none. */
export const campaignCode = pgTable(
  'campaign_code',
  {
    tenantId: tenantId(),
    pageId: text('page_id').notNull(),
    hash: text('hash').notNull(),
    /** By how many fans it may be used, each once; and by how many it was. */
    usesMost: integer('uses_most').notNull(),
    uses: integer('uses').notNull().default(0),
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.pageId, table.hash] }),
    references(table.pageId, campaignCodePage, 'campaign_code_page_id'),
    check('campaign_code_uses', sql`${table.uses} between 0 and ${table.usesMost}`),
  ],
)

/** What a fan had for a code, once. */
export const campaignCodeUse = pgTable(
  'campaign_code_use',
  {
    tenantId: tenantId(),
    pageId: text('page_id').notNull(),
    hash: text('hash').notNull(),
    fanId: text('fan_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** The code's last four characters, by which a fan tells it from another. */
    ending: text('ending').notNull(),
    at: instant('at').notNull(),
    /** What it brought then. */
    rewardKind: text('reward_kind', { enum: CampaignRewardKind }).notNull(),
    rewardAmount: integer('reward_amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.pageId, table.hash, table.fanId] }),
    uniqueIndex('campaign_code_use_key').on(table.tenantId, table.fanId, table.idempotencyKey),
    index('campaign_code_use_fan').on(table.tenantId, table.fanId, table.pageId, table.at),
    foreignKey({
      columns: [table.tenantId, table.pageId, table.hash],
      foreignColumns: [campaignCode.tenantId, campaignCode.pageId, campaignCode.hash],
      name: 'campaign_code_use_code',
    }),
    references(table.fanId, user, 'campaign_code_use_fan_id'),
  ],
)

export type CampaignCodePageRow = typeof campaignCodePage.$inferSelect
export type CodeRow = typeof campaignCode.$inferSelect
export type CampaignCodeReceiptRow = Omit<typeof campaignCodeUse.$inferSelect, 'tenantId'>
