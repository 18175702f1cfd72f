import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lt,
  notInArray,
  or,
} from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { checkoutLine, checkoutSession, orderLine, storeOrder } from '../checkout/tables.ts'
import { storeItem } from '../store/tables.ts'

type Asked = {
  fanId: string
  /** Of these alone. */
  ids?: readonly string[]
  before?: string | undefined
  limit: number
}

/** Sessions that a fan has confirmed, newest first, each beside the order that it became. */
export function findConfirmed(db: Queryable, { fanId, ids, before, limit }: Asked) {
  const { tenantId, ...session } = getTableColumns(checkoutSession)
  const { tenantId: own, ...order } = getTableColumns(storeOrder)
  return db
    .select({ session, order })
    .from(checkoutSession)
    .leftJoin(storeOrder, eq(storeOrder.sessionId, checkoutSession.id))
    .where(
      and(
        eq(checkoutSession.fanId, fanId),
        isNotNull(checkoutSession.method),
        notInArray(checkoutSession.state, ['OPEN', 'READY']),
        // What was left before it was confirmed was never ordered.
        or(
          notInArray(checkoutSession.state, ['EXPIRED', 'CANCELED']),
          isNotNull(checkoutSession.idempotencyKey),
        ),
        ids === undefined ? undefined : inArray(checkoutSession.id, [...ids]),
        before === undefined ? undefined : lt(checkoutSession.id, before),
      ),
    )
    .orderBy(desc(checkoutSession.id))
    .limit(limit)
}

/** What these orders are of. */
export function findBought(db: Queryable, orderIds: readonly string[]) {
  const { tenantId, ...line } = getTableColumns(orderLine)
  return db
    .select({ ...line, pictures: storeItem.pictures })
    .from(orderLine)
    .leftJoin(storeItem, eq(storeItem.id, orderLine.itemId))
    .where(inArray(orderLine.orderId, [...orderIds]))
    .orderBy(asc(orderLine.position))
}

/** What these sessions were to buy, as it was confirmed. */
export function findWanted(db: Queryable, sessionIds: readonly string[]) {
  return db
    .select({
      sessionId: checkoutLine.sessionId,
      itemId: checkoutLine.itemId,
      quantity: checkoutLine.quantity,
      priceYen: checkoutLine.priceYen,
      priceCoins: checkoutLine.priceCoins,
      kind: checkoutLine.kind,
      name: checkoutLine.name,
      pictures: storeItem.pictures,
    })
    .from(checkoutLine)
    .leftJoin(storeItem, eq(storeItem.id, checkoutLine.itemId))
    .where(inArray(checkoutLine.sessionId, [...sessionIds]))
    .orderBy(asc(checkoutLine.position))
}
