import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { findAnyDelivery } from '../delivery/service.ts'
import { mailFan } from '../user/service.ts'
import { goodsDrawnMail } from './letters.ts'
import { convertPoints } from './points.ts'
import { findMachines } from './rows.ts'

type Drawn = { deliveryId: string; machineId: string }

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    convertGachaPoints: null
    mailGoodsDrawn: Drawn
  }
}

export const treasureJobs: JobKinds = {
  convertGachaPoints: { run: convertPoints, again: '25 * * * *' },
  mailGoodsDrawn: { run: mailGoodsDrawn },
}

/** Whoever has said by now where it goes needs no letter. */
async function mailGoodsDrawn(
  context: JobContext,
  { deliveryId, machineId }: Drawn,
): Promise<void> {
  const delivery = await findAnyDelivery(context.db, deliveryId)
  const [machine] = await findMachines(context.db, [machineId])
  if (!delivery || !machine) throw new Error(`${deliveryId} of ${machineId} is gone`)
  const { state, addressDueAt: dueAt, fanId } = delivery
  if (state !== 'AWAITING_ADDRESS' || dueAt === null) return
  await mailFan(context, fanId, goodsDrawnMail({ machine: machine.name, delivery, dueAt }))
}
