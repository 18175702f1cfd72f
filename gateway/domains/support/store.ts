import { and, asc, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import {
  faqEntry,
  inquiry,
  inquiryAnswer,
  type FaqEntryRow,
  type InquiryAnswerRow,
  type InquiryRow,
} from './tables.ts'

export const findFaq = (db: Queryable): Promise<FaqEntryRow[]> =>
  db.select().from(faqEntry).orderBy(asc(faqEntry.position), asc(faqEntry.id))

/** What a sender asked under a key. */
export async function findInquiryBy(
  db: Queryable,
  sender: string,
  key: string,
): Promise<InquiryRow | undefined> {
  return (
    await db
      .select()
      .from(inquiry)
      .where(and(eq(inquiry.sender, sender), eq(inquiry.idempotencyKey, key)))
  )[0]
}

export async function insertInquiry(
  transaction: Transaction,
  row: Omit<InquiryRow, 'tenantId' | 'answeredAt'>,
): Promise<InquiryRow> {
  return (await transaction.insert(inquiry).values(row).returning())[0]!
}

export const findInquiriesOf = (
  db: Queryable,
  fanId: string,
  most: number,
): Promise<InquiryRow[]> =>
  db
    .select()
    .from(inquiry)
    .where(eq(inquiry.fanId, fanId))
    .orderBy(desc(inquiry.sentAt), desc(inquiry.id))
    .limit(most)

export async function findInquiry(db: Queryable, id: string): Promise<InquiryRow | undefined> {
  return (await db.select().from(inquiry).where(eq(inquiry.id, id)))[0]
}

export async function findInquiryNumbered(
  db: Queryable,
  number: string,
): Promise<InquiryRow | undefined> {
  return (await db.select().from(inquiry).where(eq(inquiry.number, number)))[0]
}

/** Those that nobody has answered, the oldest first. */
export const findWaiting = (db: Queryable, most: number): Promise<InquiryRow[]> =>
  db
    .select()
    .from(inquiry)
    .where(isNull(inquiry.answeredAt))
    .orderBy(asc(inquiry.sentAt), asc(inquiry.id))
    .limit(most)

/** What came back on one, the oldest first. */
export const findAnswers = (db: Queryable, inquiryId: string): Promise<InquiryAnswerRow[]> =>
  db
    .select()
    .from(inquiryAnswer)
    .where(eq(inquiryAnswer.inquiryId, inquiryId))
    .orderBy(asc(inquiryAnswer.at), asc(inquiryAnswer.id))

export async function findAnswer(db: Queryable, id: string): Promise<InquiryAnswerRow | undefined> {
  return (await db.select().from(inquiryAnswer).where(eq(inquiryAnswer.id, id)))[0]
}

/** Keeps an answer, and when it was given. */
export async function insertAnswer(
  transaction: Transaction,
  row: Omit<InquiryAnswerRow, 'tenantId'>,
): Promise<void> {
  await transaction.insert(inquiryAnswer).values(row)
  await transaction.update(inquiry).set({ answeredAt: row.at }).where(eq(inquiry.id, row.inquiryId))
}

/** Forgets what was answered before an instant, with the answers. */
export async function deleteAnsweredBefore(db: Queryable, instant: Date): Promise<void> {
  await db
    .delete(inquiry)
    .where(and(isNotNull(inquiry.answeredAt), lt(inquiry.answeredAt, instant)))
}
