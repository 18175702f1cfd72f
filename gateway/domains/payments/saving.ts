import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { refuseCardTry } from './cardLimits.ts'
import { mostCards } from './instruments.ts'
import { findInstruments, lockInstruments } from './instrumentStore.ts'
import { ProviderUnavailable } from './provider.ts'
import { completeSaving, createSaving } from './savings.ts'
import { findOpenSaving, findSaving } from './savingStore.ts'
import type { CardSavingRow } from './tables.ts'

type InstrumentErrorCode = NonNullable<CardSavingRow['failure']> | 'IN_USE' | 'UNKNOWN'

/** A card is not saved, or not deleted, and why. */
export const instrumentError = (code: InstrumentErrorCode) => ({
  __typename: 'PaymentInstrumentError' as const,
  code,
  most: mostCards,
})

/** The viewer's own saving by its id; null where it is another's. */
export async function loadSaving(
  { db, userId }: GatewayContext,
  id: string,
): Promise<CardSavingRow | null> {
  if (userId === null || prefixOf(id) !== 'cardsaving') return null
  const saving = await findSaving(db, id)
  return saving?.fanId === userId ? saving : null
}

/** Begins to save a card, or goes on with the saving that the viewer has under way. */
export async function beginCardSaving(context: GatewayContext) {
  const { userId: fanId } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  return knowing(async () => {
    const begun = await findOrCreate(context, fanId)
    if ('__typename' in begun) return begun
    const saving = await completeSaving(context, begun.id)
    return saving.failure === null
      ? { __typename: 'BeginCardSavingSuccess' as const, saving }
      : instrumentError(saving.failure)
  })
}

async function findOrCreate(context: GatewayContext, fanId: string) {
  const { db, now } = context
  const last = await findOpenSaving(db, fanId)
  // What has run out is given up first, whether the sweep has seen it or not.
  if (last && last.endsAt <= now()) await completeSaving(context, last.id)
  return db.transaction(async (transaction) => {
    await lockInstruments(transaction, fanId)
    const open = await findOpenSaving(transaction, fanId)
    if (open) return open
    const held = await findInstruments(transaction, fanId)
    if (held.length >= mostCards) return instrumentError('LIMIT')
    const refusal = await refuseCardTry(context, transaction, fanId)
    return refusal ?? createSaving(transaction, fanId, now())
  })
}

/** Completes the viewer's own saving, and answers what they have saved then. */
export async function completeCardSaving(context: GatewayContext, savingId: string) {
  if (context.userId === null) return { __typename: 'UnauthenticatedError' as const }
  const known = await loadSaving(context, savingId)
  if (!known) return { __typename: 'NotFoundError' as const, field: 'savingId' }
  return knowing(async () => {
    const saving = await completeSaving(context, savingId)
    if (saving.failure !== null) return instrumentError(saving.failure)
    const instruments = await findInstruments(context.db, saving.fanId)
    return { __typename: 'CompleteCardSavingSuccess' as const, saving, instruments }
  })
}

/** Nothing is known for now where the provider does not answer. No money moves here, so it speaks of the card alone. */
async function knowing<Answer>(ask: () => Promise<Answer>) {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    return instrumentError('UNKNOWN')
  }
}
