import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../platform/database/columns.ts'

/** What an act was about, besides whom it was for. */
export type ActDetails = {
  /** Of a refund that is asked for. */
  amountYen?: number
  positions?: number[]
  isDespiteSpent?: boolean
  /** Of a parcel. */
  carrier?: string
  trackingNumber?: string
  /** Of a checkout for a fan: what it buys, as asked, and the session. */
  items?: string
  sessionId?: string
  /** Of other odds: canonical JSON, and from when on. */
  odds?: string
  effectiveAt?: string
  /** Of a report. */
  outcome?: string
  /** Of a present or a season that is asked for: what its file said. */
  document?: unknown
  /** What was sent to a fan, and of an appeal whether its warning was taken back. */
  receivedId?: string
  isLifted?: boolean
}

/** What operators did, each with who and why. Rows are only ever added. */
export const operatorAct = pgTable(
  'operator_act',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    kind: text('kind', {
      enum: [
        ...(['ASK_REFUND', 'APPROVE_REFUND', 'DECLINE_REFUND'] as const),
        ...(['ASK_ODDS', 'APPROVE_ODDS', 'DECLINE_ODDS'] as const),
        ...(['ASK_PRESENT', 'APPROVE_PRESENT', 'DECLINE_PRESENT'] as const),
        ...(['ASK_SEASON', 'APPROVE_SEASON', 'DECLINE_SEASON'] as const),
        ...(['SEND_CAMPAIGN', 'WARN', 'ANSWER_APPEAL'] as const),
        ...(['SHIP', 'CHARGEBACK', 'PAYOUT', 'OPEN_CHECKOUT'] as const),
        ...(['ANSWER_INQUIRY', 'DECIDE_REPORT', 'ANSWER_LETTER'] as const),
      ],
    }).notNull(),
    /** The id of what it was done to: an order, a delivery, a machine, a fan, a question, a letter, a report, a community. */
    subject: text('subject').notNull(),
    /** A name as `readName` folds it, so that one person can't be two by writing it otherwise. */
    who: text('who').notNull(),
    why: text('why').notNull(),
    /** The act that this one answers, and who had done that. */
    answers: text('answers'),
    askedBy: text('asked_by'),
    details: jsonb('details').$type<ActDetails>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('operator_act_who').on(table.tenantId, table.id, table.who),
    // One answer a question, and what happens once to a thing.
    uniqueIndex('operator_act_answers')
      .on(table.tenantId, table.answers)
      .where(sql`answers is not null`),
    uniqueIndex('operator_act_once')
      .on(table.tenantId, table.subject, table.kind)
      .where(sql`kind in ('SHIP', 'CHARGEBACK', 'PAYOUT')`),
    index('operator_act_subject').on(table.tenantId, table.subject, table.at),
    foreignKey({
      name: 'operator_act_asked',
      columns: [table.tenantId, table.answers, table.askedBy],
      foreignColumns: [table.tenantId, table.id, table.who],
    }),
    check(
      'operator_act_answer',
      sql`num_nulls(${table.answers}, ${table.askedBy}) = case when ${table.kind} in ('APPROVE_REFUND', 'DECLINE_REFUND', 'APPROVE_ODDS', 'DECLINE_ODDS', 'APPROVE_PRESENT', 'DECLINE_PRESENT', 'APPROVE_SEASON', 'DECLINE_SEASON') then 0 else 2 end`,
    ),
    // Two people: whoever asks approves nothing of it.
    check(
      'operator_act_two_people',
      sql`${table.kind} not in ('APPROVE_REFUND', 'APPROVE_ODDS', 'APPROVE_PRESENT', 'APPROVE_SEASON') or ${table.askedBy} <> ${table.who}`,
    ),
  ],
)

export type ActRow = typeof operatorAct.$inferSelect
