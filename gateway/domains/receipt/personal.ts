import { storeOrder } from '../checkout/tables.ts'
import { kept, through, type Judged } from '../../platform/personal/judging.ts'
import { receipt, receiptPrint } from './tables.ts'

const isBuyersOwn = through(receipt.orderId, storeOrder.id, storeOrder.fanId)

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  kept(receipt, {
    why: 'Tax law: a receipt is kept for seven years, with whom it was made out to.',
    of: isBuyersOwn,
    told: ['id', 'orderId', 'addressee', 'addressedAt', 'prints'],
    untold: ['issuer'],
  }),
  kept(receiptPrint, {
    why: 'Tax law: a receipt is kept for seven years, with whom it was made out to.',
    of: through(receiptPrint.receiptId, receipt.id, isBuyersOwn),
    told: ['receiptId', 'position', 'addressee', 'at'],
    untold: ['id'],
  }),
]
