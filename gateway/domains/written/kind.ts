import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../platform/database/pools.ts'
import type { WrittenMention } from '../mention/tables.ts'
import type { ReportSubjectKind } from '../types.generated.ts'

/** What each row of something written has. */
export type WrittenRow = {
  id: string
  communityId: string
  authorId: string
  text: string
  /** Whom it mentions; those of this revision alone. */
  mentions: WrittenMention[]
  /** How often it was changed. */
  revision: number
  idempotencyKey: string
  postedAt: Date
  deletedAt: Date | null
  heldAt: Date | null
}

/** The table of one kind: its rows are `WrittenRow` and what the kind has besides. */
export type WrittenTable = PgTable & Readonly<Record<keyof WrittenRow, PgColumn>>

/** At most so many in so many milliseconds. */
export type WritingLimit = { most: number; ms: number }

/** One kind of what fans write, such as a post: what differs from the others. */
export type WrittenKind<Table extends WrittenTable = WrittenTable> = {
  table: Table
  /** The prefix of its ids, which is also that of its lights' table. */
  prefix: 'post' | 'topic' | 'comment'
  /** What reports call it. */
  reportKind: ReportSubjectKind
  /** How much one author writes. */
  limits: readonly WritingLimit[]
  /** Takes rows away for good, with all that hangs on them: a part of the transaction that has locked this one. */
  forget(transaction: Transaction, id: string): Promise<void>
}

export type RowOf<Table extends WrittenTable> = Table['$inferSelect'] & WrittenRow
export type NewRowOf<Table extends WrittenTable> = Omit<Table['$inferSelect'], 'tenantId'> &
  Omit<WrittenRow, 'tenantId'>
