import type { JobContext } from '../../platform/jobs/kinds.ts'
import { accountWantedMail } from '../purchase-notice/service.ts'
import { keyed, mailFan } from '../user/service.ts'
import { refundStateOf } from './accounts.ts'
import { findRefund } from './refundStore.ts'

/** Asks the fan to which account cash goes back, unless they have said it by now. */
export async function mailAccountWanted(
  context: JobContext,
  { refundId }: { refundId: string },
): Promise<void> {
  const refund = await findRefund(context.db, refundId)
  if (!refund || refundStateOf(refund) !== 'AWAITS_ACCOUNT') return
  const words = keyed(accountWantedMail(refund), `REFUND_ACCOUNT_WANTED ${refundId}`)
  await mailFan(context, refund.fanId, words)
}
