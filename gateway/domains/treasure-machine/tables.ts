import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Odds, OddsTable } from '#rules/draws/odds.ts'
import {
  TreasureMachineKind,
  TreasureOfferKind,
  TreasurePrizeKind,
  TreasureRank,
  TreasureTableName,
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

export const treasureMachine = pgTable(
  'treasure_machine',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: TreasureMachineKind }).notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    description: jsonb('description').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    talentId: text('talent_id'),
    /** Whose lots are drawn from it; null of a machine that stands in the hall. */
    itemId: text('item_id'),
    /** In coins, as the prices below; 0 of one that is free, and may be turned once a day. */
    priceOne: integer('price_one').notNull(),
    /** Null where ten can't be drawn at once. */
    priceTen: integer('price_ten'),
    /** Paid coins alone; null without such an offer. */
    discountOne: integer('discount_one'),
    discountTen: integer('discount_ten'),
    takesTickets: boolean('takes_tickets').notNull(),
    /** So many points buy a featured prize; null where none are given. */
    pointPrice: integer('point_price'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** Nothing is drawn until then. */
    maintenanceUntil: instant('maintenance_until'),
    /** Nobody sees it before. */
    publishedAt: instant('published_at'),
    /** Of a box: the root over what lies in it, and how much that is. */
    boxRoot: text('box_root'),
    boxSize: integer('box_size'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('treasure_machine_slug').on(table.tenantId, table.communityId, table.slug),
    uniqueIndex('treasure_machine_item').on(table.tenantId, table.itemId),
    references(table.communityId, community, 'treasure_machine_community'),
    references(table.itemId, storeItem, 'treasure_machine_item_id'),
    check(
      'treasure_machine_prices',
      sql`${table.priceOne} >= 0 and ${table.priceTen} > 0 and ${table.discountOne} > 0 and ${table.discountTen} > 0 and ${table.pointPrice} > 0`,
    ),
    // A free one may bring nothing: so nothing that is bought pays for it, and a trigger lets no price be put on it later.
    check(
      'treasure_machine_free',
      sql`${table.priceOne} > 0 or (coalesce(${table.priceTen}, ${table.discountOne}, ${table.discountTen}, ${table.pointPrice}) is null and ${table.itemId} is null and not ${table.takesTickets})`,
    ),
    check('treasure_machine_period', sql`${table.startsAt} < ${table.endsAt}`),
    check(
      'treasure_machine_box',
      sql`${table.publishedAt} is null or (${table.kind} = 'STOCK') = (${table.boxRoot} is not null and ${table.boxSize} is not null)`,
    ),
  ],
)

export const treasurePrize = pgTable(
  'treasure_prize',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    machineId: text('machine_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: TreasurePrizeKind }).notNull(),
    rank: text('rank', { enum: TreasureRank }).notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    talentId: text('talent_id'),
    /** The badge's id, the card's or the NFT's. */
    thingId: text('thing_id'),
    /** How many coins or tickets. */
    amount: integer('amount'),
    isFeatured: boolean('is_featured').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('treasure_prize_machine').on(table.tenantId, table.machineId, table.position),
    references(table.machineId, treasureMachine, 'treasure_prize_machine_id'),
    check(
      'treasure_prize_kind',
      sql`(${table.kind} in ('BADGE', 'COLLECTABLE_CARD', 'NFT')) = (${table.thingId} is not null) and (${table.kind} in ('COIN', 'TICKET')) = (coalesce(${table.amount}, 0) > 0)`,
    ),
  ],
)

/** By which a machine draws from `effectiveAt` on. Rows are only ever added: a change is a version of its own. */
export const treasureOdds = pgTable(
  'treasure_odds',
  {
    tenantId: tenantId(),
    machineId: text('machine_id').notNull(),
    version: integer('version').notNull(),
    /** The hash is of this. */
    document: jsonb('document').$type<Odds>().notNull(),
    hash: text('hash').notNull(),
    effectiveAt: instant('effective_at').notNull(),
    proposedBy: text('proposed_by').notNull(),
    /** Another person than who proposed it. */
    approvedBy: text('approved_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.machineId, table.version] }),
    references(table.machineId, treasureMachine, 'treasure_odds_machine'),
    check('treasure_odds_two_people', sql`${table.proposedBy} <> ${table.approvedBy}`),
  ],
)

/** What a fan's draws at a machine are numbered by. One pair at a time. */
export const drawSeed = pgTable(
  'draw_seed',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    machineId: text('machine_id').notNull(),
    fanId: text('fan_id').notNull(),
    /** Random: by it a receipt tells nobody who the fan is. */
    drawer: text('drawer').notNull(),
    clientHash: text('client_hash').notNull(),
    clientSeed: text('client_seed'),
    /** From it and a key outside of the database the server's seed follows. */
    nonce: text('nonce').notNull(),
    /** Which key. */
    keyId: text('key_id').notNull(),
    serverHash: text('server_hash').notNull(),
    /** The next draw's: moved by its commit alone. */
    counter: integer('counter').notNull().default(0),
    openedAt: instant('opened_at').notNull(),
    /** From then on it serves no more, and its server seed is shown. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('draw_seed_current')
      .on(table.tenantId, table.fanId, table.machineId)
      .where(sql`closed_at is null`),
    index('draw_seed_fan').on(table.tenantId, table.fanId, table.machineId, table.openedAt),
    references(table.machineId, treasureMachine, 'draw_seed_machine'),
    references(table.fanId, user, 'draw_seed_fan_id'),
  ],
)

/** What counts a fan's draws at a machine. */
export const treasureCount = pgTable(
  'treasure_count',
  {
    tenantId: tenantId(),
    machineId: text('machine_id').notNull(),
    fanId: text('fan_id').notNull(),
    /** Draws since the last of the highest rank. */
    sinceTop: integer('since_top').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.machineId] }),
    references(table.machineId, treasureMachine, 'treasure_count_machine'),
    check('treasure_count_since_top', sql`${table.sinceTop} >= 0`),
  ],
)

/** One draw of one or ten, or a prize taken for points. Rows are only ever added; but that it was seen is noted. */
export const treasureDraw = pgTable(
  'treasure_draw',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    machineId: text('machine_id').notNull(),
    fanId: text('fan_id').notNull(),
    requestId: text('request_id').notNull(),
    /** Null where points bought the prize. */
    offer: text('offer', { enum: TreasureOfferKind }),
    at: instant('at').notNull(),
    /** What took the coins, the ticket or the points; null where it was free. */
    transferId: text('transfer_id'),
    free: integer('free').notNull(),
    paid: integer('paid').notNull(),
    tickets: integer('tickets').notNull(),
    points: integer('points').notNull(),
    sinceBefore: integer('since_before').notNull(),
    sinceAfter: integer('since_after').notNull(),
    /** As the next four: null where points bought the prize. */
    seedId: text('seed_id'),
    /** The first pick's. */
    counter: integer('counter'),
    /** Exactly as it was signed. */
    receipt: text('receipt'),
    signature: text('signature'),
    publicKey: text('public_key'),
    /** Null of a box. */
    oddsVersion: integer('odds_version'),
    seenAt: instant('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('treasure_draw_request').on(table.tenantId, table.fanId, table.requestId),
    index('treasure_draw_fan').on(table.tenantId, table.fanId, table.machineId, table.id),
    uniqueIndex('treasure_draw_transfer').on(table.tenantId, table.transferId),
    uniqueIndex('treasure_draw_free')
      .on(table.tenantId, table.fanId, table.machineId, sql`((at at time zone 'Asia/Tokyo')::date)`)
      .where(sql`offer = 'FREE'`),
    check(
      'treasure_draw_free_takes_nothing',
      sql`(${table.offer} = 'FREE') is not true or (${table.transferId} is null and ${table.free} + ${table.paid} + ${table.tickets} + ${table.points} = 0)`,
    ),
    references(table.machineId, treasureMachine, 'treasure_draw_machine'),
    references(table.seedId, drawSeed, 'treasure_draw_seed'),
  ],
)

export const treasurePick = pgTable(
  'treasure_pick',
  {
    tenantId: tenantId(),
    drawId: text('draw_id').notNull(),
    slot: integer('slot').notNull(),
    machineId: text('machine_id').notNull(),
    prizeId: text('prize_id').notNull(),
    seedId: text('seed_id'),
    counter: integer('counter'),
    /** Of a machine of odds. */
    oddsVersion: integer('odds_version'),
    tableName: text('table_name', { enum: TreasureTableName }),
    /** Of a box. */
    boxPosition: integer('box_position'),
    isNew: boolean('is_new').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.drawId, table.slot] }),
    uniqueIndex('treasure_pick_counter')
      .on(table.tenantId, table.seedId, table.counter)
      .where(sql`seed_id is not null`),
    uniqueIndex('treasure_pick_box')
      .on(table.tenantId, table.machineId, table.boxPosition)
      .where(sql`box_position is not null`),
    index('treasure_pick_drawn').on(
      table.tenantId,
      table.machineId,
      table.oddsVersion,
      table.tableName,
      table.prizeId,
    ),
    references(table.drawId, treasureDraw, 'treasure_pick_draw'),
    references(table.prizeId, treasurePrize, 'treasure_pick_prize'),
  ],
)

/** What lies in a box: fixed, and its root told, before anything is drawn. */
export const treasureBoxPosition = pgTable(
  'treasure_box_position',
  {
    tenantId: tenantId(),
    machineId: text('machine_id').notNull(),
    position: integer('position').notNull(),
    prizeId: text('prize_id').notNull(),
    /** Keeps the prize unknown until it is drawn. */
    salt: text('salt').notNull(),
    isDrawn: boolean('is_drawn').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.machineId, table.position] }),
    references(table.prizeId, treasurePrize, 'treasure_box_position_prize'),
  ],
)

export type MachineRow = typeof treasureMachine.$inferSelect
export type StoredPrizeRow = typeof treasurePrize.$inferSelect
/** With how many lie in the box; null where there is none. */
export type PrizeRow = StoredPrizeRow & { supplied: number | null; left: number | null }
export type OddsRow = typeof treasureOdds.$inferSelect
export type TableOfOdds = { name: 'BASE' | 'GUARANTEE' | 'PITY'; table: OddsTable }
export type ChanceRow = OddsTable[number]
export type DrawnRow = { prizeId: string; count: number; total: number; from: number; to: number }
export type BoxRow = { root: string; size: number; left: number; machine: MachineRow }
export type SeedRow = typeof drawSeed.$inferSelect
export type DrawRow = typeof treasureDraw.$inferSelect
export type PickRow = typeof treasurePick.$inferSelect
/** A draw, as far as it proves something. */
export type EvidenceRow = DrawRow & { receipt: string; signature: string; publicKey: string }
type OfferAmount = 'count' | 'coins' | 'tickets' | 'free' | 'paid' | 'missing'
export type OfferRow = Record<OfferAmount, number> & {
  kind: (typeof TreasureOfferKind)[number]
  isPaidOnly: boolean
  isUsed: boolean
  returnsAt: Date | null
}
