import { cleanText, countCharacters } from '#rules/text.ts'
import { narrow } from '#rules/typed.ts'
import { prefixOf } from '../../platform/ids.ts'
import { findAnyDelivery, findOrdersDelivery, sendDelivery } from '../delivery/service.ts'
import { actOf, Refusal, wasDone, type Hand, type OperatorContext } from './acting.ts'
import { findActsOn, insertAct, lockSubject } from './store.ts'
import type { ActRow } from './tables.ts'

/** What the fan reads: a carrier's name, and a number as carriers print them. */
const longestCarrier = 40
const trackingShape = /^[A-Z0-9-]{4,40}$/

/**
 * A parcel is handed to a carrier: the fan is told by mail. By the delivery's id, or its order's. Throws a `Refusal`.
 */
export async function ship(
  context: OperatorContext,
  id: string,
  parcel: { carrier: string; tracking: string },
  hand: Hand,
): Promise<{ act: ActRow; isNew: boolean }> {
  const { db, jobs, tenantId, now } = context
  const carrier = cleanText(parcel.carrier)
  if (carrier === '' || countCharacters(carrier) > longestCarrier)
    throw new Refusal(
      `Say who brings it, in 1 to ${longestCarrier} characters: --carrier ヤマト運輸`,
    )
  const trackingNumber = narrow(parcel.tracking).toUpperCase()
  if (!trackingShape.test(trackingNumber))
    throw new Refusal(
      'A tracking number takes 4 to 40 digits, letters and hyphens: --tracking 1234-5678-9012',
    )
  const found = await (prefixOf(id) === 'order' ? findOrdersDelivery : findAnyDelivery)(db, id)
  if (!found) throw new Refusal(`There is no parcel ${id}.`)
  const details = { carrier, trackingNumber }
  const act = { ...actOf(context, 'SHIP', found.id, hand), details }
  return db.transaction(async (transaction) => {
    await lockSubject(transaction, found.id)
    const [known] = await findActsOn(transaction, found.id)
    if (known) {
      if (known.details.trackingNumber === trackingNumber) return { act: known, isNew: false }
      throw new Refusal(
        `It was shipped ${wasDone(known)}, as ${known.details.trackingNumber} by ${known.details.carrier}.`,
      )
    }
    const sent = { id: found.id, ...details, now: now() }
    if (!(await sendDelivery({ db: transaction, jobs, tenantId }, sent)))
      throw new Refusal(`It can't be shipped: it stands at ${found.state}.`)
    return { act: await insertAct(transaction, act), isNew: true }
  })
}
