import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { queueUp } from '../../platform/database/queueUp.ts'
import {
  deliveryAddress,
  realGoodsDelivery,
  type AddressRow,
  type DeliveryRow,
  type DestinationRow,
} from './tables.ts'
import { comesFrom } from './transitions.ts'

/** Whose it is goes into every statement: an id alone finds nothing. */
type Own = { id: string; fanId: string }

const ownAddress = ({ id, fanId }: Own) =>
  and(eq(deliveryAddress.id, id), eq(deliveryAddress.fanId, fanId))

export async function findAddress(db: Queryable, own: Own): Promise<AddressRow | undefined> {
  return (await db.select().from(deliveryAddress).where(ownAddress(own)))[0]
}

/** A fan's addresses: their default one, then what was used last. */
export function findAddresses(
  db: Queryable,
  { fanId, most }: { fanId: string; most: number },
): Promise<AddressRow[]> {
  return db
    .select()
    .from(deliveryAddress)
    .where(eq(deliveryAddress.fanId, fanId))
    .orderBy(
      desc(deliveryAddress.isDefault),
      desc(deliveryAddress.usedAt),
      desc(deliveryAddress.id),
    )
    .limit(most)
}

/** Keeps a new address; undefined where the fan has as many as they may, saved at this very instant or before. */
export async function insertAddress(
  transaction: Transaction,
  {
    id,
    fanId,
    destination,
    now,
    most,
  }: Own & { destination: DestinationRow; now: Date; most: number },
): Promise<AddressRow | undefined> {
  await queueUp(transaction, `addresses ${fanId}`)
  const held = await transaction.$count(deliveryAddress, eq(deliveryAddress.fanId, fanId))
  if (held >= most) return undefined
  const row = { id, fanId, destination, usedAt: now }
  return (await transaction.insert(deliveryAddress).values(row).returning())[0]
}

export async function updateAddress(
  db: Queryable,
  own: Own,
  changed: { destination?: DestinationRow; usedAt: Date },
): Promise<AddressRow | undefined> {
  return (await db.update(deliveryAddress).set(changed).where(ownAddress(own)).returning())[0]
}

/** Has one of a fan's addresses be the default one, and no other; false where they have no such address. */
export async function setDefaultAddress(transaction: Transaction, own: Own): Promise<boolean> {
  // Whoever sets another at this instant waits: of two that update the same rows, each could lock one.
  await queueUp(transaction, `addresses ${own.fanId}`)
  if (!(await findAddress(transaction, own))) return false
  await transaction
    .update(deliveryAddress)
    .set({ isDefault: eq(deliveryAddress.id, own.id) })
    .where(eq(deliveryAddress.fanId, own.fanId))
  return true
}

/** False where the fan has no such address. */
export async function deleteAddress(db: Queryable, own: Own): Promise<boolean> {
  const gone = await db
    .delete(deliveryAddress)
    .where(ownAddress(own))
    .returning({ id: deliveryAddress.id })
  return gone.length > 0
}

/** Once an order, whoever asks again. */
export async function insertDelivery(
  transaction: Transaction,
  row: Omit<typeof realGoodsDelivery.$inferInsert, 'tenantId'>,
): Promise<void> {
  await transaction.insert(realGoodsDelivery).values(row).onConflictDoNothing()
}

export async function findDelivery(
  db: Queryable,
  { id, fanId }: Own,
): Promise<DeliveryRow | undefined> {
  const own = and(eq(realGoodsDelivery.id, id), eq(realGoodsDelivery.fanId, fanId))
  return (await db.select().from(realGoodsDelivery).where(own))[0]
}

export function findOwnDeliveries(
  db: Queryable,
  { fanId, ids }: { fanId: string; ids: readonly string[] },
): Promise<DeliveryRow[]> {
  const own = and(inArray(realGoodsDelivery.id, [...ids]), eq(realGoodsDelivery.fanId, fanId))
  return db.select().from(realGoodsDelivery).where(own)
}

/** Moves a delivery to a state; undefined where it does not stand where that is reached from. */
export async function moveDelivery<To extends keyof typeof comesFrom>(
  db: Queryable,
  id: string,
  to: To,
  changed: Partial<DeliveryRow>,
): Promise<DeliveryRow | undefined> {
  const stands = and(
    eq(realGoodsDelivery.id, id),
    inArray(realGoodsDelivery.state, [...comesFrom[to]]),
  )
  const moved = await db
    .update(realGoodsDelivery)
    .set({ ...changed, state: to })
    .where(stands)
    .returning()
  return moved[0]
}

/** Changes what a parcel will bring; false where it has left, or won't be sent. */
export async function repack(
  transaction: Transaction,
  id: string,
  lines: DeliveryRow['lines'],
): Promise<boolean> {
  const stays = and(
    eq(realGoodsDelivery.id, id),
    inArray(realGoodsDelivery.state, [...comesFrom.CANCELED]),
  )
  const repacked = await transaction
    .update(realGoodsDelivery)
    .set({ lines })
    .where(stays)
    .returning({ id: realGoodsDelivery.id })
  return repacked.length > 0
}

/** Of an order, for whoever shows it. */
export async function findDeliveryOfOrder(
  db: Queryable,
  { orderId, fanId }: { orderId: string; fanId: string },
): Promise<DeliveryRow | undefined> {
  const own = and(eq(realGoodsDelivery.orderId, orderId), eq(realGoodsDelivery.fanId, fanId))
  return (await db.select().from(realGoodsDelivery).where(own))[0]
}

/** Of several orders of a fan's. */
export function findDeliveriesOfOrders(
  db: Queryable,
  { fanId, orderIds }: { fanId: string; orderIds: readonly string[] },
): Promise<DeliveryRow[]> {
  const own = and(
    inArray(realGoodsDelivery.orderId, [...orderIds]),
    eq(realGoodsDelivery.fanId, fanId),
  )
  return db.select().from(realGoodsDelivery).where(own)
}

/** The same, whoever's order it is: for what the seller does. */
export async function findOrdersDelivery(
  db: Queryable,
  orderId: string,
): Promise<DeliveryRow | undefined> {
  const [found] = await db
    .select()
    .from(realGoodsDelivery)
    .where(eq(realGoodsDelivery.orderId, orderId))
  return found
}

/** By its id, whoever's it is. */
export async function findAnyDelivery(db: Queryable, id: string): Promise<DeliveryRow | undefined> {
  return (await db.select().from(realGoodsDelivery).where(eq(realGoodsDelivery.id, id)))[0]
}

/** Gives prizes up that nobody has said in time where they go. What was paid for has no such time. */
export async function cancelOverdue(db: Queryable, at: Date): Promise<void> {
  await db
    .update(realGoodsDelivery)
    .set({ state: 'CANCELED', addressDueAt: null })
    .where(
      and(eq(realGoodsDelivery.state, 'AWAITING_ADDRESS'), lte(realGoodsDelivery.addressDueAt, at)),
    )
}

/** Which of these deliveries were given up. */
export async function findGivenUp(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { id, state } = realGoodsDelivery
  const rows = await db
    .select({ id })
    .from(realGoodsDelivery)
    .where(and(inArray(id, [...ids]), eq(state, 'CANCELED')))
  return rows.map((row) => row.id)
}
