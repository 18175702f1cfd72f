import { kept, type Judged } from '../../platform/personal/judging.ts'
import { subscription, subscriptionInvoice } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  kept(subscription, {
    why: 'Tax law: what was sold is kept for seven years.',
    of: 'fanId',
    told: [
      'id',
      'communityId',
      'itemId',
      'state',
      'priceYen',
      'period',
      'periodStart',
      'periodEnd',
      'startedAt',
      'endedAt',
      'end',
    ],
    untold: [
      'instrumentId',
      'anchorDay',
      'nextPriceYen',
      'nextPriceFrom',
      'remindedOf',
      'nextLookAt',
    ],
  }),
  kept(subscriptionInvoice, {
    why: 'Tax law: what was sold is kept for seven years.',
    of: 'fanId',
    told: [
      'id',
      'number',
      'subscriptionId',
      'period',
      'periodStart',
      'periodEnd',
      'amountYen',
      'state',
      'createdAt',
      'paidAt',
    ],
    untold: ['failure', 'isByFan', 'sessionId', 'orderId'],
  }),
]
