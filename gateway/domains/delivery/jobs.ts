import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { keyed, mailFan } from '../user/service.ts'
import { mailReminder, remindOfAddresses } from './reminding.ts'
import { shippedMail } from './shippedMail.ts'
import { cancelOverdue, findAnyDelivery } from './store.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    mailShipped: { deliveryId: string }
    remindOfAddresses: null
    mailReminder: { deliveryId: string }
    cancelOverdueDeliveries: null
  }
}

export const deliveryJobs: JobKinds = {
  mailShipped: { run: mailShipped },
  remindOfAddresses: { run: remindOfAddresses, again: '20 9 * * *' },
  mailReminder: { run: mailReminder },
  cancelOverdueDeliveries: {
    run: ({ db, now }) => cancelOverdue(db, now()),
    again: '7 * * * *',
  },
}

/** Tells a fan that their parcel is on its way. */
async function mailShipped(
  context: JobContext,
  { deliveryId }: { deliveryId: string },
): Promise<void> {
  const delivery = await findAnyDelivery(context.db, deliveryId)
  if (!delivery?.shippedAt) return
  await mailFan(context, delivery.fanId, keyed(shippedMail(delivery), `PARCEL_SENT ${deliveryId}`))
}
