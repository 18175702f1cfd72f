import DataLoader from 'dataloader'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext, Services } from '../../platform/graphql/context.ts'
import { newId, prefixOf } from '../../platform/ids.ts'
import type { ConfirmDeliveryInput } from '../types.generated.ts'
import { tellOwn } from '../notification/service.ts'
import { noteForBuyer } from '../purchase-notice/service.ts'
import { noteLanguage } from '../user/service.ts'
import {
  findAddress,
  findDeliveriesOfOrders,
  findDelivery,
  findDeliveryOfOrder,
  findOrdersDelivery,
  findOwnDeliveries,
  insertDelivery,
  moveDelivery,
  repack,
  updateAddress,
} from './store.ts'
import type { DeliveryLineRow, DeliveryRow } from './tables.ts'

/** How long whoever won goods may take to say where they go. What was paid for waits for as long as it takes. */
export const daysToSay = 30
const day = 24 * 60 * 60 * 1000

type Opening = {
  /** Of a prize: whoever gives it finds it again by this. */
  id?: string
  fanId: string
  /** What it is of: an order, or a prize of a community's. */
  of: { orderId: string } | { communityId: string }
  lines: readonly DeliveryLineRow[]
  /** One of the fan's addresses, where they have said already where it goes. */
  addressId?: string | null
  now: Date
}

/**
 * Opens the delivery of what a fan bought or won, inside the transaction that gives it to them. An order's is opened
 * once, however often it is asked for. An address that is gone by then is asked for again. Throws where it is of too
 * many lines.
 */
export async function openDelivery(
  transaction: Transaction,
  { id = newId('delivery'), fanId, of, lines, addressId, now }: Opening,
): Promise<void> {
  if (lines.length === 0 || lines.length > listSizes['RealGoodsDelivery.lines'])
    throw new Error(`a delivery of ${lines.length} lines`)
  const address = addressId ? await findAddress(transaction, { id: addressId, fanId }) : undefined
  const isWaiting = address === undefined
  const isPrize = 'communityId' in of
  await insertDelivery(transaction, {
    id,
    fanId,
    orderId: isPrize ? null : of.orderId,
    communityId: isPrize ? of.communityId : null,
    state: isWaiting ? 'AWAITING_ADDRESS' : 'PREPARING',
    lines: toLines(lines),
    destination: address?.destination ?? null,
    openedAt: now,
    addressDueAt: isWaiting && isPrize ? new Date(now.getTime() + daysToSay * day) : null,
  })
}

/** The viewer's own delivery; null where it is another's. */
export async function loadDelivery(
  context: GatewayContext,
  id: string,
): Promise<DeliveryRow | null> {
  if (context.userId === null || prefixOf(id) !== 'delivery') return null
  return (await findDelivery(context.db, { id, fanId: context.userId })) ?? null
}

/** The same for each of a list that names some: one statement for all. */
export function loadOwnDelivery(context: GatewayContext, id: string): Promise<DeliveryRow | null> {
  return context
    .loader(
      'own deliveries',
      ({ db, userId }) =>
        new DataLoader<string, DeliveryRow | null>(async (ids) => {
          const found = userId === null ? [] : await findOwnDeliveries(db, { fanId: userId, ids })
          const byId = new Map(found.map((row) => [row.id, row]))
          return ids.map((each) => byId.get(each) ?? null)
        }),
    )
    .load(id)
}

/** What is sent of a fan's order; null where nothing is, or it is another's. */
export async function deliveryOfOrder(
  db: Queryable,
  of: { orderId: string; fanId: string },
): Promise<DeliveryRow | null> {
  return (await findDeliveryOfOrder(db, of)) ?? null
}

/** The same for each of a list of the viewer's orders: one statement for all. */
export function loadDeliveryOfOrder(
  context: GatewayContext,
  orderId: string,
): Promise<DeliveryRow | null> {
  return context
    .loader(
      'deliveries of orders',
      ({ db, userId }) =>
        new DataLoader<string, DeliveryRow | null>(
          async (orderIds) => {
            const found =
              userId === null ? [] : await findDeliveriesOfOrders(db, { fanId: userId, orderIds })
            const byOrder = new Map(found.map((row) => [row.orderId, row]))
            return orderIds.map((each) => byOrder.get(each) ?? null)
          },
          { cache: false },
        ),
    )
    .load(orderId)
}

export { loadAddress, useAddress } from './addresses.ts'

/** Any fan's, for an operator. */
export { findAnyDelivery, findOrdersDelivery } from './store.ts'

/** Which of these prizes nobody said in time where they go. */
export { findGivenUp } from './store.ts'

/** The fan says where it goes: once, and by one of their own addresses. */
export async function confirmDelivery(context: GatewayContext, input: ConfirmDeliveryInput) {
  const { db, userId, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const delivery = await loadDelivery(context, input.deliveryId)
  if (!delivery) return { __typename: 'NotFoundError' as const, field: 'deliveryId' }
  await noteLanguage(context)
  return db.transaction(async (transaction) => {
    const own = { id: input.addressId, fanId: userId }
    const address = await findAddress(transaction, own)
    if (!address) return { __typename: 'NotFoundError' as const, field: 'addressId' }
    const isLate = delivery.addressDueAt !== null && delivery.addressDueAt <= now()
    const moved = isLate
      ? undefined
      : await moveDelivery(transaction, delivery.id, 'PREPARING', {
          destination: address.destination,
          addressDueAt: null,
        })
    if (!moved) return { __typename: 'DeliveryStateError' as const }
    await updateAddress(transaction, own, { usedAt: now() })
    return { __typename: 'ConfirmDeliverySuccess' as const, delivery: moved }
  })
}

/** The desk has sent it, and the fan is told by mail and under the bell. False where it can't have: it is not ready, or gone already. */
export async function sendDelivery(
  { db, jobs, tenantId }: Pick<Services, 'jobs'> & { tenantId: string; db: Transaction },
  {
    id,
    carrier,
    trackingNumber,
    now,
  }: { id: string; carrier: string; trackingNumber: string; now: Date },
): Promise<boolean> {
  const changed = { carrier, trackingNumber, shippedAt: now }
  const sent = await moveDelivery(db, id, 'SHIPPED', changed)
  if (!sent) return false
  const { orderId, communityId, fanId } = sent
  const told = { kind: 'PARCEL_SENT', at: now } as const
  if (orderId !== null) await noteForBuyer(db, { ...told, of: { orderId }, partId: id })
  else if (communityId !== null) await tellOwn(db, { ...told, fanId, communityId, subjectId: id })
  await jobs.enqueue(tenantId, 'mailShipped', { deliveryId: id }, db)
  return true
}

/** The carrier says that it arrived. False where it was not on its way. */
export async function noteArrival(
  db: Queryable,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  return (await moveDelivery(db, id, 'DELIVERED', { deliveredAt: now })) !== undefined
}

/**
 * Lines of an order are taken back: what is not sent of them won't be. `left` are its goods that stay the fan's. Answers
 * STOPPED where nothing is sent any more, LIGHTER where the rest is, GONE where the parcel is on its way already, and NONE
 * where there is none. The parcel stays locked until the caller's transaction ends, so that nobody ships it meanwhile.
 */
export async function takeFromDelivery(
  transaction: Transaction,
  { orderId, left }: { orderId: string; left: readonly DeliveryLineRow[] },
): Promise<'NONE' | 'STOPPED' | 'LIGHTER' | 'GONE'> {
  const delivery = await findOrdersDelivery(transaction, orderId)
  if (!delivery || delivery.state === 'CANCELED') return 'NONE'
  if (left.length > 0)
    return (await repack(transaction, delivery.id, toLines(left))) ? 'LIGHTER' : 'GONE'
  const changed = { addressDueAt: null }
  return (await moveDelivery(transaction, delivery.id, 'CANCELED', changed)) ? 'STOPPED' : 'GONE'
}

const toLines = (lines: readonly DeliveryLineRow[]): DeliveryLineRow[] =>
  lines.map(({ itemId, name, quantity }) => ({ itemId, name, quantity }))
