import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { AccountDeletionObstacle } from '../types.generated.ts'
import { yenOwedOfPayment } from '../payments/service.ts'
import { payment, paymentAttempt, paymentRefund } from '../payments/tables.ts'
import { realGoodsDelivery } from '../delivery/tables.ts'
import { subscription } from '../subscription/tables.ts'
import { user } from '../user/tables.ts'
import { leaving, type LeavingRow } from './tables.ts'

const isUnderWay = and(isNull(leaving.undoneAt), isNull(leaving.doneAt))

/** Those of these fans who are leaving. */
export async function findLeavingsOf(
  db: Queryable,
  userIds: readonly string[],
): Promise<LeavingRow[]> {
  return db
    .select()
    .from(leaving)
    .where(and(inArray(leaving.userId, [...userIds]), isUnderWay))
}

export async function findLeaving(db: Queryable, id: string): Promise<LeavingRow | undefined> {
  return (await db.select().from(leaving).where(eq(leaving.id, id)))[0]
}

export async function findByKey(
  db: Queryable,
  userId: string,
  idempotencyKey: string,
): Promise<LeavingRow | undefined> {
  const isAsked = and(eq(leaving.userId, userId), eq(leaving.idempotencyKey, idempotencyKey))
  return (await db.select().from(leaving).where(isAsked))[0]
}

/** Answers whether the row is new: a fan leaves once at a time, and once by a key. */
export async function insertLeaving(
  transaction: Transaction,
  row: Omit<LeavingRow, 'undoneAt' | 'doneAt' | 'farewell'>,
): Promise<boolean> {
  const rows = await transaction
    .insert(leaving)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: leaving.id })
  return rows.length > 0
}

export async function undo(db: Queryable, userId: string, undoneAt: Date): Promise<boolean> {
  const rows = await db
    .update(leaving)
    .set({ undoneAt })
    .where(and(eq(leaving.userId, userId), isUnderWay))
    .returning({ id: leaving.id })
  return rows.length > 0
}

/** Those whose days to undo it are over, the longest waiting first. */
export async function findDue(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: leaving.id })
    .from(leaving)
    .where(and(lte(leaving.endsAt, now), isUnderWay))
    .orderBy(leaving.endsAt, leaving.id)
  return rows.map(({ id }) => id)
}

/** One that is due and neither undone nor done: it stays so until the transaction ends. */
export async function lockDue(
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<LeavingRow | undefined> {
  const rows = await transaction
    .select()
    .from(leaving)
    .where(and(eq(leaving.id, id), lte(leaving.endsAt, now), isUnderWay))
    .for('update')
  return rows[0]
}

/** Of whom all is deleted, and who has not been told by then. */
export async function findUntold(db: Queryable, doneBy: Date): Promise<string[]> {
  const rows = await db
    .select({ id: leaving.id })
    .from(leaving)
    .where(and(isNotNull(leaving.farewell), lte(leaving.doneAt, doneBy)))
    .limit(100)
  return rows.map(({ id }) => id)
}

/** Holds a fan's row until the end of the transaction, and answers how they stand. */
export async function lockFan(transaction: Transaction, userId: string) {
  const [row] = await transaction
    .select({ status: user.status })
    .from(user)
    .where(eq(user.id, userId))
    .for('no key update')
  return row?.status
}

export async function updateLeaving(
  db: Queryable,
  id: string,
  change: Partial<Pick<LeavingRow, 'doneAt' | 'farewell'>>,
): Promise<void> {
  await db.update(leaving).set(change).where(eq(leaving.id, id))
}

/** What stands against a fan's leaving, by one statement. */
export async function findObstacles(
  db: Queryable,
  userId: string,
): Promise<AccountDeletionObstacle[]> {
  const { rows } = await db.execute<Record<AccountDeletionObstacle, boolean>>(sql`
    select
      exists (select from ${paymentAttempt} where fan_id = ${userId} and settled_at is null)
        as "UNPAID_ORDER",
      exists (
        select from ${realGoodsDelivery} where fan_id = ${userId} and (
          state in ('PREPARING', 'SHIPPED', 'RETURNED')
          or (state = 'AWAITING_ADDRESS' and order_id is not null)
        )
      ) as "GOODS_ON_THEIR_WAY",
      exists (
        select from ${subscription} where fan_id = ${userId} and state in ('ACTIVE', 'PAST_DUE')
      ) as "RUNNING_SUBSCRIPTION",
      exists (
        select from ${paymentRefund}
          join ${payment} on ${payment.tenantId} = ${paymentRefund.tenantId} and ${payment.id} = ${paymentRefund.paymentId}
          join ${paymentAttempt} on ${paymentAttempt.tenantId} = ${payment.tenantId} and ${paymentAttempt.id} = ${payment.attemptId}
        where ${paymentAttempt.fanId} = ${userId} and ${paymentRefund.state} in ('OPEN', 'AWAITS_BANK')
        union all
        -- What the provider could not send is owed until as much has gone another way.
        select from ${paymentAttempt}
          join ${payment} on ${payment.tenantId} = ${paymentAttempt.tenantId} and ${payment.attemptId} = ${paymentAttempt.id}
          cross join lateral (${sql.raw(yenOwedOfPayment)}) as owed
        where ${paymentAttempt.fanId} = ${userId} and owed.yen > 0
      ) as "REFUND_UNDER_WAY"`)
  const found = rows[0]
  return obstacles.filter((obstacle) => found?.[obstacle])
}

const obstacles = [
  ...(['UNPAID_ORDER', 'GOODS_ON_THEIR_WAY', 'RUNNING_SUBSCRIPTION', 'REFUND_UNDER_WAY'] as const),
]
