import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes, instant, references, tenantId } from '../../platform/database/columns.ts'
import { user } from '../user/tables.ts'
import type { MovementReason } from '../types.generated.ts'

/**
 * What a fan has of one asset, expired lots included until their expiry is booked. Whoever changes it holds the
 * row's lock. The system's own accounts have no row: nobody ever waits for them.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    tenantId: tenantId(),
    ownerId: text('owner_id').notNull(),
    asset: text('asset').notNull(),
    balance: integer('balance').notNull().default(0),
    /** Of its newest entry: they are numbered from 1 without a gap. */
    lastNumber: integer('last_number').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.ownerId, table.asset] }),
    references(table.ownerId, user, 'ledger_account_owner'),
    check('ledger_account_balance', sql`${table.balance} >= 0`),
  ],
)

/** Coins (or tickets, or points) that came alike and expire together, and how many of them are left. */
export const ledgerLot = pgTable(
  'ledger_lot',
  {
    tenantId: tenantId(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    ownerId: text('owner_id').notNull(),
    asset: text('asset').notNull(),
    class: text('class', { enum: ['FREE', 'PAID'] }).notNull(),
    /** From then on it can't be spent. `infinity` where it never expires. */
    expiresAt: instant('expires_at').notNull(),
    /** The transfer that a paid lot came by. Empty for a free one: those of a day merge. */
    openedBy: text('opened_by').notNull(),
    remaining: integer('remaining').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('ledger_lot_merged').on(
      table.tenantId,
      table.ownerId,
      table.asset,
      table.expiresAt,
      table.class,
      table.openedBy,
    ),
    // Without a condition on what remains: a change of that must not change an index.
    index('ledger_lot_expires').on(table.tenantId, table.expiresAt),
    foreignKey({
      name: 'ledger_lot_account',
      columns: [table.tenantId, table.ownerId, table.asset],
      foreignColumns: [ledgerAccount.tenantId, ledgerAccount.ownerId, ledgerAccount.asset],
    }),
    check('ledger_lot_remaining', sql`${table.remaining} >= 0`),
    check('ledger_lot_opened_by', sql`(${table.class} = 'PAID') = (${table.openedBy} <> '')`),
  ],
)

/** One movement between accounts. Rows are only ever added, as those of `ledger_entry`. */
export const ledgerTransfer = pgTable(
  'ledger_transfer',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    kind: text('kind', { enum: ['GRANT', 'SPEND', 'REVERSAL', 'EXPIRY', 'BOOKING'] }).notNull(),
    /** What for. */
    reason: text('reason').$type<MovementReason>().notNull(),
    /** The id of what it belongs to, such as an order's. */
    reference: text('reference'),
    /** The transfer that it takes back. */
    reverses: text('reverses'),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of what was asked with the key. */
    bodyHash: bytes('body_hash').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('ledger_transfer_idempotency_key').on(table.tenantId, table.idempotencyKey),
    uniqueIndex('ledger_transfer_reverses')
      .on(table.tenantId, table.reverses)
      .where(sql`reverses is not null`),
    references(table.reverses, table, 'ledger_transfer_reversed'),
  ],
)

/** What a transfer moved to (or, negative, from) an account. Those of a transfer sum to 0 for each asset. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    tenantId: tenantId(),
    transferId: text('transfer_id').notNull(),
    position: integer('position').notNull(),
    /** A fan's id, or one of the system's own accounts, whose names are capitals. */
    account: text('account').notNull(),
    asset: text('asset').notNull(),
    amount: integer('amount').notNull(),
    /** Of a fan's entry, as the next two; null for the system's. */
    lotId: bigint('lot_id', { mode: 'number' }),
    number: integer('number'),
    /** The account's balance after it. */
    balance: integer('balance'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.transferId, table.position] }),
    uniqueIndex('ledger_entry_number')
      .on(table.tenantId, table.account, table.asset, table.number)
      .where(sql`number is not null`),
    references(table.transferId, ledgerTransfer, 'ledger_entry_transfer'),
    references(table.lotId, ledgerLot, 'ledger_entry_lot'),
    check('ledger_entry_amount', sql`${table.amount} <> 0`),
    check(
      'ledger_entry_own',
      sql`num_nulls(${table.lotId}, ${table.number}, ${table.balance}) = case when ${table.account} = upper(${table.account}) then 3 else 0 end`,
    ),
  ],
)

/** That a fan was told of coins which expire: once for each day on which some do, and each time before it. */
export const coinExpiryNotice = pgTable(
  'coin_expiry_notice',
  {
    tenantId: tenantId(),
    ownerId: text('owner_id').notNull(),
    /** The last day in Japan on which they can be spent. */
    lastDay: date('last_day').notNull(),
    daysBefore: integer('days_before').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.tenantId, table.ownerId, table.lastDay, table.daysBefore],
    }),
  ],
)

/** A fan's coins: there is one for each, whether they ever had any or not. */
export type CoinWalletRow = {
  id: string
  ownerId: string
  free: number
  paid: number
  owed: number
  expiring: readonly ExpiringRow[]
}
export type ExpiringRow = { at: Date; free: number; paid: number; daysLeft: number }
/** A transfer, as far as it moved one account. */
export type CoinMovementRow = {
  id: string
  /** Of its last entry in the account. */
  number: number
  kind: 'GRANT' | 'SPEND' | 'REVERSAL' | 'EXPIRY'
  reason: MovementReason
  /** The id of what it belongs to, such as an order's. */
  reference: string | null
  at: Date
  free: number
  paid: number
  expiresAt: Date | null
  freeExpiresAt: Date | null
  paidExpiresAt: Date | null
}
