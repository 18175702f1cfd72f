import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, lte, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { CheckoutState } from '../types.generated.ts'
import { queueUp } from '../../platform/database/queueUp.ts'
import {
  checkoutLine,
  checkoutSession,
  storeOrder,
  type LineRow,
  type SessionRow,
} from './tables.ts'
import { statesOfPaying, statesUnderWay, waysOf, type Transition } from './transitions.ts'

export async function insertSession(
  transaction: Transaction,
  session: SessionRow,
  lines: readonly LineRow[],
): Promise<void> {
  await transaction.insert(checkoutSession).values(session)
  await transaction.insert(checkoutLine).values([...lines])
}

export async function findSession(db: Queryable, id: string): Promise<SessionRow | undefined> {
  return (await db.select().from(checkoutSession).where(eq(checkoutSession.id, id)))[0]
}

/** A fan's session, and nobody else may move it until the transaction ends. */
export async function lockSession(
  transaction: Transaction,
  { id, fanId }: { id: string; fanId: string },
): Promise<SessionRow | undefined> {
  const [found] = await transaction
    .select()
    .from(checkoutSession)
    .where(and(eq(checkoutSession.id, id), eq(checkoutSession.fanId, fanId)))
    .for('update')
  return found
}

/**
 * Moves a session along the table of transitions; undefined where it stands in no state from which this can
 * happen, since something else came first.
 */
export async function moveSession(
  db: Queryable,
  id: string,
  transition: Transition,
  change: Partial<
    Pick<SessionRow, 'method' | 'instrumentId' | 'idempotencyKey' | 'attemptId' | 'expiresAt'>
  > = {},
): Promise<SessionRow | undefined> {
  const ways = waysOf(transition)
  const next = sql.join(
    ways.map(({ from, to }) => sql`when ${from} then ${to}`),
    sql` `,
  )
  const [moved] = await db
    .update(checkoutSession)
    .set({ ...change, state: sql<CheckoutState>`case ${checkoutSession.state} ${next} end` })
    .where(
      and(
        eq(checkoutSession.id, id),
        inArray(
          checkoutSession.state,
          ways.map(({ from }) => from),
        ),
      ),
    )
    .returning()
  return moved
}

/** Notes that a session's hold has left but a few pieces of something. */
export async function markScarce(db: Queryable, id: string): Promise<void> {
  await db.update(checkoutSession).set({ isScarce: true }).where(eq(checkoutSession.id, id))
}

/** Says where what a session buys goes. */
export async function setSessionAddress(
  db: Queryable,
  id: string,
  addressId: string,
): Promise<void> {
  await db.update(checkoutSession).set({ addressId }).where(eq(checkoutSession.id, id))
}

/** Says by which attempt a session is paid. */
export async function setSessionAttempt(
  db: Queryable,
  id: string,
  attemptId: string,
): Promise<void> {
  await db.update(checkoutSession).set({ attemptId }).where(eq(checkoutSession.id, id))
}

/** Of a fan's beginnings one at a time, until its transaction ends. Before any other lock. */
export async function queueToBegin(transaction: Transaction, fanId: string): Promise<void> {
  await queueUp(transaction, `begins ${fanId}`)
}

/** What a fan has begun in a community and not paid, besides what was made elsewhere. */
export async function findBegun(
  db: Queryable,
  { fanId, communityId, isForCoins }: { fanId: string; communityId: string; isForCoins: boolean },
): Promise<{ id: string }[]> {
  return db
    .select({ id: checkoutSession.id })
    .from(checkoutSession)
    .where(
      and(
        eq(checkoutSession.fanId, fanId),
        eq(checkoutSession.communityId, communityId),
        inArray(checkoutSession.state, ['OPEN', 'READY']),
        ne(checkoutSession.origin, 'EXTERNAL'),
        sql`(${checkoutSession.returnsTo} is not null) = ${isForCoins}`,
      ),
    )
}

/** What a fan began last and has not paid or left, its time not over. */
export async function findNewest(
  db: Queryable,
  fanId: string,
  at: Date,
): Promise<SessionRow | undefined> {
  const [newest] = await db
    .select()
    .from(checkoutSession)
    .where(
      and(
        eq(checkoutSession.fanId, fanId),
        gt(checkoutSession.expiresAt, at),
        inArray(checkoutSession.state, [...statesUnderWay]),
      ),
    )
    .orderBy(desc(checkoutSession.createdAt), desc(checkoutSession.id))
    .limit(1)
  return newest
}

/**
 * What a fan has begun and neither paid nor left, its time not over, what came last first: beside each item that it is
 * of. A subscription's bill is none of it.
 */
export async function findUnderWay(
  db: Queryable,
  fanId: string,
  at: Date,
): Promise<{ session: SessionRow; itemId: string }[]> {
  const { tenantId, ...session } = getTableColumns(checkoutSession)
  return db
    .select({ session, itemId: checkoutLine.itemId })
    .from(checkoutSession)
    .innerJoin(checkoutLine, eq(checkoutLine.sessionId, checkoutSession.id))
    .where(
      and(
        eq(checkoutSession.fanId, fanId),
        gt(checkoutSession.expiresAt, at),
        inArray(checkoutSession.state, [...statesUnderWay]),
        ne(checkoutSession.origin, 'RENEWAL'),
      ),
    )
    .orderBy(desc(checkoutSession.createdAt), desc(checkoutSession.id))
}

/** Some sessions in one of these states whose time is over. */
export async function findOverdue(
  db: Queryable,
  states: readonly CheckoutState[],
  at: Date,
): Promise<{ id: string }[]> {
  return db
    .select({ id: checkoutSession.id })
    .from(checkoutSession)
    .where(and(inArray(checkoutSession.state, [...states]), lte(checkoutSession.expiresAt, at)))
    .orderBy(asc(checkoutSession.expiresAt))
    .limit(200)
}

/** Whether its time is over, and nobody else may give it more until the transaction ends. */
export async function lockOverdue(
  transaction: Transaction,
  id: string,
  at: Date,
): Promise<boolean> {
  const locked = await transaction
    .select({ id: checkoutSession.id })
    .from(checkoutSession)
    .where(and(eq(checkoutSession.id, id), lte(checkoutSession.expiresAt, at)))
    .for('update')
  return locked.length > 0
}

export function findLines(db: Queryable, sessionId: string): Promise<LineRow[]> {
  return db
    .select()
    .from(checkoutLine)
    .where(eq(checkoutLine.sessionId, sessionId))
    .orderBy(asc(checkoutLine.position))
}

/** Writes what the fan is told from now on, and gets where they confirm it. */
export async function updateLine(
  transaction: Transaction,
  { sessionId, position, ...asSold }: LineRow,
): Promise<void> {
  await transaction
    .update(checkoutLine)
    .set(asSold)
    .where(and(eq(checkoutLine.sessionId, sessionId), eq(checkoutLine.position, position)))
}

/** Whatever counts what a fan pays waits for whoever counts it now. Before any other lock of a transaction but the session's. */
export async function lockFan(transaction: Transaction, fanId: string): Promise<void> {
  await queueUp(transaction, `checkout ${fanId}`)
}

/** What a fan pays: yen since an instant and those under way, and the paid coins and the sessions under way. */
export type Payments = { yen: number; comingCoins: number; underWay: number }

/**
 * Attempts under way count whenever they began. One statement, since a capture that comes between two would be in
 * neither.
 */
export async function sumPayments(db: Queryable, fanId: string, since: Date): Promise<Payments> {
  const paid = db
    .select({
      yen: sql<number>`coalesce(sum(${storeOrder.total}), 0)::integer`,
      comingCoins: sql<number>`0`,
      underWay: sql<number>`0`,
    })
    .from(storeOrder)
    .where(
      and(
        eq(storeOrder.fanId, fanId),
        ne(storeOrder.method, 'COINS'),
        gte(storeOrder.placedAt, since),
      ),
    )
  const { priceYen, contents, quantity } = checkoutLine
  const open = db
    .select({
      yen: sql<number>`coalesce(sum(${priceYen} * ${quantity}), 0)::integer`,
      comingCoins: sql<number>`coalesce(sum((${contents} ->> 'paidCoins')::integer * ${quantity}), 0)::integer`,
      underWay: sql<number>`count(distinct ${checkoutSession.id})::integer`,
    })
    .from(checkoutSession)
    .innerJoin(checkoutLine, eq(checkoutLine.sessionId, checkoutSession.id))
    .where(
      and(eq(checkoutSession.fanId, fanId), inArray(checkoutSession.state, [...statesOfPaying])),
    )
  const [first, second] = await unionAll(paid, open)
  return {
    yen: first!.yen + second!.yen,
    comingCoins: first!.comingCoins + second!.comingCoins,
    underWay: first!.underWay + second!.underWay,
  }
}
