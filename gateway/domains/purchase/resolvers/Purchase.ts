import { loadDeliveryOfOrder } from '../../delivery/service.ts'
import { refundsOfCheckout } from '../../payments/service.ts'
import { receiptOf } from '../../receipt/service.ts'
import type { PurchaseResolvers } from '../../types.generated.ts'
import { attemptUnderWay, payByOf, stateOf, totalOf } from '../service.ts'

export const Purchase: PurchaseResolvers = {
  state: (purchase) => stateOf(purchase),
  at: ({ order, session }) => order?.placedAt ?? session.createdAt,
  number: ({ order }) => order?.number ?? null,
  total: (purchase) => totalOf(purchase),
  // Nothing is ordered without a line.
  firstLine: ({ lines }) => lines[0]!,
  lineCount: ({ lines }) => lines.length,
  payBy: (purchase, _, context) => payByOf(context, purchase),
  checkout: ({ session }) => session,
  attempt: (purchase, _, context) => attemptUnderWay(context, purchase),
  delivery: ({ order }, _, context) => order && loadDeliveryOfOrder(context, order.id),
  refunds: ({ session }, _, context) => refundsOfCheckout(context, session.id),
  receipt: ({ order }, _, context) => order && receiptOf(context, order),
}
