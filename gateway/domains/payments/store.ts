import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { soon } from './deadlines.ts'
import { payment, paymentAttempt, providerEvent, type PaymentAttemptRow } from './tables.ts'

export async function findAttempt(
  db: Queryable,
  id: string,
): Promise<PaymentAttemptRow | undefined> {
  return (await db.select().from(paymentAttempt).where(eq(paymentAttempt.id, id)))[0]
}

/** The attempt that may still be paid, of what is paid for. */
export async function findLiveAttempt(
  db: Queryable,
  { kind, id }: { kind: PaymentAttemptRow['subjectKind']; id: string },
): Promise<PaymentAttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.subjectKind, kind),
        eq(paymentAttempt.subjectId, id),
        isNull(paymentAttempt.settledAt),
      ),
    )
  return row
}

/** The attempt that paid for it, where one did. */
export async function findCapturedAttempt(
  db: Queryable,
  { kind, id }: { kind: PaymentAttemptRow['subjectKind']; id: string },
): Promise<PaymentAttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.subjectKind, kind),
        eq(paymentAttempt.subjectId, id),
        eq(paymentAttempt.state, 'CAPTURED'),
      ),
    )
  return row
}

/** Writes an attempt down; undefined where its subject has one that may still be paid. */
export async function insertAttempt(
  db: Transaction,
  values: typeof paymentAttempt.$inferInsert,
): Promise<PaymentAttemptRow | undefined> {
  const [row] = await db.insert(paymentAttempt).values(values).onConflictDoNothing().returning()
  return row
}

/** Changes an attempt that may still be paid; undefined where it is settled. */
export async function changeLive(
  db: Queryable,
  id: string,
  changes: Partial<PaymentAttemptRow>,
): Promise<PaymentAttemptRow | undefined> {
  const [row] = await db
    .update(paymentAttempt)
    .set(changes)
    .where(and(eq(paymentAttempt.id, id), isNull(paymentAttempt.settledAt)))
    .returning()
  return row
}

/** Ties an attempt to the provider's id of it, once. */
export async function setProviderId(db: Queryable, id: string, providerId: string): Promise<void> {
  await db
    .update(paymentAttempt)
    .set({ providerId })
    .where(and(eq(paymentAttempt.id, id), isNull(paymentAttempt.providerId)))
}

/** Numbers for convenience stores that a fan has open, and those whose time ran out since an instant. */
export async function countSlips(
  db: Queryable,
  fanId: string,
  since: Date,
): Promise<{ open: number; lapsed: number }> {
  const { settledAt, failure, method } = paymentAttempt
  const [counted] = await db
    .select({
      open: sql<number>`count(*) filter (where ${settledAt} is null)::integer`,
      lapsed: sql<number>`count(*) filter (where ${failure} = 'EXPIRED' and ${settledAt} >= ${since.toISOString()})::integer`,
    })
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.fanId, fanId), eq(method, 'KONBINI')))
  return counted!
}

/** Remembers that somebody wants it cancelled, and why first. Where the provider does not answer, the sweep sees to it. */
export async function wantCanceled(
  db: Queryable,
  id: string,
  reason: NonNullable<PaymentAttemptRow['failure']>,
  at: Date,
): Promise<void> {
  await db
    .update(paymentAttempt)
    .set({ cancelingAt: at, cancelReason: reason, nextLookAt: soon(at) })
    .where(
      and(
        eq(paymentAttempt.id, id),
        isNull(paymentAttempt.settledAt),
        isNull(paymentAttempt.cancelingAt),
      ),
    )
}

/** Marks an attempt as captured: undefined where it is so already. What was held to be over may still come in. */
export async function markCaptured(
  db: Transaction,
  id: string,
  at: Date,
): Promise<PaymentAttemptRow | undefined> {
  const [row] = await db
    .update(paymentAttempt)
    .set({
      state: 'CAPTURED',
      failure: null,
      mismatch: null,
      step: null,
      details: {},
      settledAt: at,
    })
    .where(and(eq(paymentAttempt.id, id), sql`${paymentAttempt.state} <> 'CAPTURED'`))
    .returning()
  return row
}

export async function insertPayment(
  db: Transaction,
  values: typeof payment.$inferInsert,
): Promise<void> {
  await db.insert(payment).values(values)
}

/** Writes down that the provider has told this; false where it had told it before. */
export async function insertEvent(
  db: Transaction,
  values: typeof providerEvent.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(providerEvent)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: providerEvent.id })
  return rows.length > 0
}

/** Forgets what the provider told before an instant. */
export async function deleteEvents(db: Queryable, before: Date): Promise<void> {
  await db.delete(providerEvent).where(lte(providerEvent.heardAt, before))
}

/** Some attempts whose turn has come, each for one caller; nobody else gets them before `until`. */
export async function takeDue(
  db: Queryable,
  at: Date,
  until: Date,
): Promise<{ id: string; endsAt: Date; cancelingAt: Date | null }[]> {
  const due = db
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(and(isNull(paymentAttempt.settledAt), lte(paymentAttempt.nextLookAt, at)))
    .orderBy(asc(paymentAttempt.nextLookAt))
    .limit(50)
    .for('update', { skipLocked: true })
  return db
    .update(paymentAttempt)
    .set({ nextLookAt: until })
    .where(sql`${paymentAttempt.id} in ${due}`)
    .returning({
      id: paymentAttempt.id,
      endsAt: paymentAttempt.endsAt,
      cancelingAt: paymentAttempt.cancelingAt,
    })
}
