import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { cardSaving, paymentAttempt, type CardSavingRow } from './tables.ts'

export async function insertSaving(
  transaction: Transaction,
  values: typeof cardSaving.$inferInsert,
): Promise<CardSavingRow> {
  return (await transaction.insert(cardSaving).values(values).returning())[0]!
}

export async function findSaving(db: Queryable, id: string): Promise<CardSavingRow | undefined> {
  return (await db.select().from(cardSaving).where(eq(cardSaving.id, id)))[0]
}

/** The saving that a fan has under way: one at a time. */
export async function findOpenSaving(
  db: Queryable,
  fanId: string,
): Promise<CardSavingRow | undefined> {
  const [row] = await db
    .select()
    .from(cardSaving)
    .where(and(eq(cardSaving.fanId, fanId), isNull(cardSaving.settledAt)))
  return row
}

/** Changes a saving that is under way; undefined where it is over. */
export async function changeSaving(
  db: Queryable,
  id: string,
  changes: Partial<CardSavingRow>,
): Promise<CardSavingRow | undefined> {
  const [row] = await db
    .update(cardSaving)
    .set(changes)
    .where(and(eq(cardSaving.id, id), isNull(cardSaving.settledAt)))
    .returning()
  return row
}

/** Some savings whose turn has come, each for one caller; nobody else gets them before `until`. */
export async function takeDueSavings(
  db: Queryable,
  at: Date,
  until: Date,
): Promise<{ id: string }[]> {
  const due = db
    .select({ id: cardSaving.id })
    .from(cardSaving)
    .where(and(isNull(cardSaving.settledAt), lte(cardSaving.nextLookAt, at)))
    .orderBy(asc(cardSaving.nextLookAt))
    .limit(50)
    .for('update', { skipLocked: true })
  return db
    .update(cardSaving)
    .set({ nextLookAt: until })
    .where(sql`${cardSaving.id} in ${due}`)
    .returning({ id: cardSaving.id })
}

/** Forgets savings that were over before an instant. */
export async function deleteSavings(db: Queryable, before: Date): Promise<void> {
  await db
    .delete(cardSaving)
    .where(and(isNotNull(cardSaving.settledAt), lte(cardSaving.createdAt, before)))
}

/** When a fan tried a card since an instant: savings, and payments that a bank declined. The newest first. */
export async function findCardTries(db: Queryable, fanId: string, since: Date): Promise<Date[]> {
  const savings = db
    .select({ at: sql<Date>`${cardSaving.createdAt}`.mapWith(cardSaving.createdAt).as('at') })
    .from(cardSaving)
    .where(and(eq(cardSaving.fanId, fanId), gt(cardSaving.createdAt, since)))
  const declines = db
    .select({
      at: sql<Date>`${paymentAttempt.createdAt}`.mapWith(paymentAttempt.createdAt).as('at'),
    })
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.fanId, fanId),
        eq(paymentAttempt.method, 'CARD'),
        gt(paymentAttempt.createdAt, since),
        inArray(paymentAttempt.failure, ['DECLINED', 'AUTH_FAILED', 'LIMIT']),
      ),
    )
  const tries = await unionAll(savings, declines)
    .orderBy(desc(sql`at`))
    .limit(100)
  return tries.map(({ at }) => at)
}
