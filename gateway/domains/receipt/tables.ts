import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { uniqueIndex } from 'drizzle-orm/pg-core'
import {
  instant,
  references,
  tenantId,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { storeOrder, type OrderRow } from '../checkout/tables.ts'

import type { Invoice } from './invoice.ts'

export type { InvoiceLine, RateTotal } from './invoice.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    receiptprint: 'a receipt as it was printed once'
  }
}

/** Who sold, as it was when the receipt was first written on or printed. */
export type IssuerRow = {
  name: LocalizedText
  postalCode: string
  address: LocalizedText
  phone: string
  email: string
  invoiceNumber: string | null
}

/** What stays of a receipt once it was written on or printed; all else is the order's. Its id ends as the order's. */
export const receipt = pgTable(
  'receipt',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    issuer: jsonb('issuer').$type<IssuerRow>().notNull(),
    addressee: text('addressee'),
    /** When it was made out to them. */
    addressedAt: instant('addressed_at'),
    prints: integer('prints').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('receipt_order').on(table.tenantId, table.orderId),
    references(table.orderId, storeOrder, 'receipt_order_id'),
  ],
)

/** Each time that it was printed: inserts only. */
export const receiptPrint = pgTable(
  'receipt_print',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    receiptId: text('receipt_id').notNull(),
    /** From 1. */
    position: integer('position').notNull(),
    /** As it was then. */
    addressee: text('addressee'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('receipt_print_position').on(table.tenantId, table.receiptId, table.position),
    references(table.receiptId, receipt, 'receipt_print_of'),
  ],
)

/** A receipt, whether anything of it was written yet or not. */
export type ReceiptRow = {
  id: string
  order: OrderRow
  issuer: IssuerRow
  addressee: string | null
  addressedAt: Date | null
  prints: number
}
/** What was given back of a receipt's order, once. */
export type CreditNoteRow = {
  receipt: ReceiptRow
  /** From 1, of the receipt's. */
  position: number
  refundedAt: Date
  /** To whom the receipt had been made out by then. */
  addressee: string | null
  invoice: Invoice
}
export type PrintRow = Omit<typeof receiptPrint.$inferSelect, 'tenantId'>
