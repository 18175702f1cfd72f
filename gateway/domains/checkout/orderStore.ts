import { and, asc, desc, eq, getTableColumns, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { paymentRefund } from '../payments/tables.ts'
import {
  orderLine,
  orderReturn,
  storeOrder,
  type OrderLineRow,
  type FoundReturnRow,
  type OrderReturnRow,
  type OrderRow,
} from './tables.ts'

export async function insertOrder(
  transaction: Transaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  await transaction.insert(storeOrder).values(order)
  await transaction.insert(orderLine).values([...lines])
}

export async function findOrder(db: Queryable, id: string): Promise<OrderRow | undefined> {
  return (await db.select().from(storeOrder).where(eq(storeOrder.id, id)))[0]
}

/** By what a fan reads out to the desk. */
export async function findOrderByNumber(
  db: Queryable,
  number: string,
): Promise<OrderRow | undefined> {
  return (await db.select().from(storeOrder).where(eq(storeOrder.number, number)))[0]
}

/** What a fan paid for, newest first. */
export function findOrdersOf(db: Queryable, fanId: string, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(storeOrder)
    .where(eq(storeOrder.fanId, fanId))
    .orderBy(desc(storeOrder.placedAt), desc(storeOrder.id))
    .limit(limit)
}

export async function findOrderOf(db: Queryable, sessionId: string): Promise<OrderRow | undefined> {
  return (await db.select().from(storeOrder).where(eq(storeOrder.sessionId, sessionId)))[0]
}

export function findOrderLines(db: Queryable, orderId: string): Promise<OrderLineRow[]> {
  return db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.position))
}

/** Marks a line as the fan's, once: false where it was before. */
export async function fulfilLine(
  transaction: Transaction,
  { orderId, position }: Pick<OrderLineRow, 'orderId' | 'position'>,
  at: Date,
): Promise<boolean> {
  const marked = await transaction
    .update(orderLine)
    .set({ fulfilledAt: at })
    .where(
      and(
        eq(orderLine.orderId, orderId),
        eq(orderLine.position, position),
        isNull(orderLine.fulfilledAt),
      ),
    )
    .returning({ position: orderLine.position })
  return marked.length > 0
}

/** Marks lines as taken back: those that were not before. */
export async function markRefunded(
  transaction: Transaction,
  orderId: string,
  positions: readonly number[],
  at: Date,
): Promise<void> {
  await transaction
    .update(orderLine)
    .set({ refundedAt: at })
    .where(
      and(
        eq(orderLine.orderId, orderId),
        inArray(orderLine.position, [...positions]),
        isNull(orderLine.refundedAt),
      ),
    )
}

const { tenantId: _, ...columns } = getTableColumns(orderReturn)

/**
 * What goes back of an order, the oldest first, also while it is under way; not what failed, which goes another way.
 */
export function findReturns(db: Queryable, orderId: string): Promise<FoundReturnRow[]> {
  return db
    .select({ ...columns, refundYen: paymentRefund.amountYen })
    .from(orderReturn)
    .leftJoin(paymentRefund, eq(paymentRefund.id, orderReturn.refundId))
    .where(
      and(
        eq(orderReturn.orderId, orderId),
        or(isNull(paymentRefund.id), ne(paymentRefund.state, 'FAILED')),
      ),
    )
    .orderBy(asc(orderReturn.position))
}

/** Numbers it after the order's last; for who holds the order's session. */
export async function insertReturn(
  transaction: Transaction,
  row: Omit<OrderReturnRow, 'position' | 'isItemized'>,
): Promise<void> {
  const position = 1 + (await transaction.$count(orderReturn, eq(orderReturn.orderId, row.orderId)))
  await transaction.insert(orderReturn).values({ ...row, position })
}
