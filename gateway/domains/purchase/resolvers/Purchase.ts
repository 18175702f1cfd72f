import { findRefundsOfSubject } from '../../payments/service.ts'
import { receiptOf } from '../../receipt/service.ts'
import type { PurchaseResolvers } from '../../types.generated.ts'
import { payByOf, stateOf, totalOf } from '../service.ts'

export const Purchase: PurchaseResolvers = {
  state: (purchase) => stateOf(purchase),
  at: ({ order, session }) => order?.placedAt ?? session.createdAt,
  number: ({ order }) => order?.number ?? null,
  total: (purchase) => totalOf(purchase),
  payBy: (purchase, _, context) => payByOf(context, purchase),
  checkout: ({ session }) => session,
  refunds: ({ session }, _, { db }) =>
    findRefundsOfSubject(db, { kind: 'CHECKOUT', id: session.id }),
  receipt: ({ order }, _, context) => order && receiptOf(context, order),
}
