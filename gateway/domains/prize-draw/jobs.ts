import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { findAnyDelivery } from '../delivery/service.ts'
import { mailFan } from '../user/service.ts'
import { drawListed, listClosed, redrawForfeited } from './drawing.ts'
import { forfeitedMail, wonMail } from './letters.ts'
import { findDraws, findPlaces, findPrizesOf } from './store.ts'

type Place = { drawId: string; place: number }

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    listPrizeDraws: null
    drawPrizeDraws: null
    redrawPrizeDraws: null
    mailPrizeWon: Place
    mailPrizeForfeited: Place
  }
}

export const prizeDrawJobs: JobKinds = {
  listPrizeDraws: { run: listClosed, again: '* * * * *' },
  drawPrizeDraws: { run: drawListed, again: '* * * * *' },
  // After deliveries that nobody claimed are given up.
  redrawPrizeDraws: { run: redrawForfeited, again: '17 * * * *' },
  mailPrizeWon: { run: mailWon },
  mailPrizeForfeited: { run: mailForfeited },
}

async function toldOf({ db }: JobContext, { drawId, place: number }: Place) {
  const [draw] = await findDraws(db, [drawId])
  const place = (await findPlaces(db, drawId)).find((each) => each.place === number)
  const prizes = await findPrizesOf(db, [drawId])
  const prize = prizes.find(({ id }) => id === place?.prizeId)
  if (!draw || !place || !prize) throw new Error(`${drawId} has no place ${number}`)
  const itemId = prize.kind === 'DIGITAL_ITEM' ? prize.thingId : null
  return { fanId: place.fanId, draw: draw.name, prize: prize.name, itemId, place }
}

async function mailWon(context: JobContext, of: Place): Promise<void> {
  const told = await toldOf(context, of)
  const { deliveryId } = told.place
  const delivery = deliveryId === null ? undefined : await findAnyDelivery(context.db, deliveryId)
  await mailFan(context, told.fanId, wonMail({ ...told, dueAt: delivery?.addressDueAt ?? null }))
}

async function mailForfeited(context: JobContext, of: Place): Promise<void> {
  const told = await toldOf(context, of)
  await mailFan(context, told.fanId, forfeitedMail(told))
}
