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
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  BasketProblem,
  StoreItemKind,
  StoreSectionKind,
  TaxClass,
} from '#schema/enums.generated.ts'
import {
  instant,
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

/** What a fan gets at once for an item, besides what is sent or made for them. */
export type ContentsRow = {
  /** Bought with yen: they may be taken back. */
  paidCoins?: number
  /** On top. */
  freeCoins?: number
  tickets?: number
  /** That open chapters of stories. */
  passes?: number
  /** Of a lottery: the machine that one lot a piece is drawn from. */
  lotsOf?: string
}

/**
 * One of what an item comes in: a size, a colour, or both. Its key is the item's own, such as `m`, and stands on what was
 * bought: one that is no longer sold is withdrawn and stays here.
 */
export type ItemVariant = {
  key: string
  size?: LocalizedText
  color?: LocalizedText
  /** With tax, where it costs something else than the item. */
  priceYen?: number
  priceCoins?: number
  isWithdrawn?: boolean
}

/** Something to know of an item, such as its measures. */
export type ItemDetail = { name: LocalizedText; text: LocalizedText }

export const storeItem = pgTable(
  'store_item',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    slug: text('slug').notNull(),
    kind: text('kind', { enum: StoreItemKind }).notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    description: jsonb('description').$type<LocalizedText>().notNull(),
    details: jsonb('details').$type<ItemDetail[]>().notNull(),
    /** One of these is chosen, in the order in which they are offered; empty where there is nothing to choose. */
    variants: jsonb('variants').$type<ItemVariant[]>().notNull().default([]),
    /** The first stands for the item wherever there is room for one. */
    pictures: jsonb('pictures').$type<ImageRef[]>().notNull(),
    talentId: text('talent_id'),
    /** With tax. An item has a price in yen, in coins, or both: then either pays. */
    priceYen: integer('price_yen'),
    priceCoins: integer('price_coins'),
    taxClass: text('tax_class', { enum: TaxClass }).notNull(),
    /** It is sold from then on, and until then; null where nothing bounds it. */
    saleFrom: instant('sale_from'),
    saleUntil: instant('sale_until'),
    /** The membership whose members may buy it from `earlyFrom` on, before its sale begins for all; null without. */
    earlyItemId: text('early_item_id'),
    earlyFrom: instant('early_from'),
    perPersonLimit: integer('per_person_limit'),
    contents: jsonb('contents').$type<ContentsRow>().notNull(),
    isMadeToOrder: boolean('is_made_to_order').notNull(),
    /** When it comes, in words. */
    deliveryEstimate: jsonb('delivery_estimate').$type<LocalizedText>(),
    /** Grows with each change of price or contents: what a fan confirmed is known by it. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('store_item_slug').on(table.tenantId, table.communityId, table.slug),
    unique('store_item_of_community').on(table.tenantId, table.communityId, table.id),
    index('store_item_early')
      .on(table.tenantId, table.earlyItemId)
      .where(sql`early_item_id is not null`),
    references(table.communityId, community, 'store_item_community'),
    check(
      'store_item_price',
      sql`coalesce(${table.priceYen}, ${table.priceCoins}) is not null and ${table.priceYen} > 0 and ${table.priceCoins} > 0`,
    ),
    check('store_item_per_person_limit', sql`${table.perPersonLimit} > 0`),
    // Whoever has a digital good has it: a second one would be money for nothing.
    check(
      'store_item_digital_once',
      sql`${table.kind} <> 'DIGITAL' or coalesce(${table.perPersonLimit}, 0) = 1`,
    ),
    check('store_item_sale', sql`${table.saleFrom} < ${table.saleUntil}`),
    // A membership of the same community: nobody could be a member of it here by one of another.
    foreignKey({
      name: 'store_item_early_item',
      columns: [table.tenantId, table.communityId, table.earlyItemId],
      foreignColumns: [table.tenantId, table.communityId, table.id],
    }),
    check(
      'store_item_early',
      sql`num_nulls(${table.earlyItemId}, ${table.earlyFrom}) in (0, 2) and ${table.earlyItemId} is distinct from ${table.id}`,
    ),
    // Whatever begins early begins for all some day.
    check(
      'store_item_early_from',
      sql`${table.earlyFrom} is null or coalesce(${table.earlyFrom} < ${table.saleFrom}, false)`,
    ),
  ],
)

/** What stands together on the store's page, in its order. */
export const storeSection = pgTable(
  'store_section',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    position: integer('position').notNull(),
    slug: text('slug').notNull(),
    kind: text('kind', { enum: StoreSectionKind }).notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    lead: jsonb('lead').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('store_section_slug').on(table.tenantId, table.communityId, table.slug),
    references(table.communityId, community, 'store_section_community'),
  ],
)

/** Which items a section shows. */
export const storeShelf = pgTable(
  'store_shelf',
  {
    tenantId: tenantId(),
    sectionId: text('section_id').notNull(),
    itemId: text('item_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.sectionId, table.itemId] }),
    references(table.sectionId, storeSection, 'store_shelf_section'),
    references(table.itemId, storeItem, 'store_shelf_item'),
  ],
)

/** The key of one of an item's variants; empty where the item has none, and of what was sold before it had some. */
const variantKey = () => text('variant').notNull().default('')

/** How many pieces there are of an item, or of each of its variants, and where they are. What has no row never runs out. */
export const storeStock = pgTable(
  'store_stock',
  {
    tenantId: tenantId(),
    itemId: text('item_id').notNull(),
    variant: variantKey(),
    /** All that there ever were. */
    supplied: integer('supplied').notNull(),
    free: integer('free').notNull(),
    /** By those who are paying. */
    held: integer('held').notNull().default(0),
    sold: integer('sold').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.itemId, table.variant] }),
    references(table.itemId, storeItem, 'store_stock_item'),
    check(
      'store_stock_counts',
      sql`${table.free} >= 0 and ${table.held} >= 0 and ${table.sold} >= 0`,
    ),
  ],
)

/** What a fan has bought of an item, and what they are about to: both count towards the limit per person. */
export const storeBought = pgTable(
  'store_bought',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    itemId: text('item_id').notNull(),
    held: integer('held').notNull().default(0),
    sold: integer('sold').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.itemId] }),
    references(table.fanId, user, 'store_bought_fan'),
    references(table.itemId, storeItem, 'store_bought_item'),
    check('store_bought_counts', sql`${table.held} >= 0 and ${table.sold} >= 0`),
  ],
)

/** A digital item that a fan won or was given, for good: once by each source. It counts towards the limit per person. */
export const storeGiven = pgTable(
  'store_given',
  {
    tenantId: tenantId(),
    source: text('source', { enum: ['PRIZE_DRAW', 'CHECK_IN_PRESENT'] }).notNull(),
    /** Which place of which draw, or which present of which fan. */
    reference: text('reference').notNull(),
    fanId: text('fan_id').notNull(),
    itemId: text('item_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.source, table.reference] }),
    index('store_given_fan').on(table.tenantId, table.fanId, table.itemId),
    references(table.fanId, user, 'store_given_fan_id'),
    references(table.itemId, storeItem, 'store_given_item'),
  ],
)

/** What a checkout keeps for a fan while they pay, and what it sold. One that is released is gone. */
export const storeHold = pgTable(
  'store_hold',
  {
    tenantId: tenantId(),
    sessionId: text('session_id').notNull(),
    itemId: text('item_id').notNull(),
    variant: variantKey(),
    fanId: text('fan_id').notNull(),
    quantity: integer('quantity').notNull(),
    heldAt: instant('held_at').notNull(),
    soldAt: instant('sold_at'),
    /** When a refund put it back on the shelf: from then on it counts for nothing. */
    returnedAt: instant('returned_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.sessionId, table.itemId, table.variant] }),
    index('store_hold_item').on(table.tenantId, table.itemId),
    foreignKey({
      name: 'store_hold_bought',
      columns: [table.tenantId, table.fanId, table.itemId],
      foreignColumns: [storeBought.tenantId, storeBought.fanId, storeBought.itemId],
    }),
    check('store_hold_quantity', sql`${table.quantity} > 0`),
    check('store_hold_returned', sql`${table.returnedAt} is null or ${table.soldAt} is not null`),
  ],
)

/** What a fan means to buy. It keeps nothing for them: stock is held once they pay. */
export const basketLine = pgTable(
  'basket_line',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    communityId: text('community_id').notNull(),
    itemId: text('item_id').notNull(),
    variant: variantKey(),
    quantity: integer('quantity').notNull(),
    /** What it cost when the fan last looked: what differs by now is told. */
    priceYen: integer('price_yen'),
    priceCoins: integer('price_coins'),
    addedAt: instant('added_at').notNull(),
    /** The key of the adding that came last: the same one again adds nothing. */
    addedBy: text('added_by').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.tenantId, table.fanId, table.communityId, table.itemId, table.variant],
    }),
    references(table.fanId, user, 'basket_line_fan'),
    references(table.itemId, storeItem, 'basket_line_item'),
    check('basket_line_quantity', sql`${table.quantity} > 0`),
  ],
)

/** What a fan would like to have, and whether they want to be told once it can be bought. */
export const storeWish = pgTable(
  'store_wish',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    itemId: text('item_id').notNull(),
    kind: text('kind', { enum: ['WISH', 'ALERT'] }).notNull(),
    at: instant('at').notNull(),
    /** When the fan was told that it can be bought: once, until they ask again. */
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.itemId, table.kind] }),
    index('store_wish_alerts')
      .on(table.tenantId, table.itemId)
      .where(sql`kind = 'ALERT'`),
    references(table.fanId, user, 'store_wish_fan'),
    references(table.itemId, storeItem, 'store_wish_item'),
  ],
)

export type GivenRow = typeof storeGiven.$inferSelect
export type StoreItemRow = typeof storeItem.$inferSelect
/** An item whose sale has begun early, or will, for the members of a membership. */
export type EarlySaleRow = StoreItemRow & { saleFrom: Date; earlyFrom: Date; earlyItemId: string }
/** With the ids of what it shows, in its order. */
export type StoreSectionRow = typeof storeSection.$inferSelect & { itemIds: string[] }
/** Of each variant that has any count, or under the empty key: pieces that nobody has bought or is paying for. */
export type Stock = Readonly<Record<string, number>>
/** One of an item's variants, for who reads of it. */
export type VariantRow = { item: StoreItemRow; variant: ItemVariant }
/** An item, or one of its variants, as it can be had now, by one who asks. */
export type Offer = {
  item: StoreItemRow
  /** What was chosen; null where nothing is to choose, or nothing was. */
  variant: ItemVariant | null
  /** Of one piece, with tax. */
  priceYen: number | null
  priceCoins: number | null
  stock: Stock
  /** When its sale begins for this fan, which is early for members; null where it has begun. */
  opensAt: Date | null
  /** Whether members may have it by now, and this fan is none. */
  isMembersOnly: boolean
  /** Pieces that nobody has bought or is paying for, of all variants together where none is chosen; null where it never runs out. */
  free: number | null
  /** How many more this fan may have by the item's limit, open holds counted; null without a limit. */
  allowed: number | null
  /** How many this fan could put into an order now. */
  available: number
  /** Why it can't be had at all; null where it can. */
  problem: 'OUT_OF_STOCK' | 'LIMIT' | 'PERIOD' | 'VARIANT_REQUIRED' | null
}

/** A line of a basket, and what is wrong with it now; null where it can be ordered as it is. */
export type OfferedLine = {
  /** The key that was chosen, whether it is still offered or not. */
  variantKey: string
  quantity: number
  offer: Offer
  /** How many there could be now, beside the item's other lines. */
  most: number
  problem: (typeof BasketProblem)[number] | null
  /** What it cost when the fan last looked. */
  seenPrice: { yen: number | null; coins: number | null }
}

/** A fan's basket: there is one for each and community, whether they ever put anything in or not. */
export type BasketRow = { id: string; lines: readonly OfferedLine[] }
