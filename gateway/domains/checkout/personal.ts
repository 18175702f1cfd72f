import { gone, kept, through, type Judged } from '../../platform/personal/judging.ts'
import {
  checkoutLine,
  checkoutSession,
  orderLine,
  orderReturn,
  spendingCap,
  spendingNotice,
  storeOrder,
} from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  kept(checkoutSession, {
    why: 'Tax law: what was sold is kept for seven years.',
    of: 'fanId',
    told: ['id', 'communityId', 'origin', 'state', 'method', 'createdAt'],
    untold: [
      'instrumentId',
      'addressId',
      'returnsTo',
      'isScarce',
      'expiresAt',
      'idempotencyKey',
      'attemptId',
    ],
    becomes: () => ({ addressId: null }),
  }),
  kept(checkoutLine, {
    why: 'Tax law: what was sold is kept for seven years.',
    of: through(checkoutLine.sessionId, checkoutSession.id, checkoutSession.fanId),
    told: [
      'sessionId',
      'itemId',
      'variant',
      'quantity',
      'priceYen',
      'priceCoins',
      'kind',
      'name',
      'taxClass',
    ],
    untold: ['position', 'revision', 'contents'],
  }),
  kept(storeOrder, {
    why: 'Tax law: what was sold is kept for seven years.',
    of: 'fanId',
    told: ['id', 'number', 'communityId', 'method', 'total', 'freeCoins', 'placedAt'],
    untold: ['sessionId', 'attemptId'],
  }),
  kept(orderLine, {
    why: 'Tax law: what was sold is kept for seven years.',
    of: through(orderLine.orderId, storeOrder.id, storeOrder.fanId),
    told: [
      'orderId',
      'itemId',
      'variant',
      'kind',
      'name',
      'quantity',
      'price',
      'taxClass',
      'fulfilledAt',
      'refundedAt',
    ],
    untold: ['position', 'paidBy'],
  }),
  kept(orderReturn, {
    why: 'Tax law: what was given back is kept for seven years.',
    of: through(orderReturn.orderId, storeOrder.id, storeOrder.fanId),
    told: ['orderId', 'parts', 'at'],
    untold: ['position', 'refundId', 'isItemized'],
  }),
  gone(spendingCap, { of: 'fanId', told: ['yen', 'nextYen', 'changesAt'] }),
  gone(spendingNotice, { of: 'fanId', told: ['month', 'yen', 'at'] }),
]
