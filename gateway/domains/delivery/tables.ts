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
import { RealGoodsDeliveryState, type Prefecture } from '#schema/enums.generated.ts'
import {
  instant,
  references,
  tenantId,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

/** Where a parcel goes. The names are those of the contract's input. */
export type DestinationRow = {
  familyName: string
  givenName: string
  familyNameKana: string
  givenNameKana: string
  postalCode: string
  prefecture: (typeof Prefecture)[number]
  city: string
  street: string
  building: string
  phoneNumber: string
}

/** What is in the parcel, as it was called when it was bought or won. */
export type DeliveryLineRow = { itemId: string; name: LocalizedText; quantity: number }

export const deliveryAddress = pgTable(
  'delivery_address',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    fanId: text('fan_id').notNull(),
    destination: jsonb('destination').$type<DestinationRow>().notNull(),
    /** Offered before all others: one a fan at most, by `setDefaultAddress`. */
    isDefault: boolean('is_default').notNull().default(false),
    /** When it was last written or sent to: what is used most is offered first. */
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('delivery_address_fan').on(table.tenantId, table.fanId, table.usedAt),
    references(table.fanId, user, 'delivery_address_fan_id'),
  ],
)

export const realGoodsDelivery = pgTable(
  'real_goods_delivery',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    fanId: text('fan_id').notNull(),
    /** The order that it is of; null for a prize. */
    orderId: text('order_id'),
    /** Of a prize: whose community gave it. Null for an order, which knows it, and for what was won before this was kept. */
    communityId: text('community_id'),
    /** Moves along `transitions.ts` alone. */
    state: text('state', { enum: RealGoodsDeliveryState }).notNull(),
    lines: jsonb('lines').$type<DeliveryLineRow[]>().notNull(),
    /** Copied when the fan confirms: an address that changes later changes no parcel. */
    destination: jsonb('destination').$type<DestinationRow>(),
    addressDueAt: instant('address_due_at'),
    openedAt: instant('opened_at').notNull(),
    shippedAt: instant('shipped_at'),
    deliveredAt: instant('delivered_at'),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    // An order is sent once, however often its fulfilment runs.
    uniqueIndex('real_goods_delivery_order').on(table.tenantId, table.orderId),
    index('real_goods_delivery_fan').on(table.tenantId, table.fanId, table.openedAt),
    index('real_goods_delivery_due')
      .on(table.tenantId, table.addressDueAt)
      .where(sql`state = 'AWAITING_ADDRESS' and address_due_at is not null`),
    references(table.fanId, user, 'real_goods_delivery_fan_id'),
    references(table.communityId, community, 'real_goods_delivery_community'),
    check(
      'real_goods_delivery_destination',
      sql`${table.state} in ('AWAITING_ADDRESS', 'CANCELED') or ${table.destination} is not null`,
    ),
  ],
)

/** That a fan was reminded to say where their prize goes: once for each time before the deadline. */
export const deliveryReminder = pgTable(
  'delivery_reminder',
  {
    tenantId: tenantId(),
    deliveryId: text('delivery_id').notNull(),
    daysBefore: integer('days_before').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.deliveryId, table.daysBefore] }),
    references(table.deliveryId, realGoodsDelivery, 'delivery_reminder_delivery'),
  ],
)

export type AddressRow = typeof deliveryAddress.$inferSelect
export type DeliveryRow = typeof realGoodsDelivery.$inferSelect

/** What a postal code stands for. */
export type PostalTownRow = Pick<DestinationRow, 'prefecture' | 'city'> & { town: string }
