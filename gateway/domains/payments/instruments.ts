import { dayInJapan } from '#rules/day.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId, prefixOf } from '../../platform/ids.ts'
import { findPresentUser } from '../user/service.ts'
import type { PaymentContext } from './attempts.ts'
import { detachCard, type ProviderCard } from './customers.ts'
import {
  facelessCard,
  findCustomer,
  findInstrument,
  findInstruments,
  findUndetached,
  insertInstrument,
  lockInstrument,
  lockInstruments,
  updateInstrument,
} from './instrumentStore.ts'
import type { AttemptDetails } from './steps.ts'
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

/**
 * Writes down a card that the provider has saved for a fan, inside the caller's transaction. The same number again is
 * the same card, with its new expiry; beyond the most that a fan may have it is let go of, and null is answered,
 * unless it is needed, since it will be charged again. Of who has left meanwhile nothing is kept but what the
 * provider calls it, so that it is let go of there.
 */
export async function keepCard(
  db: Transaction,
  fanId: string,
  card: ProviderCard,
  at: Date,
  { isNeeded = false } = {},
): Promise<InstrumentRow | null> {
  await lockInstruments(db, fanId)
  const held = await findInstruments(db, fanId)
  const times = { createdAt: at, usedAt: at, deletedAt: null, detachedAt: null }
  const row = { id: newId('card'), fanId, ...card, ...times }
  if (!(await findPresentUser(db, fanId))) {
    await insertInstrument(db, { ...row, ...facelessCard(row), deletedAt: at })
    return null
  }
  const known = held.find(({ fingerprint }) => fingerprint === card.fingerprint)
  if (known) {
    const kept = await updateInstrument(db, known, { ...card, usedAt: at })
    if (known.providerId !== card.providerId)
      await insertInstrument(db, { ...known, id: row.id, deletedAt: at })
    return kept!
  }
  if (held.length < mostCards || isNeeded) return insertInstrument(db, row)
  await insertInstrument(db, { ...row, deletedAt: at })
  return null
}

/**
 * By which card an attempt is paid, for `createAttempt` in the same transaction: a saved one of the fan's, or one that
 * is typed in, and may be saved where there is room. Undefined where the saved one has expired, or is gone.
 */
export async function takeCard(
  db: Transaction,
  { fanId, instrumentId }: { fanId: string; instrumentId: string | null },
  now: Date,
): Promise<Pick<AttemptDetails, 'savedCard' | 'isSavable'> | undefined> {
  if (instrumentId === null)
    return { isSavable: (await findInstruments(db, fanId)).length < mostCards }
  const card = await lockInstrument(db, { id: instrumentId, fanId })
  const customer = await findCustomer(db, fanId)
  if (!card || customer === undefined || isExpired(card, now)) return undefined
  await updateInstrument(db, card, { usedAt: now })
  return { savedCard: { customer, card: card.providerId } }
}

/** Has the provider let go of cards that nobody may charge any more, once nothing is being paid with them. */
export async function detachDeleted(context: PaymentContext): Promise<void> {
  for (const card of await findUndetached(context.db)) {
    await detachCard(context, card.providerId)
    await updateInstrument(context.db, card, { detachedAt: context.now() })
  }
}
