import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { SubscriptionInvoiceState, SubscriptionState } from '../types.generated.ts'
import { storeItem } from '../store/tables.ts'
import {
  subscription,
  subscriptionInvoice,
  type InvoiceRow,
  type SubscriptionRow,
} from './tables.ts'
import {
  invoiceTransitions,
  transitions,
  waysOf,
  type InvoiceTransition,
  type Transition,
} from './transitions.ts'

export async function findSubscription(
  db: Queryable,
  id: string,
): Promise<SubscriptionRow | undefined> {
  return (await db.select().from(subscription).where(eq(subscription.id, id)))[0]
}

/** A fan's subscription to an item that has not ended. There is one at most. */
export async function findLive(
  db: Queryable,
  { fanId, itemId }: { fanId: string; itemId: string },
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.fanId, fanId),
        eq(subscription.itemId, itemId),
        isNull(subscription.endedAt),
      ),
    )
  return row
}

/** A fan's subscriptions: those that have not ended first, the newest of each first. */
export function findSubscriptionsOf(
  db: Queryable,
  fanId: string,
  limit: number,
): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscription)
    .where(eq(subscription.fanId, fanId))
    .orderBy(sql`ended_at is not null`, desc(subscription.id))
    .limit(limit)
}

/** A subscription that nobody else may move, or bill, until the transaction ends. */
export async function lockSubscription(
  transaction: Transaction,
  id: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await transaction
    .select()
    .from(subscription)
    .where(eq(subscription.id, id))
    .for('update')
  return row
}

export async function insertSubscription(
  transaction: Transaction,
  row: SubscriptionRow,
): Promise<void> {
  await transaction.insert(subscription).values(row)
}

/**
 * Moves a subscription along the table of transitions; undefined where it stands in no state from which this can
 * happen, since something else came first.
 */
export async function moveSubscription(
  transaction: Transaction,
  id: string,
  transition: Transition,
  change: Partial<Omit<SubscriptionRow, 'id' | 'fanId' | 'itemId' | 'state'>> = {},
): Promise<SubscriptionRow | undefined> {
  const ways = waysOf(transitions, transition)
  const [moved] = await transaction
    .update(subscription)
    .set({ ...change, state: next<SubscriptionState>(subscription.state, ways) })
    .where(and(eq(subscription.id, id), isIn(subscription.state, ways)))
    .returning()
  return moved
}

/** Changes what is no state. */
export async function changeSubscription(
  transaction: Transaction,
  id: string,
  change: Partial<
    Pick<
      SubscriptionRow,
      'nextLookAt' | 'instrumentId' | 'nextPriceYen' | 'nextPriceFrom' | 'remindedOf'
    >
  >,
): Promise<void> {
  await transaction.update(subscription).set(change).where(eq(subscription.id, id))
}

/** Ids of subscriptions that are due for billing, the longest due first. */
export async function findDue(db: Queryable, at: Date, limit: number): Promise<string[]> {
  const due = await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(isNull(subscription.endedAt), lte(subscription.nextLookAt, at)))
    .orderBy(asc(subscription.nextLookAt))
    .limit(limit)
  return due.map(({ id }) => id)
}

/** Some that renew before an instant, and whose fans were not reminded of it. */
export async function findUnreminded(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<string[]> {
  const found = await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(
      and(
        eq(subscription.state, 'ACTIVE'),
        lte(subscription.periodEnd, before),
        lt(subscription.remindedOf, subscription.period),
      ),
    )
    .limit(limit)
  return found.map(({ id }) => id)
}

/** Some whose fans have not been told of what their item costs now. */
export async function findOtherwisePriced(db: Queryable, limit: number): Promise<string[]> {
  const { priceYen, nextPriceYen } = subscription
  const found = await db
    .select({ id: subscription.id })
    .from(subscription)
    .innerJoin(storeItem, eq(storeItem.id, subscription.itemId))
    .where(
      and(
        isNull(subscription.endedAt),
        sql`${storeItem.priceYen} is distinct from coalesce(${nextPriceYen}, ${priceYen})`,
        isNotNull(storeItem.priceYen),
      ),
    )
    .limit(limit)
  return found.map(({ id }) => id)
}

/** Whether a fan's subscription that has not ended is paid by this card. */
export async function hasCardInUse(
  db: Queryable,
  fanId: string,
  instrumentId: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(
      and(
        eq(subscription.fanId, fanId),
        eq(subscription.instrumentId, instrumentId),
        isNull(subscription.endedAt),
      ),
    )
    .limit(1)
  return row !== undefined
}

export async function findInvoice(db: Queryable, id: string): Promise<InvoiceRow | undefined> {
  return (await db.select().from(subscriptionInvoice).where(eq(subscriptionInvoice.id, id)))[0]
}

/** The one that was tried last by this session. */
export async function findInvoiceBySession(
  db: Queryable,
  sessionId: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptionInvoice)
    .where(eq(subscriptionInvoice.sessionId, sessionId))
  return row
}

/** What these orders of a fan's began or renewed, each beside its order; those that paid for none are left out. */
export async function findSubscriptionsOfOrders(
  db: Queryable,
  { fanId, orderIds }: { fanId: string; orderIds: readonly string[] },
): Promise<{ orderId: string | null; subscription: SubscriptionRow }[]> {
  return db
    .select({ orderId: subscriptionInvoice.orderId, subscription })
    .from(subscriptionInvoice)
    .innerJoin(subscription, eq(subscription.id, subscriptionInvoice.subscriptionId))
    .where(and(inArray(subscriptionInvoice.orderId, [...orderIds]), eq(subscription.fanId, fanId)))
}

/** The one that this order paid. */
export async function findInvoiceByOrder(
  db: Queryable,
  orderId: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptionInvoice)
    .where(eq(subscriptionInvoice.orderId, orderId))
  return row
}

/** What may still be paid of a subscription: of the period that has begun. */
export async function findPayable(
  db: Queryable,
  subscriptionId: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptionInvoice)
    .where(
      and(
        eq(subscriptionInvoice.subscriptionId, subscriptionId),
        inArray(subscriptionInvoice.state, ['OPEN', 'FAILED', 'CHALLENGE']),
      ),
    )
    .orderBy(desc(subscriptionInvoice.period))
    .limit(1)
  return row
}

/** A page of a fan's, newest first, and one more where there are more. */
export function findInvoicesOf(
  db: Queryable,
  { fanId, before, limit }: { fanId: string; before: string | undefined; limit: number },
): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(subscriptionInvoice)
    .where(
      and(
        eq(subscriptionInvoice.fanId, fanId),
        before === undefined ? undefined : lt(subscriptionInvoice.id, before),
      ),
    )
    .orderBy(desc(subscriptionInvoice.id))
    .limit(limit)
}

export async function insertInvoice(transaction: Transaction, row: InvoiceRow): Promise<void> {
  await transaction.insert(subscriptionInvoice).values(row)
}

/** Says by which session an invoice is tried. */
export async function setInvoiceSession(
  transaction: Transaction,
  id: string,
  sessionId: string,
): Promise<void> {
  await transaction
    .update(subscriptionInvoice)
    .set({ sessionId })
    .where(eq(subscriptionInvoice.id, id))
}

/** Moves an invoice along its table, as `moveSubscription` does. */
export async function moveInvoice(
  transaction: Transaction,
  id: string,
  transition: InvoiceTransition,
  change: Partial<Pick<InvoiceRow, 'failure' | 'isByFan' | 'orderId' | 'paidAt'>> = {},
): Promise<InvoiceRow | undefined> {
  const ways = waysOf(invoiceTransitions, transition)
  const [moved] = await transaction
    .update(subscriptionInvoice)
    .set({ ...change, state: next<SubscriptionInvoiceState>(subscriptionInvoice.state, ways) })
    .where(and(eq(subscriptionInvoice.id, id), isIn(subscriptionInvoice.state, ways)))
    .returning()
  return moved
}

type Ways = ReturnType<typeof waysOf>
type StateColumn = typeof subscription.state | typeof subscriptionInvoice.state

function next<State>(column: StateColumn, ways: Ways) {
  const cases = sql.join(
    ways.map(({ from, to }) => sql`when ${from} then ${to}`),
    sql` `,
  )
  return sql<State>`case ${column} ${cases} end`
}

function isIn(column: StateColumn, ways: Ways) {
  return sql`${column} in ${ways.map(({ from }) => from)}`
}
