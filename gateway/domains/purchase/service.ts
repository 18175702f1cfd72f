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
import { attemptOf } from '../checkout/service.ts'
import { purchaseIdOf, sessionIdOf, type SessionRow } from '../checkout/tables.ts'
import type { PurchaseState } from '../types.generated.ts'
import { findBought, findConfirmed, findWanted } from './store.ts'
import type { PurchaseLineRow, PurchaseRow } from './tables.ts'

const decode = decodeIdCursor('checkout')

/** What the viewer has ordered, newest first; null for a guest. Three statements a page. */
export async function viewerPurchases(
  { db, userId }: GatewayContext,
  { first, after }: Pick<ConnectionArgs, 'first' | 'after'>,
) {
  if (userId === null) return null
  const page = readKeysetPage({ first, after }, { most: listSizes['Viewer.purchases'], decode })
  const asked = { fanId: userId, before: page.key, limit: page.size + 1 }
  const found = await findConfirmed(db, asked)
  return toConnection(await withLines(db, found), page, ({ session }) => session.id)
}

/** The viewer's own purchase by its id, or null: nobody else's. */
export async function loadPurchase(
  context: GatewayContext,
  id: string,
): Promise<PurchaseRow | null> {
  if (prefixOf(id) !== 'purchase' || context.userId === null) return null
  return purchaseOf(context, { fanId: context.userId, id: sessionIdOf(id) })
}

/** The same for each of a list that names some: three statements for all. */
export function loadOwnPurchase(context: GatewayContext, id: string): Promise<PurchaseRow | null> {
  return context
    .loader(
      'own purchases',
      ({ db, userId }) =>
        new DataLoader<string, PurchaseRow | null>(async (ids) => {
          const sessionIds = ids.map(sessionIdOf)
          const asked = { ids: sessionIds, limit: ids.length }
          const found = userId === null ? [] : await findConfirmed(db, { fanId: userId, ...asked })
          const byId = new Map((await withLines(db, found)).map((row) => [row.id, row]))
          return ids.map((each) => byId.get(each) ?? null)
        }),
    )
    .load(id)
}

/** What a session has become by being confirmed; null before. */
export async function purchaseOf(
  { db }: GatewayContext,
  { id, fanId }: Pick<SessionRow, 'id' | 'fanId'>,
): Promise<PurchaseRow | null> {
  return (await withLines(db, await findConfirmed(db, { fanId, ids: [id], limit: 1 })))[0] ?? null
}

type Found = Awaited<ReturnType<typeof findConfirmed>>

async function withLines(db: GatewayContext['db'], found: Found): Promise<PurchaseRow[]> {
  const ordered = found.flatMap(({ order }) => (order ? [order.id] : []))
  const unpaid = found.flatMap(({ order, session }) => (order ? [] : [session.id]))
  const [bought, wanted] = await Promise.all([
    ordered.length > 0 ? findBought(db, ordered) : [],
    unpaid.length > 0 ? findWanted(db, unpaid) : [],
  ])
  return found.map(({ session, order }) => {
    const method = order?.method ?? session.method!
    const lines = order
      ? bought.filter(({ orderId }) => orderId === order.id)
      : wanted
          .filter(({ sessionId }) => sessionId === session.id)
          .map(({ priceYen, priceCoins, ...line }) => ({
            ...line,
            fulfilledAt: null,
            refundedAt: null,
            price: (method === 'COINS' ? priceCoins : priceYen) ?? 0,
          }))
    return { id: purchaseIdOf(session.id), session, order, method, lines }
  })
}

/** Where a purchase stands, in a fan's terms. */
export function stateOf({ session: { state } }: PurchaseRow): PurchaseState {
  switch (state) {
    case 'PENDING_KONBINI':
      return 'AWAITING_CASH'
    case 'FULFILLED':
      return 'DONE'
    case 'EXPIRED':
      return 'LAPSED'
    case 'PAID':
    case 'CANCELED':
    case 'REFUND_DUE':
    case 'REFUNDED':
      return state
    default:
      return 'PAYING'
  }
}

/** What it costs, in what it is paid with. */
export function totalOf({ lines }: { lines: readonly PurchaseLineRow[] }): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
}

/** The try to pay it that is under way; null where nothing is to be paid any more. */
export async function attemptUnderWay(context: GatewayContext, purchase: PurchaseRow) {
  const state = stateOf(purchase)
  if (state !== 'AWAITING_CASH' && state !== 'PAYING') return null
  return attemptOf(context, purchase.session)
}

/** Until when the fan is told to pay; null where nothing is to be paid. */
export async function payByOf(
  context: GatewayContext,
  purchase: PurchaseRow,
): Promise<Date | null> {
  return (await attemptUnderWay(context, purchase))?.payBy ?? null
}
