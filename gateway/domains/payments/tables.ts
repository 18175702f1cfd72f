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
import {
  CardBrand,
  PaymentAttemptState,
  PaymentFailure,
  PaymentMethod,
} from '#schema/enums.generated.ts'
import { bytes, instant, references, tenantId } from '../../platform/database/columns.ts'
import { user } from '../user/tables.ts'
import type { PaymentSubjectKind } from '../../platform/settlement.ts'
import type { UserErrorCode } from '../types.generated.ts'
import type { AttemptDetails, AttemptStep, CardStep } from './steps.ts'

/**
 * One try to pay for something by one method. The row is committed before the provider hears of it, and its id is
 * the key under which the provider knows it.
 */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    fanId: text('fan_id').notNull(),
    /** What is paid for: a kind that a domain settles, and the id of one. */
    subjectKind: text('subject_kind').$type<PaymentSubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    method: text('method', { enum: PaymentMethod }).notNull(),
    amountYen: integer('amount_yen').notNull(),
    state: text('state', { enum: PaymentAttemptState }).notNull(),
    failure: text('failure', { enum: PaymentFailure }),
    /** The provider's id of it. */
    providerId: text('provider_id'),
    details: jsonb('details').$type<AttemptDetails>().notNull(),
    step: jsonb('step').$type<AttemptStep>(),
    /** Until when the fan is told to pay. */
    payBy: instant('pay_by').notNull(),
    /** When it is cancelled at the provider, unless it is paid. */
    endsAt: instant('ends_at').notNull(),
    /** Since when somebody wants it cancelled, and why: until the provider confirms, it may still be paid. */
    cancelingAt: instant('canceling_at'),
    cancelReason: text('cancel_reason', { enum: PaymentFailure }),
    /** What differs at the provider, for an operator. Such an attempt is never settled. */
    mismatch: text('mismatch'),
    /** When the sweep looks at it again. */
    nextLookAt: instant('next_look_at').notNull(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('payment_attempt_provider').on(table.tenantId, table.providerId),
    uniqueIndex('payment_attempt_live')
      .on(table.tenantId, table.subjectKind, table.subjectId)
      .where(sql`settled_at is null`),
    index('payment_attempt_next_look')
      .on(table.tenantId, table.nextLookAt)
      .where(sql`settled_at is null`),
    index('payment_attempt_fan').on(table.tenantId, table.fanId, table.createdAt),
    references(table.fanId, user, 'payment_attempt_fan_id'),
    check('payment_attempt_amount', sql`${table.amountYen} > 0`),
    check(
      'payment_attempt_settled',
      sql`(${table.settledAt} is not null) = (${table.state} in ('CAPTURED', 'FAILED', 'CANCELED'))`,
    ),
    check(
      'payment_attempt_failure',
      sql`(${table.failure} is not null) = (${table.state} in ('FAILED', 'CANCELED'))`,
    ),
  ],
)

/** A fan as the provider knows them: whom their saved cards belong to there. */
export const paymentCustomer = pgTable(
  'payment_customer',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    providerId: text('provider_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId] }),
    uniqueIndex('payment_customer_provider').on(table.tenantId, table.providerId),
    references(table.fanId, user, 'payment_customer_fan'),
  ],
)

/** A card that a fan has saved: what may be shown of it. Its number is the provider's alone. */
export const paymentInstrument = pgTable(
  'payment_instrument',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    fanId: text('fan_id').notNull(),
    /** The provider's id of it. */
    providerId: text('provider_id').notNull(),
    /** The provider's, the same for the same number: a card that is saved again is the same one. */
    fingerprint: text('fingerprint').notNull(),
    brand: text('brand', { enum: CardBrand }).notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at').notNull(),
    /** Nobody sees or charges it since then. */
    deletedAt: instant('deleted_at'),
    /** The provider has let go of it. */
    detachedAt: instant('detached_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('payment_instrument_provider').on(table.tenantId, table.providerId),
    uniqueIndex('payment_instrument_card')
      .on(table.tenantId, table.fanId, table.fingerprint)
      .where(sql`deleted_at is null`),
    index('payment_instrument_undetached')
      .on(table.tenantId)
      .where(sql`deleted_at is not null and detached_at is null`),
    foreignKey({
      name: 'payment_instrument_customer',
      columns: [table.tenantId, table.fanId],
      foreignColumns: [paymentCustomer.tenantId, paymentCustomer.fanId],
    }),
    check('payment_instrument_last4', sql`${table.last4} ~ '^[0-9]{4}$'`),
    check('payment_instrument_month', sql`${table.expMonth} between 1 and 12`),
  ],
)

/** Why a card was not saved, in the contract's words. */
const savingFailures = [
  ...(['INVALID', 'EXPIRED', 'DECLINED', 'AUTH_FAILED', 'CANCELED', 'LIMIT'] as const),
] as const satisfies readonly UserErrorCode[]

/** One try to save a card. The row is committed before the provider hears of it, under its id. */
export const cardSaving = pgTable(
  'card_saving',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    fanId: text('fan_id').notNull(),
    state: text('state', { enum: ['OPEN', 'SAVED', 'FAILED'] }).notNull(),
    failure: text('failure', { enum: savingFailures }),
    /** The provider's id of it. */
    providerId: text('provider_id'),
    step: jsonb('step').$type<CardStep>(),
    /** The card that it saved. */
    instrumentId: text('instrument_id'),
    createdAt: instant('created_at').notNull(),
    /** When it is given up, unless the card is saved by then. */
    endsAt: instant('ends_at').notNull(),
    nextLookAt: instant('next_look_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('card_saving_provider').on(table.tenantId, table.providerId),
    uniqueIndex('card_saving_open')
      .on(table.tenantId, table.fanId)
      .where(sql`settled_at is null`),
    index('card_saving_fan').on(table.tenantId, table.fanId, table.createdAt),
    index('card_saving_next_look')
      .on(table.tenantId, table.nextLookAt)
      .where(sql`settled_at is null`),
    references(table.fanId, user, 'card_saving_fan_id'),
    check(
      'card_saving_settled',
      sql`(${table.settledAt} is not null) = (${table.state} in ('SAVED', 'FAILED'))`,
    ),
    check('card_saving_failure', sql`(${table.failure} is not null) = (${table.state} = 'FAILED')`),
    check(
      'card_saving_card',
      sql`(${table.instrumentId} is not null) = (${table.state} = 'SAVED')`,
    ),
  ],
)

/** Yen that came in: one row a capture, and one thing that became of it. */
export const payment = pgTable(
  'payment',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    attemptId: text('attempt_id').notNull(),
    /** The provider's id of the capture. */
    providerId: text('provider_id').notNull(),
    amountYen: integer('amount_yen').notNull(),
    /** What it paid for, or that it came too late for that and goes back. */
    became: text('became', { enum: ['ORDER', 'REFUND'] }).notNull(),
    capturedAt: instant('captured_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('payment_attempt_id').on(table.tenantId, table.attemptId),
    uniqueIndex('payment_provider').on(table.tenantId, table.providerId),
    references(table.attemptId, paymentAttempt, 'payment_of_attempt'),
    check('payment_amount', sql`${table.amountYen} > 0`),
  ],
)

/** Yen that go back. The row is committed before the provider is asked, with its id as the key. */
export const paymentRefund = pgTable(
  'payment_refund',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    paymentId: text('payment_id').notNull(),
    amountYen: integer('amount_yen').notNull(),
    /** LATE goes back by itself, SUPPORT by an operator's hand; a CHARGEBACK has been taken by the fan's bank. */
    reason: text('reason', { enum: ['LATE', 'SUPPORT', 'CHARGEBACK'] }).notNull(),
    /** OPEN until the provider has it; AWAITS_BANK where cash goes back and the fan must say where to. */
    state: text('state', { enum: ['OPEN', 'AWAITS_BANK', 'DONE', 'FAILED'] }).notNull(),
    providerId: text('provider_id'),
    createdAt: instant('created_at').notNull(),
    nextLookAt: instant('next_look_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('payment_refund_provider').on(table.tenantId, table.providerId),
    index('payment_refund_next_look')
      .on(table.tenantId, table.nextLookAt)
      .where(sql`state in ('OPEN', 'AWAITS_BANK')`),
    index('payment_refund_payment').on(table.tenantId, table.paymentId),
    references(table.paymentId, payment, 'payment_refund_of_payment'),
    check('payment_refund_amount', sql`${table.amountYen} > 0`),
  ],
)

/** The account to which cash goes back: sealed, so that the database alone tells it nobody; gone once it is paid. */
export const refundAccount = pgTable(
  'refund_account',
  {
    tenantId: tenantId(),
    refundId: text('refund_id').notNull(),
    sealed: bytes('sealed').notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.refundId] }),
    references(table.refundId, paymentRefund, 'refund_account_refund'),
  ],
)

/** What the provider has told, so that the same thing told twice is heard once. Kept for 30 days. */
export const providerEvent = pgTable(
  'provider_event',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    attemptId: text('attempt_id').notNull(),
    heardAt: instant('heard_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('provider_event_heard').on(table.tenantId, table.heardAt),
  ],
)

export type PaymentAttemptRow = typeof paymentAttempt.$inferSelect
export type InstrumentRow = Omit<typeof paymentInstrument.$inferSelect, 'tenantId'>
export type CardSavingRow = Omit<typeof cardSaving.$inferSelect, 'tenantId'>
export type PaymentRow = typeof payment.$inferSelect
export type PaymentRefundRow = typeof paymentRefund.$inferSelect
/** A refund beside the attempt that had paid it, and when the fan has said to which account it goes. */
export type FoundRefundRow = PaymentRefundRow & {
  attemptId: string
  fanId: string
  method: PaymentAttemptRow['method']
  /** The provider's id of the attempt. */
  intentId: string | null
  accountGivenAt: Date | null
}
