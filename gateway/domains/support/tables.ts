import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { SupportTopic } from '#schema/enums.generated.ts'
import {
  instant,
  references,
  tenantId,
  type LocalizedText,
} from '../../platform/database/columns.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    inquiryanswer: 'what the desk wrote back'
  }
}

/** What is often asked. */
export const faqEntry = pgTable(
  'faq_entry',
  {
    tenantId: tenantId(),
    /** What its place on the page is called. */
    id: text('id').notNull(),
    topic: text('topic', { enum: SupportTopic }).notNull(),
    position: integer('position').notNull(),
    question: jsonb('question').$type<LocalizedText>().notNull(),
    answer: jsonb('answer').$type<LocalizedText>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

/** What fans and guests asked the desk. Rows go a year after the last word. */
export const inquiry = pgTable(
  'inquiry',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    /** What its sender is told: nothing that can be guessed, nor counted from. */
    number: text('number').notNull(),
    /** Null for a guest's. */
    fanId: text('fan_id'),
    /** The fan, or `guest`: whose the key is. */
    sender: text('sender').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    topic: text('topic', { enum: SupportTopic }).notNull(),
    text: text('text').notNull(),
    replyTo: text('reply_to').notNull(),
    language: text('language', { enum: ['ja', 'en'] }).notNull(),
    sentAt: instant('sent_at').notNull(),
    /** When the desk last answered; null until it has. */
    answeredAt: instant('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('inquiry_number').on(table.tenantId, table.number),
    uniqueIndex('inquiry_key').on(table.tenantId, table.sender, table.idempotencyKey),
    index('inquiry_fan').on(table.tenantId, table.fanId, table.sentAt),
    index('inquiry_waiting').on(table.tenantId, table.answeredAt, table.sentAt),
  ],
)

export const inquiryAnswer = pgTable(
  'inquiry_answer',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    inquiryId: text('inquiry_id').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('inquiry_answer_inquiry').on(table.tenantId, table.inquiryId, table.at),
    references(table.inquiryId, inquiry, 'inquiry_answer_inquiry_id').onDelete('cascade'),
  ],
)

export type FaqEntryRow = typeof faqEntry.$inferSelect
export type InquiryRow = typeof inquiry.$inferSelect
export type InquiryAnswerRow = typeof inquiryAnswer.$inferSelect
