import { sql } from 'drizzle-orm'
import {
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
import type { DrawTerms } from '#rules/draws/terms.ts'
import {
  PrizeDrawEntryBasis,
  PrizeDrawEntryKind,
  PrizeDrawPrizeKind,
} from '#schema/enums.generated.ts'
import {
  instant,
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { storeItem } from '../store/tables.ts'
import { user } from '../user/tables.ts'

export const prizeDraw = pgTable(
  'prize_draw',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    slug: text('slug').notNull(),
    entryBasis: text('entry_basis', { enum: PrizeDrawEntryBasis }).notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    description: jsonb('description').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    talentId: text('talent_id'),
    /** What is bought, and how many are planned to be sold; null of an open draw. */
    itemId: text('item_id'),
    plannedCount: integer('planned_count'),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    maintenanceUntil: instant('maintenance_until'),
    /** Null until it is published, as the next two; none of them changes from then on. */
    terms: jsonb('terms').$type<DrawTerms>(),
    termsHash: text('terms_hash'),
    publishedAt: instant('published_at'),
    proposedBy: text('proposed_by'),
    /** Another person than who proposed it. */
    approvedBy: text('approved_by'),
    /** When the list of entries was fixed; its root, and how many stand in it. */
    listedAt: instant('listed_at'),
    listRoot: text('list_root'),
    listSize: integer('list_size'),
    drawnAt: instant('drawn_at'),
    /** The beacon's, of its round. */
    beaconSignature: text('beacon_signature'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('prize_draw_slug').on(table.tenantId, table.communityId, table.slug),
    index('prize_draw_item').on(table.tenantId, table.itemId),
    references(table.communityId, community, 'prize_draw_community'),
    references(table.itemId, storeItem, 'prize_draw_item_id'),
    check('prize_draw_period', sql`${table.opensAt} < ${table.closesAt}`),
    check(
      'prize_draw_basis',
      sql`(${table.entryBasis} = 'PURCHASE') = (${table.itemId} is not null) and (${table.itemId} is null) = (${table.plannedCount} is null)`,
    ),
    check(
      'prize_draw_published',
      sql`${table.publishedAt} is null or (${table.terms} is not null and ${table.termsHash} is not null and ${table.proposedBy} <> ${table.approvedBy})`,
    ),
    check(
      'prize_draw_listed',
      sql`(${table.listedAt} is null) = (${table.listRoot} is null) and (${table.listRoot} is null) = (${table.listSize} is null)`,
    ),
    check(
      'prize_draw_drawn',
      sql`(${table.drawnAt} is null) = (${table.beaconSignature} is null) and (${table.drawnAt} is null or ${table.listedAt} is not null)`,
    ),
  ],
)

export const prizeDrawPrize = pgTable(
  'prize_draw_prize',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    drawId: text('draw_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: PrizeDrawPrizeKind }).notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    /** The badge's id, the card's, the NFT's or the item's. */
    thingId: text('thing_id'),
    /** How many coins or tickets. */
    amount: integer('amount'),
    count: integer('count').notNull(),
    valueYen: integer('value_yen').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('prize_draw_prize_draw').on(table.tenantId, table.drawId, table.position),
    references(table.drawId, prizeDraw, 'prize_draw_prize_draw_id'),
    check(
      'prize_draw_prize_kind',
      sql`(${table.kind} in ('BADGE', 'COLLECTABLE_CARD', 'DIGITAL_ITEM', 'NFT')) = (${table.thingId} is not null) and (${table.kind} in ('COIN', 'TICKET')) = (coalesce(${table.amount}, 0) > 0)`,
    ),
    check('prize_draw_prize_count', sql`${table.count} > 0 and ${table.valueYen} >= 0`),
  ],
)

/** How many entries a fan may make by tickets. */
export const ticketsMost = 10

/** A fan in a draw. Whoever enters holds its row. */
export const prizeDrawEntrant = pgTable(
  'prize_draw_entrant',
  {
    tenantId: tenantId(),
    drawId: text('draw_id').notNull(),
    fanId: text('fan_id').notNull(),
    /** Random: the list tells nobody who a fan is. */
    entrant: text('entrant').notNull(),
    ticketsUsed: integer('tickets_used').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.drawId, table.fanId] }),
    references(table.drawId, prizeDraw, 'prize_draw_entrant_draw'),
    references(table.fanId, user, 'prize_draw_entrant_fan'),
    check(
      'prize_draw_entrant_tickets',
      sql`${table.ticketsUsed} between 0 and ${sql.raw(String(ticketsMost))}`,
    ),
  ],
)

/** Rows are only ever added; but that one is withdrawn, and its position once the list is fixed, are noted. */
export const prizeDrawEntry = pgTable(
  'prize_draw_entry',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    drawId: text('draw_id').notNull(),
    fanId: text('fan_id').notNull(),
    kind: text('kind', { enum: PrizeDrawEntryKind }).notNull(),
    /** The browser's; of what was bought, the order's line and which of its pieces. */
    requestId: text('request_id').notNull(),
    at: instant('at').notNull(),
    /** In Japan, `YYYY-MM-DD`: a free one's alone. */
    freeDay: text('free_day'),
    /** What took the ticket. */
    transferId: text('transfer_id'),
    orderId: text('order_id'),
    orderLine: integer('order_line'),
    /** What was bought went back. */
    withdrawnAt: instant('withdrawn_at'),
    /** In the list, from 0 on. */
    position: integer('position'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('prize_draw_entry_request').on(table.tenantId, table.fanId, table.requestId),
    uniqueIndex('prize_draw_entry_free').on(
      ...([table.tenantId, table.drawId, table.fanId, table.freeDay] as const),
    ),
    uniqueIndex('prize_draw_entry_transfer').on(table.tenantId, table.transferId),
    uniqueIndex('prize_draw_entry_position').on(table.tenantId, table.drawId, table.position),
    index('prize_draw_entry_fan').on(table.tenantId, table.fanId, table.drawId, table.id),
    index('prize_draw_entry_order')
      .on(table.tenantId, table.orderId)
      .where(sql`order_id is not null`),
    foreignKey({
      name: 'prize_draw_entry_entrant',
      columns: [table.tenantId, table.drawId, table.fanId],
      foreignColumns: [prizeDrawEntrant.tenantId, prizeDrawEntrant.drawId, prizeDrawEntrant.fanId],
    }),
    check(
      'prize_draw_entry_kind',
      sql`(${table.kind} = 'FREE') = (${table.freeDay} is not null) and (${table.kind} = 'TICKET') = (${table.transferId} is not null) and (${table.kind} = 'PURCHASE') = (${table.orderId} is not null) and (${table.orderId} is null) = (${table.orderLine} is null)`,
    ),
  ],
)

/** Who was drawn. A place is never drawn twice. */
export const prizeDrawPlace = pgTable(
  'prize_draw_place',
  {
    tenantId: tenantId(),
    drawId: text('draw_id').notNull(),
    place: integer('place').notNull(),
    entryId: text('entry_id').notNull(),
    fanId: text('fan_id').notNull(),
    prizeId: text('prize_id').notNull(),
    position: integer('position').notNull(),
    at: instant('at').notNull(),
    /** Of goods. */
    deliveryId: text('delivery_id'),
    forfeitedAt: instant('forfeited_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.drawId, table.place] }),
    uniqueIndex('prize_draw_place_fan').on(table.tenantId, table.drawId, table.fanId),
    uniqueIndex('prize_draw_place_entry').on(table.tenantId, table.entryId),
    index('prize_draw_place_delivery')
      .on(table.tenantId, table.deliveryId)
      .where(sql`delivery_id is not null and forfeited_at is null`),
    references(table.entryId, prizeDrawEntry, 'prize_draw_place_entry_id'),
    references(table.prizeId, prizeDrawPrize, 'prize_draw_place_prize'),
  ],
)

export type StoredDrawRow = typeof prizeDraw.$inferSelect
/** One that is published: what it promised stands. */
export type PrizeDrawRow = StoredDrawRow & { terms: DrawTerms; termsHash: string }
export type PrizeDrawPrizeRow = typeof prizeDrawPrize.$inferSelect
export type EntrantRow = typeof prizeDrawEntrant.$inferSelect
export type EntryRow = typeof prizeDrawEntry.$inferSelect
export type PlaceRow = typeof prizeDrawPlace.$inferSelect
export type CapsRow = { prizeYen: number; totalYen: number; valueYen: number }
