import { dayInJapan } from '#rules/day.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId, prefixOf } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs/queue.ts'
import type { ProviderCard } from './customers.ts'
import {
  findInstrument,
  findInstruments,
  insertInstrument,
  lockInstruments,
  updateInstrument,
} from './instrumentStore.ts'
import type { InstrumentRow } from './tables.ts'

/** How many cards a fan may save. */
export const mostCards = listSizes['Viewer.paymentInstruments']

/** The viewer's saved cards, what was used last first; none for a guest. */
export async function viewerInstruments({ db, userId }: GatewayContext): Promise<InstrumentRow[]> {
  return userId === null ? [] : findInstruments(db, userId)
}

/** The viewer's own saved card by its id; null where it is another's, or deleted. */
export async function loadInstrument(
  { db, userId }: GatewayContext,
  id: string,
): Promise<InstrumentRow | null> {
  if (userId === null || prefixOf(id) !== 'card') return null
  return (await findInstrument(db, { id, fanId: userId })) ?? null
}

/** Whether a card is over: it is good until the end of its month, in Japan. */
export function isExpired(
  { expMonth, expYear }: Pick<InstrumentRow, 'expMonth' | 'expYear'>,
  now: Date,
): boolean {
  return dayInJapan(now).slice(0, 7) > `${expYear}-${String(expMonth).padStart(2, '0')}`
}

type Keeping = { tenantId: string; db: Transaction; jobs: Jobs; now: () => Date }

/**
 * Writes down a card that the provider has saved for a fan, inside the caller's transaction. The same number again is
 * the same card, with its new expiry; beyond the most that a fan may have it is let go of, and null is answered.
 */
export async function keepCard(
  { tenantId, db, jobs, now }: Keeping,
  fanId: string,
  card: ProviderCard,
): Promise<InstrumentRow | null> {
  const at = now()
  await lockInstruments(db, fanId)
  const held = await findInstruments(db, fanId)
  const letGo = (providerId: string) => jobs.enqueue(tenantId, 'detachCard', { providerId }, db)
  const known = held.find(({ fingerprint }) => fingerprint === card.fingerprint)
  if (known) {
    if (known.providerId !== card.providerId) await letGo(known.providerId)
    return (await updateInstrument(db, known, { ...card, usedAt: at }))!
  }
  if (held.length >= mostCards) {
    await letGo(card.providerId)
    return null
  }
  const ids = { id: newId('card'), fanId }
  const times = { createdAt: at, usedAt: at, deletedAt: null }
  return insertInstrument(db, { ...ids, ...card, ...times })
}
