import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  PaymentFailure,
  SubscriptionEnd,
  SubscriptionInvoiceState,
  SubscriptionState,
} from '#schema/enums.generated.ts'
import { instant, references, tenantId } from '../../platform/database/columns.ts'
import { checkoutSession, storeOrder } from '../checkout/tables.ts'
import { storeItem } from '../store/tables.ts'
import { user } from '../user/tables.ts'

/** What a fan pays for again each month. Its state moves along `transitions.ts` alone. */
export const subscription = pgTable(
  'subscription',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    fanId: text('fan_id').notNull(),
    communityId: text('community_id').notNull(),
    itemId: text('item_id').notNull(),
    state: text('state', { enum: SubscriptionState }).notNull(),
    /** The saved card that pays; null where the fan has yet to choose one. */
    instrumentId: text('instrument_id'),
    /** The day of the month on which its periods begin; the last one where a month is shorter. */
    anchorDay: smallint('anchor_day').notNull(),
    /** What the next period costs, with tax, unless the fan has been told of another price by then. */
    priceYen: integer('price_yen').notNull(),
    nextPriceYen: integer('next_price_yen'),
    /** It is charged for periods that begin then or later. */
    nextPriceFrom: instant('next_price_from'),
    /** The period that was paid last, from 1. */
    period: integer('period').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    /** The period before whose end the fan was reminded of the renewal. */
    remindedOf: integer('reminded_of').notNull().default(0),
    /** When the biller looks at it: at the period's end, and at each try after that. */
    nextLookAt: instant('next_look_at').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    end: text('end', { enum: SubscriptionEnd }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('subscription_live')
      .on(table.tenantId, table.fanId, table.itemId)
      .where(sql`ended_at is null`),
    index('subscription_fan').on(table.tenantId, table.fanId, table.id),
    index('subscription_next_look')
      .on(table.tenantId, table.nextLookAt)
      .where(sql`ended_at is null`),
    references(table.fanId, user, 'subscription_fan_id'),
    references(table.itemId, storeItem, 'subscription_item'),
    check('subscription_anchor_day', sql`${table.anchorDay} between 1 and 31`),
    check('subscription_price', sql`${table.priceYen} > 0 and ${table.nextPriceYen} > 0`),
    check('subscription_period', sql`${table.periodStart} < ${table.periodEnd}`),
    check(
      'subscription_ended',
      sql`(${table.state} = 'ENDED') = (${table.endedAt} is not null) and (${table.endedAt} is null) = (${table.end} is null)`,
    ),
    check(
      'subscription_next_price',
      sql`(${table.nextPriceYen} is null) = (${table.nextPriceFrom} is null)`,
    ),
  ],
)

/** What one period costs: a row for each that was ever to be paid. */
export const subscriptionInvoice = pgTable(
  'subscription_invoice',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    /** What a fan reads out to the desk, such as `S-261122-7K3M-9QPD`. */
    number: text('number').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    fanId: text('fan_id').notNull(),
    period: integer('period').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    /** With tax. */
    amountYen: integer('amount_yen').notNull(),
    state: text('state', { enum: SubscriptionInvoiceState }).notNull(),
    /** Why the last try failed; null where it did not. */
    failure: text('failure', { enum: PaymentFailure }),
    /** Whether the fan began the last try: then its outcome is on their screen, and in no mail. */
    isByFan: boolean('is_by_fan').notNull(),
    /** The last try to pay it; null before the first. */
    sessionId: text('session_id'),
    /** What it became once it was paid. */
    orderId: text('order_id'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('subscription_invoice_period').on(
      table.tenantId,
      table.subscriptionId,
      table.period,
    ),
    uniqueIndex('subscription_invoice_number').on(table.tenantId, table.number),
    uniqueIndex('subscription_invoice_order').on(table.tenantId, table.orderId),
    uniqueIndex('subscription_invoice_session').on(table.tenantId, table.sessionId),
    index('subscription_invoice_fan').on(table.tenantId, table.fanId, table.id),
    references(table.subscriptionId, subscription, 'subscription_invoice_of'),
    references(table.sessionId, checkoutSession, 'subscription_invoice_session_id'),
    references(table.orderId, storeOrder, 'subscription_invoice_order_id'),
    check('subscription_invoice_amount', sql`${table.amountYen} > 0`),
    check('subscription_invoice_dates', sql`${table.periodStart} < ${table.periodEnd}`),
    check(
      'subscription_invoice_paid',
      sql`(${table.state} in ('PAID', 'REFUNDED')) = (${table.paidAt} is not null) and (${table.paidAt} is null) = (${table.orderId} is null)`,
    ),
  ],
)

export type SubscriptionRow = Omit<typeof subscription.$inferSelect, 'tenantId'>
export type InvoiceRow = Omit<typeof subscriptionInvoice.$inferSelect, 'tenantId'>
