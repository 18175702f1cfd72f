import { newId } from '../../platform/ids.ts'
import type { PaymentContext } from './attempts.ts'
import { keepCard } from './instruments.ts'
import { lockInstruments } from './instrumentStore.ts'
import { ProviderRefused } from './provider.ts'
import { changeSaving, findSaving, insertSaving } from './savingStore.ts'
import {
  cancelSetupIntent,
  createSetupIntent,
  readSetupIntent,
  type SetupIntent,
} from './setupIntents.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { CardSavingRow } from './tables.ts'

const minuteMs = 60_000
/** A frame that nobody types into is given up after so long, as a payment's is. */
const answerMs = 15 * minuteMs
/** Each turn asks the provider for one thing and reads what came of it; no way to the end has more. */
const mostTurns = 4

/** Writes a saving down inside the caller's transaction. `completeSaving` goes on once that has committed. */
export function createSaving(db: Transaction, fanId: string, now: Date): Promise<CardSavingRow> {
  const at = now.getTime()
  return insertSaving(db, {
    id: newId('cardsaving'),
    fanId,
    state: 'OPEN',
    createdAt: now,
    endsAt: new Date(at + answerMs),
    nextLookAt: new Date(at + minuteMs),
  })
}

/**
 * Brings a saving as far as it is at the provider: whoever completes it, the browser that came back, a webhook, a
 * poll or the sweep, in any order and all at once, the card is saved once. Throws `ProviderUnavailable` where the
 * provider does not answer, and an error where there is no such saving.
 */
export async function completeSaving(
  context: PaymentContext,
  savingId: string,
): Promise<CardSavingRow> {
  for (let turn = 0; turn < mostTurns; turn++) {
    const saving = await findSaving(context.db, savingId)
    if (!saving) throw new Error(`there is no saving ${savingId}`)
    if (saving.settledAt !== null) return saving
    const done = saving.providerId
      ? await goOn(context, saving, await readSetupIntent(context, saving.providerId))
      : await introduce(context, saving)
    if (done) return done
  }
  return (await findSaving(context.db, savingId))!
}

/** Makes it known to the provider. What that refuses for good can never be saved. */
async function introduce(
  context: PaymentContext,
  saving: CardSavingRow,
): Promise<CardSavingRow | undefined> {
  try {
    const providerId = await createSetupIntent(context, saving)
    await changeSaving(context.db, saving.id, { providerId })
    return undefined
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    context.log.warn({ savingId: saving.id, code: error.code }, 'the saving of a card was refused')
    return fail(context, saving, 'INVALID')
  }
}

/** Settles it, or does the next thing: undefined where the provider is to be read again. */
async function goOn(
  context: PaymentContext,
  saving: CardSavingRow,
  intent: SetupIntent,
): Promise<CardSavingRow | undefined> {
  const { tenantId, log } = context
  if (intent.tenantId !== tenantId || intent.savingId !== saving.id) {
    log.error({ savingId: saving.id, intent: intent.id }, 'the provider saves another card')
    return fail(context, saving, 'INVALID')
  }
  if (intent.status === 'succeeded') return save(context, saving, intent)
  if (intent.status === 'canceled') return fail(context, saving, intent.failure ?? 'CANCELED')
  // One try a saving: what was declined is given up for good, and the next one is counted.
  const isOver = intent.failure !== null && intent.status === 'requires_payment_method'
  if (isOver || saving.endsAt <= context.now()) {
    try {
      await cancelSetupIntent(context, intent.id)
    } catch (error) {
      // Whoever else completes it was first: what came of it is read in the next turn.
      if (!(error instanceof ProviderRefused)) throw error
    }
    return undefined
  }
  const nextLookAt = new Date(context.now().getTime() + minuteMs)
  return changeSaving(context.db, saving.id, { step: intent.step, nextLookAt })
}

/** The card and its saving are written down at once, once. */
async function save(
  context: PaymentContext,
  { id, fanId }: CardSavingRow,
  { card }: SetupIntent,
): Promise<CardSavingRow | undefined> {
  const settledAt = context.now()
  return context.db.transaction(async (db) => {
    // Before the saving's row, as whoever erases a fan: either this is erased too, or it finds nobody.
    await lockInstruments(db, fanId)
    const open = await changeSaving(db, id, { step: null })
    if (!open) return undefined
    // A card that was taken away again meanwhile is not saved.
    const kept = card ? await keepCard(db, fanId, card, settledAt) : null
    if (kept) return changeSaving(db, id, { state: 'SAVED', instrumentId: kept.id, settledAt })
    return changeSaving(db, id, { state: 'FAILED', failure: card ? 'LIMIT' : 'INVALID', settledAt })
  })
}

function fail(
  { db, now }: PaymentContext,
  { id }: CardSavingRow,
  failure: NonNullable<CardSavingRow['failure']>,
): Promise<CardSavingRow | undefined> {
  return changeSaving(db, id, { state: 'FAILED', failure, step: null, settledAt: now() })
}
