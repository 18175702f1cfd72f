import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  instant,
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

export const collectableCard = pgTable(
  'collectable_card',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    slug: text('slug').notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    talentId: text('talent_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('collectable_card_slug').on(table.tenantId, table.communityId, table.slug),
    references(table.communityId, community, 'collectable_card_community'),
  ],
)

/** A card that a fan has; of some they have several. */
export const collectedCard = pgTable(
  'collected_card',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    cardId: text('card_id').notNull(),
    fanId: text('fan_id').notNull(),
    /** What it came by, such as a draw's id and the pick's number: each brings one. */
    reference: text('reference').notNull(),
    at: instant('at').notNull(),
    /** Since when it is locked: what it was drawn for was paid back. Null of one that the fan may use. */
    lockedAt: instant('locked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('collected_card_reference').on(table.tenantId, table.reference),
    index('collected_card_fan').on(table.tenantId, table.fanId, table.cardId),
    references(table.cardId, collectableCard, 'collected_card_card'),
    references(table.fanId, user, 'collected_card_fan_id'),
  ],
)

/** What numbered pieces are of. */
export const nft = pgTable(
  'nft',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    slug: text('slug').notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    talentId: text('talent_id'),
    /** The newest piece's number. */
    lastNumber: integer('last_number').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('nft_slug').on(table.tenantId, table.communityId, table.slug),
    references(table.communityId, community, 'nft_community'),
  ],
)

export const nftPiece = pgTable(
  'nft_piece',
  {
    tenantId: tenantId(),
    nftId: text('nft_id').notNull(),
    number: integer('number').notNull(),
    fanId: text('fan_id').notNull(),
    /** What it came by: each brings one. */
    reference: text('reference').notNull(),
    at: instant('at').notNull(),
    /** Since when it is locked: what it was drawn for was paid back. Null of one that the fan may use. */
    lockedAt: instant('locked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.nftId, table.number] }),
    uniqueIndex('nft_piece_reference').on(table.tenantId, table.reference),
    index('nft_piece_fan').on(table.tenantId, table.fanId, table.nftId),
    references(table.nftId, nft, 'nft_piece_nft'),
    references(table.fanId, user, 'nft_piece_fan_id'),
  ],
)

export const badge = pgTable(
  'badge',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    slug: text('slug').notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    talentId: text('talent_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('badge_slug').on(table.tenantId, table.communityId, table.slug),
    references(table.communityId, community, 'badge_community'),
  ],
)

/** A badge that a fan has. They have it or not: a second one changes nothing. */
export const ownedBadge = pgTable(
  'owned_badge',
  {
    tenantId: tenantId(),
    badgeId: text('badge_id').notNull(),
    fanId: text('fan_id').notNull(),
    /** The id of the draw, order or present that first gave it. */
    reference: text('reference').notNull(),
    at: instant('at').notNull(),
    /** Since when it is locked: what it was drawn for was paid back. Null of one that the fan may use. */
    lockedAt: instant('locked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.badgeId] }),
    references(table.badgeId, badge, 'owned_badge_badge'),
    references(table.fanId, user, 'owned_badge_fan_id'),
  ],
)

export type BadgeRow = typeof badge.$inferSelect
/** A badge that a fan has, with when and by what it came. */
export type OwnedBadgeRow = Pick<
  typeof ownedBadge.$inferSelect,
  'at' | 'lockedAt' | 'reference'
> & {
  badge: BadgeRow
}
export type CardRow = typeof collectableCard.$inferSelect
export type NftRow = typeof nft.$inferSelect
