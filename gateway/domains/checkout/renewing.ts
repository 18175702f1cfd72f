import type { Transaction } from '../../platform/database/pools.ts'
import { newId } from '../../platform/ids.ts'
import { offersOf } from '../store/service.ts'
import { refuseYen } from './limits.ts'
import { soldAs } from './lines.ts'
import { insertSession, lockFan, moveSession } from './store.ts'
import type { LineRow, SessionRow } from './tables.ts'

type Renewal = {
  fanId: string
  communityId: string
  itemId: string
  /** What the fan was told: the item's own price may be another by now. */
  amountYen: number
  /** Until when the fan may answer their bank. */
  expiresAt: Date
  now: Date
}

/**
 * Where the next period of a subscription is paid: a session that is under way from the beginning, holds nothing, and
 * becomes an order like any other. It counts to the fan's limits; REFUSED where they may not pay so much.
 */
export async function openRenewal(
  transaction: Transaction,
  { fanId, communityId, itemId, amountYen, expiresAt, now }: Renewal,
) {
  await lockFan(transaction, fanId)
  const offers = await offersOf(transaction, { communityId, itemIds: [itemId], fanId, now })
  const offer = offers.get(itemId)
  if (!offer) throw new Error(`item ${itemId} is gone from the store`)
  const session: SessionRow = {
    id: newId('checkout'),
    fanId,
    communityId,
    origin: 'RENEWAL',
    state: 'PROCESSING',
    method: 'CARD',
    instrumentId: null,
    addressId: null,
    returnsTo: null,
    idempotencyKey: null,
    attemptId: null,
    isScarce: false,
    expiresAt,
    createdAt: now,
  }
  const line: LineRow = {
    sessionId: session.id,
    position: 0,
    itemId,
    variant: '',
    quantity: 1,
    ...soldAs(offer),
    priceYen: amountYen,
    priceCoins: null,
  }
  const refusal = await refuseYen(transaction, { session, lines: [line] }, amountYen, now)
  if (refusal?.__typename === 'PurchaseLimitError') return { outcome: 'REFUSED' as const, refusal }
  await insertSession(transaction, session, [line])
  return { outcome: 'OPENED' as const, session }
}

/** Ends what a renewal's payment has left open: another try has a session of its own. */
export async function closeRenewal(transaction: Transaction, sessionId: string): Promise<void> {
  await moveSession(transaction, sessionId, 'lapse')
}
