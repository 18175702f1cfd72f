import type { PaymentRefundResolvers } from '../../types.generated.ts'
import { refundStateOf } from '../accounts.ts'

export const PaymentRefund: Pick<PaymentRefundResolvers, 'state'> = {
  state: (refund) => refundStateOf(refund),
}
