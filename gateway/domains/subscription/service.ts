import DataLoader from 'dataloader'
import { listSizes } from '#schema/listSizes.generated.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../platform/graphql/connection.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { decodeIdCursor } from '../../platform/graphql/cursor.ts'
import { prefixOf } from '../../platform/ids.ts'
import type { SessionRow } from '../checkout/tables.ts'
import {
  findInvoice,
  findInvoiceBySession,
  findInvoicesOf,
  findPayable,
  findSubscription,
  findSubscriptionsOf,
  findSubscriptionsOfOrders,
} from './store.ts'
import type { InvoiceRow, SubscriptionRow } from './tables.ts'

export { isFanMember, isMember, isPlaceOfMember, viewerIsMember } from './membership.ts'
export { endRefunded } from './ending.ts'
export { findLive as findLiveSubscription } from './store.ts'

/** The viewer's own subscription by its id, or null: nobody else's. */
export async function loadSubscription(
  { db, userId }: GatewayContext,
  id: string,
): Promise<SubscriptionRow | null> {
  if (prefixOf(id) !== 'subscription' || userId === null) return null
  const row = await findSubscription(db, id)
  return row?.fanId === userId ? row : null
}

/** The viewer's own invoice by its id, or null: nobody else's. */
export async function loadInvoice(
  { db, userId }: GatewayContext,
  id: string,
): Promise<InvoiceRow | null> {
  if (prefixOf(id) !== 'subscriptioninvoice' || userId === null) return null
  const row = await findInvoice(db, id)
  return row?.fanId === userId ? row : null
}

/** The bill that a fan's session pays, or tried to pay last; null where it pays none. */
export async function invoiceOfSession(
  { db }: GatewayContext,
  { id, origin }: SessionRow,
): Promise<InvoiceRow | null> {
  return origin === 'RENEWAL' ? ((await findInvoiceBySession(db, id)) ?? null) : null
}

/**
 * What an order of the viewer's began or renewed; null where it paid for no subscription, or is not theirs. One statement
 * for all orders of a list.
 */
export function subscriptionOfOrder(
  context: GatewayContext,
  orderId: string,
): Promise<SubscriptionRow | null> {
  return context
    .loader(
      'subscriptions of orders',
      ({ db, userId }) =>
        new DataLoader<string, SubscriptionRow | null>(
          async (orderIds) => {
            const found =
              userId === null
                ? []
                : await findSubscriptionsOfOrders(db, { fanId: userId, orderIds })
            const byOrder = new Map(found.map((row) => [row.orderId, row.subscription]))
            return orderIds.map((each) => byOrder.get(each) ?? null)
          },
          // A mutation that ends it answers with how it stands then.
          { cache: false },
        ),
    )
    .load(orderId)
}

/** What the viewer has subscribed to; none for a guest. */
export async function viewerSubscriptions({
  db,
  userId,
}: GatewayContext): Promise<SubscriptionRow[]> {
  return userId === null ? [] : findSubscriptionsOf(db, userId, listSizes['Viewer.subscriptions'])
}

const decode = decodeIdCursor('subscriptioninvoice')

/** What the viewer's subscriptions cost, newest first; null for a guest. */
export async function viewerInvoices(
  { db, userId }: GatewayContext,
  { first, after }: Pick<ConnectionArgs, 'first' | 'after'>,
) {
  if (userId === null) return null
  const most = listSizes['Viewer.subscriptionInvoices']
  const page = readKeysetPage({ first, after }, { most, decode })
  const asked = { fanId: userId, before: page.key, limit: page.size + 1 }
  return toConnection(await findInvoicesOf(db, asked), page, ({ id }) => id)
}

/** What is to be paid of a subscription, or null. */
export async function dueInvoiceOf(
  { db }: GatewayContext,
  { id, state }: SubscriptionRow,
): Promise<InvoiceRow | null> {
  return state === 'ENDED' ? null : ((await findPayable(db, id)) ?? null)
}
