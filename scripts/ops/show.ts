import type { PaymentRefundRow } from '../../gateway/domains/payments/tables.ts'
import {
  findOrder,
  findOrderByNumber,
  findOrderLines,
  findOrdersOf,
  findSession,
} from '../../gateway/domains/checkout/service.ts'
import type { OrderRow } from '../../gateway/domains/checkout/tables.ts'
import { findOrdersDelivery } from '../../gateway/domains/delivery/service.ts'
import { balancesOf } from '../../gateway/domains/ledger/service.ts'
import {
  findActsOn,
  payoutsOf,
  Refusal,
  type OperatorContext,
} from '../../gateway/domains/operations/service.ts'
import type { ActRow } from '../../gateway/domains/operations/tables.ts'
import { findRefundsOfAttempt } from '../../gateway/domains/payments/service.ts'
import { findPresentUser } from '../../gateway/domains/user/service.ts'

const ordersShown = 20

/** An order by its id or number. Throws a `Refusal` where there is none. */
export async function orderNamed({ db }: OperatorContext, name: string): Promise<OrderRow> {
  const order = (await findOrder(db, name)) ?? (await findOrderByNumber(db, name.toUpperCase()))
  if (!order) throw new Refusal(`There is no order ${name}. It is named by its id or its number.`)
  return order
}

/** All that is known of an order, for the desk: neither who the fan is nor where they live. */
export async function showOrder(context: OperatorContext, name: string): Promise<string[]> {
  const { db } = context
  const order = await orderNamed(context, name)
  const session = await findSession(db, order.sessionId)
  const lines = await findOrderLines(db, order.id)
  const delivery = await findOrdersDelivery(db, order.id)
  const refunds = order.attemptId === null ? [] : await findRefundsOfAttempt(db, order.attemptId)
  const acts = [
    ...(await findActsOn(db, order.id)),
    ...(delivery ? await findActsOn(db, delivery.id) : []),
  ]
  return [
    `${order.number}  ${order.id}`,
    `  ${session?.state ?? ''}, ${sumOf(order)} by ${order.method} at ${order.placedAt.toISOString()}`,
    `  of ${order.fanId}`,
    ...lines.map(
      ({ position, kind, name: { ja }, quantity, price, refundedAt }) =>
        `  line ${position}: ${ja} × ${quantity} at ${price}, ${kind}${refundedAt ? ', taken back' : ''}`,
    ),
    ...(delivery ? [`  parcel ${delivery.id}: ${parcelOf(delivery)}`] : []),
    ...refunds.map(wordsOfRefund),
    ...acts.map(wordsOfAct),
  ]
}

/** A fan's coins and orders, for the desk. */
export async function showFan({ db, now }: OperatorContext, id: string): Promise<string[]> {
  const fan = await findPresentUser(db, id)
  if (!fan) throw new Refusal(`There is no fan ${id}, or they have left.`)
  const balances = await balancesOf(db, id, now())
  const orders = await findOrdersOf(db, id, ordersShown)
  return [
    `${fan.displayName}  ${id}, ${fan.status}`,
    ...[...balances.values()].map(({ asset, free, paid }) =>
      asset.startsWith('DEBT:')
        ? `  owes ${free} ${asset.slice('DEBT:'.length)}: nothing of it can be spent until that is paid`
        : `  ${asset}: ${free} free, ${paid} paid`,
    ),
    ...orders.map((order) => `  ${order.number}  ${order.id}: ${sumOf(order)} by ${order.method}`),
  ]
}

/** What is to be transferred, with all that a transfer needs. */
export async function showPayouts(context: OperatorContext): Promise<string[]> {
  const waiting = await payoutsOf(context)
  if (waiting.length === 0) return ['No transfer waits.']
  return waiting.map(({ refund: { id, amountYen }, account }) => {
    const { bankCode, branchCode, kind, number, holder } = account
    return `${id}: ¥${amountYen} to ${bankCode}-${branchCode} ${kind} ${number} ${holder}`
  })
}

const sumOf = ({ method, total }: OrderRow) => (method === 'COINS' ? `${total} coins` : `¥${total}`)

const parcelOf = ({
  state,
  carrier,
  trackingNumber,
}: Record<'carrier' | 'trackingNumber', string | null> & { state: string }) =>
  carrier === null ? state : `${state}, ${carrier} ${trackingNumber ?? ''}`

export const wordsOfRefund = ({ id, amountYen, reason, state }: PaymentRefundRow) =>
  `  refund ${id}: ¥${amountYen}, ${reason}, ${state}`

/** An act in a line: what, by whom, when and why. */
export function wordsOfAct({ id, kind, who, why, at, details }: ActRow): string {
  const what = Object.entries(details).map(([name, value]) => `${name} ${String(value)}`)
  return `  ${kind} ${[...what, `by ${who}`].join(', ')} at ${at.toISOString()}: ${why}  (${id})`
}
