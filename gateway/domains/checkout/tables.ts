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
import {
  CheckoutMethod,
  CheckoutOrigin,
  CheckoutState,
  StoreItemKind,
  TaxClass,
  UnavailableMethodReason,
} from '#schema/enums.generated.ts'
import {
  instant,
  references,
  tenantId,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import type { ContentsRow, StoreItemRow } from '../store/tables.ts'
import { user } from '../user/tables.ts'

/** A fan on the way to an order. Its state moves along `transitions.ts` alone. */
export const checkoutSession = pgTable(
  'checkout_session',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    fanId: text('fan_id').notNull(),
    communityId: text('community_id').notNull(),
    origin: text('origin', { enum: CheckoutOrigin }).notNull(),
    state: text('state', { enum: CheckoutState }).notNull(),
    method: text('method', { enum: CheckoutMethod }),
    /** The saved card that pays it; null where one is typed in. */
    instrumentId: text('instrument_id'),
    /** One of the fan's, to which what is sent goes; null where nothing is, or they have not said. */
    addressId: text('address_id'),
    /** The session that this one buys coins for: the fan goes back to it. */
    returnsTo: text('returns_to'),
    /** But a few were left of something when it held its own: a slip would keep those for days. */
    isScarce: boolean('is_scarce').notNull().default(false),
    /** Until when its stock is held. */
    expiresAt: instant('expires_at').notNull(),
    /** Of the confirmation: whoever confirms again with it gets the same answer. */
    idempotencyKey: text('idempotency_key'),
    /** The last attempt to pay in yen. */
    attemptId: text('attempt_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    // A fan who begins again lets go of what they had begun: nobody holds stock many times over. What buys the
    // coins that another session lacks stands beside it.
    uniqueIndex('checkout_session_begun')
      .on(table.tenantId, table.fanId, table.communityId, sql`(returns_to is null)`)
      .where(sql`state in ('OPEN', 'READY') and origin <> 'EXTERNAL'`),
    index('checkout_session_fan').on(table.tenantId, table.fanId, table.createdAt),
    // What the sweep looks for: sessions that are under way.
    index('checkout_session_expiry')
      .on(table.tenantId, table.expiresAt)
      .where(sql`state in ('OPEN', 'READY', 'PROCESSING', 'PENDING_KONBINI', 'PENDING_ID')`),
    references(table.fanId, user, 'checkout_session_fan_id'),
    references(table.communityId, community, 'checkout_session_community'),
  ],
)

/**
 * What a session is to buy, at the price that the fan was told. From the confirmation on it is what the fan gets for
 * their money, whenever that comes: the item's own may change.
 */
export const checkoutLine = pgTable(
  'checkout_line',
  {
    tenantId: tenantId(),
    sessionId: text('session_id').notNull(),
    position: integer('position').notNull(),
    itemId: text('item_id').notNull(),
    /** The key of the item's variant that was chosen; empty where it has none. */
    variant: text('variant').notNull().default(''),
    quantity: integer('quantity').notNull(),
    /** The item's, when its price was told. */
    revision: integer('revision').notNull(),
    /** Of one piece, tax included; null where the item can't be paid so. */
    priceYen: integer('price_yen'),
    priceCoins: integer('price_coins'),
    kind: text('kind', { enum: StoreItemKind }).notNull(),
    /** With the variant in words. */
    name: jsonb('name').$type<LocalizedText>().notNull(),
    taxClass: text('tax_class', { enum: TaxClass }).notNull(),
    contents: jsonb('contents').$type<ContentsRow>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.sessionId, table.position] }),
    uniqueIndex('checkout_line_item').on(
      table.tenantId,
      table.sessionId,
      table.itemId,
      table.variant,
    ),
    references(table.sessionId, checkoutSession, 'checkout_line_session'),
    check('checkout_line_quantity', sql`${table.quantity} > 0`),
    check('checkout_line_price', sql`num_nulls(${table.priceYen}, ${table.priceCoins}) < 2`),
  ],
)

/** What was paid. A session has one at most. */
export const storeOrder = pgTable(
  'store_order',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    /** What a fan reads out to the desk, such as `261122-7K3M-9QPD`. */
    number: text('number').notNull(),
    fanId: text('fan_id').notNull(),
    communityId: text('community_id').notNull(),
    sessionId: text('session_id').notNull(),
    method: text('method', { enum: CheckoutMethod }).notNull(),
    /** Yen or coins, as the method says. */
    total: integer('total').notNull(),
    /** Of coins: how many of the total were free. */
    freeCoins: integer('free_coins').notNull().default(0),
    /** The capture that paid it; null for coins. */
    attemptId: text('attempt_id'),
    placedAt: instant('placed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('store_order_number').on(table.tenantId, table.number),
    uniqueIndex('store_order_session').on(table.tenantId, table.sessionId),
    uniqueIndex('store_order_attempt').on(table.tenantId, table.attemptId),
    index('store_order_fan').on(table.tenantId, table.fanId, table.placedAt),
    references(table.sessionId, checkoutSession, 'store_order_session_id'),
    check('store_order_paid_by', sql`(${table.method} = 'COINS') = (${table.attemptId} is null)`),
  ],
)

/** What was bought, as it was then: items change their names and prices. */
export const orderLine = pgTable(
  'order_line',
  {
    tenantId: tenantId(),
    orderId: text('order_id').notNull(),
    position: integer('position').notNull(),
    itemId: text('item_id').notNull(),
    /** The key of the item's variant that was bought; empty where it had none. */
    variant: text('variant').notNull().default(''),
    kind: text('kind', { enum: StoreItemKind }).notNull(),
    /** With the variant in words. */
    name: jsonb('name').$type<LocalizedText>().notNull(),
    quantity: integer('quantity').notNull(),
    /** Of one piece, in what the order was paid with, tax included. */
    price: integer('price').notNull(),
    taxClass: text('tax_class', { enum: TaxClass }).notNull(),
    /** The ledger's transfer that paid it with coins: a line can be taken back alone. */
    paidBy: text('paid_by'),
    /** When the fan got it; null while they still wait for it. */
    fulfilledAt: instant('fulfilled_at'),
    /** When it was taken back, and what was paid for it. */
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.orderId, table.position] }),
    index('order_line_waiting')
      .on(table.tenantId, table.orderId)
      .where(sql`fulfilled_at is null`),
    references(table.orderId, storeOrder, 'order_line_order'),
  ],
)

/** That something of what was paid for an order went back: inserts only, since a paper tells of each. */
export const orderReturn = pgTable(
  'order_return',
  {
    tenantId: tenantId(),
    orderId: text('order_id').notNull(),
    /** From 1, in the order in which they were given back. */
    position: integer('position').notNull(),
    /** By which the yen go; null for coins. One that failed has given nothing back. */
    refundId: text('refund_id'),
    /** How much of what was paid for which lines: yen, or paid coins. */
    parts: jsonb('parts').$type<ReturnedPart[]>().notNull(),
    /** Whether the parts are as they were: of what went back before they were kept, nothing may say it. */
    isItemized: boolean('is_itemized').notNull().default(true),
    /** When it was given back; by a refund it goes later, or never. */
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.orderId, table.position] }),
    references(table.orderId, storeOrder, 'order_return_order'),
  ],
)

/** The most that a fan means to pay in yen in a month. */
export const spendingCap = pgTable(
  'spending_cap',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    /** Null for none. */
    yen: integer('yen'),
    /** What it is from an instant on, that is a day after it was wanted higher. */
    nextYen: integer('next_yen'),
    changesAt: instant('changes_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId] }),
    references(table.fanId, user, 'spending_cap_fan'),
  ],
)

/** That a fan was told what they have paid in a month: once for each sum. */
export const spendingNotice = pgTable(
  'spending_notice',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    /** In Japan, `YYYY-MM`. */
    month: text('month').notNull(),
    yen: integer('yen').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.fanId, table.month, table.yen] })],
)

/** Of a line: what went back, and whether the line did, too; the fan keeps it otherwise. */
export type ReturnedPart = { position: number; amount: number; isTaken: boolean }
export type OrderReturnRow = Omit<typeof orderReturn.$inferSelect, 'tenantId'>
/** With the yen of its refund; null for coins. */
export type FoundReturnRow = OrderReturnRow & { refundYen: number | null }
export type SpendingCapRow = Omit<typeof spendingCap.$inferSelect, 'tenantId'>
export type SpendingRow = {
  spent: number
  resetsAt: Date
  reached: number | null
  cap: number | null
  capChangesAt: Date | null
  nextCap: number | null
}
export type SpendingNoticeRow = { sum: number; reached: number }
export type SessionRow = Omit<typeof checkoutSession.$inferSelect, 'tenantId'>
export type LineRow = Omit<typeof checkoutLine.$inferSelect, 'tenantId'>
/** A line beside the item that it is of, as that is now. */
export type CheckoutLineRow = LineRow & { item: StoreItemRow }
export type OrderRow = Omit<typeof storeOrder.$inferSelect, 'tenantId'>
export type OrderLineRow = Omit<typeof orderLine.$inferSelect, 'tenantId'>
/** How a total takes from a fan's coins now. */
export type CoinsRow = {
  free: number
  paid: number
  missing: number
  owed: number
  expiresNext: Date | null
}
/** A way to pay that a session can't have, and why. */
export type UnavailableMethodRow = {
  reason: (typeof UnavailableMethodReason)[number]
  method: 'CARD' | 'KONBINI' | 'PAYPAY'
  leastYen: number
  mostYen: number
}

/** Under which id a session stands among its fan's purchases, once it is confirmed. */
export const purchaseIdOf = (sessionId: string): string => sessionId.replace('checkout', 'purchase')

/** The id of the session that a purchase came of. */
export const sessionIdOf = (purchaseId: string): string =>
  purchaseId.replace('purchase', 'checkout')
