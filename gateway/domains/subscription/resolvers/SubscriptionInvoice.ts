import { loadOrder, loadSession } from '../../checkout/service.ts'
import { receiptOf } from '../../receipt/service.ts'
import type { SubscriptionInvoiceResolvers } from '../../types.generated.ts'
import { loadSubscription } from '../service.ts'

export const SubscriptionInvoice: SubscriptionInvoiceResolvers = {
  subscription: async ({ id, subscriptionId }, _, context) => {
    const row = await loadSubscription(context, subscriptionId)
    if (!row) throw new Error(`invoice ${id} is of no subscription`)
    return row
  },
  triedNextAt: async ({ state, subscriptionId }, _, context) =>
    state === 'FAILED'
      ? ((await loadSubscription(context, subscriptionId))?.nextLookAt ?? null)
      : null,
  checkout: ({ state, sessionId }, _, context) =>
    state === 'CHALLENGE' && sessionId !== null ? loadSession(context, sessionId) : null,
  receipt: async ({ orderId }, _, context) => {
    const order = orderId === null ? null : await loadOrder(context, orderId)
    return order && receiptOf(context, order)
  },
}
