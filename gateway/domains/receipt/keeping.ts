import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadTenant } from '../../platform/tenant/service.ts'
import { findOrder } from '../checkout/service.ts'
import type { OrderRow } from '../checkout/tables.ts'
import { findReceipt, keepReceipt } from './store.ts'
import type { IssuerRow, ReceiptRow } from './tables.ts'

type TenantsContext = Pick<GatewayContext, 'cache' | 'tenantId'> & { db: Queryable }

/** An order's receipt; null where nothing was paid, or nobody has said who sells. */
export async function receiptOf(
  context: TenantsContext,
  order: OrderRow,
): Promise<ReceiptRow | null> {
  if (order.total === order.freeCoins) return null
  const id = order.id.replace('order', 'receipt')
  const kept = await findReceipt(context.db, id)
  if (kept) return { ...kept, order }
  const issuer = await issuerOf(context)
  return issuer && { id, order, issuer, addressee: null, addressedAt: null, prints: 0 }
}

/** An order's receipt stays as it is now, if it has one: a paper of what goes back refers to it. */
export async function keepReceiptOf(
  context: TenantsContext & { db: Transaction },
  orderId: string,
): Promise<void> {
  const order = await findOrder(context.db, orderId)
  const row = order && (await receiptOf(context, order))
  if (row) await keepReceipt(context.db, row)
}

async function issuerOf(context: TenantsContext): Promise<IssuerRow | null> {
  const { seller, supportEmail: email } = await loadTenant(context)
  if (!seller) return null
  const { name, postalCode, address, phone, invoiceNumber = null } = seller
  return { name, postalCode, address, phone, email, invoiceNumber }
}
