import type { PaymentContext } from './attempts.ts'
import { nextLook } from './deadlines.ts'
import { cancelIntent, confirmIntent, createIntent, readIntent, type Intent } from './intents.ts'
import { ProviderRefused } from './provider.ts'
import { captureAttempt, failAttempt, settlementOf } from './settling.ts'
import { changeLive, findAttempt, setProviderId, wantCanceled } from './store.ts'
import type { PaymentAttemptRow } from './tables.ts'
import { crashPoint } from '../../platform/crashPoints.ts'

/** Each turn asks the provider for one thing and reads what came of it; no way to the end has more. */
const mostTurns = 5

/**
 * Brings an attempt as far as it is at the provider. What is paid there is settled here in one transaction, once,
 * whoever completes: the browser that came back, a webhook, a poll or the sweep, in any order and all at once. What
 * is settled goes by what is read at the provider now, never by what anybody told. Throws `ProviderUnavailable`
 * where it does not answer, and an error where there is no such attempt.
 */
export async function complete(
  context: PaymentContext,
  attemptId: string,
): Promise<PaymentAttemptRow> {
  for (let turn = 0; turn < mostTurns; turn++) {
    const attempt = await findAttempt(context.db, attemptId)
    if (!attempt) throw new Error(`there is no attempt ${attemptId}`)
    // What is over and never came to the provider can't be paid there.
    const isKnown = attempt.providerId !== null
    if (attempt.state === 'CAPTURED' || (attempt.settledAt && !isKnown)) return attempt
    const done = isKnown ? await follow(context, attempt) : await introduce(context, attempt)
    if (done) return done
  }
  return (await findAttempt(context.db, attemptId))!
}

/** Makes it known to the provider. What that refuses for good, such as an amount, can never be paid. */
async function introduce(
  context: PaymentContext,
  attempt: PaymentAttemptRow,
): Promise<PaymentAttemptRow | undefined> {
  try {
    await setProviderId(context.db, attempt.id, await createIntent(context, attempt))
    crashPoint('payment.create.committed')
    return undefined
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    context.log.warn({ attemptId: attempt.id, code: error.code }, 'an attempt to pay was refused')
    return failAttempt(context, attempt.id, attempt.cancelReason ?? 'REFUSED')
  }
}

/**
 * Goes by what the provider says of it. Where that knows of no such payment (its test data were emptied, or the key
 * is another account's), it is for an operator, until its time is over: then it is over here too, and is looked at
 * again should anything ever be told of it.
 */
async function follow(
  context: PaymentContext,
  attempt: PaymentAttemptRow,
): Promise<PaymentAttemptRow | undefined> {
  try {
    return await goOn(context, attempt, await readIntent(context, attempt.providerId!))
  } catch (error) {
    if (!(error instanceof ProviderRefused) || error.code !== 'resource_missing') throw error
    if (attempt.settledAt !== null) return attempt
    if (attempt.cancelingAt !== null)
      return failAttempt(context, attempt.id, attempt.cancelReason ?? 'CANCELED')
    return suspect(context, attempt, `the provider knows no ${attempt.providerId}`)
  }
}

/** Settles it, or does the next thing: undefined where the provider was asked for something and is to be read again. */
async function goOn(
  context: PaymentContext,
  attempt: PaymentAttemptRow,
  intent: Intent,
): Promise<PaymentAttemptRow | undefined> {
  const mismatch = differs(context, attempt, intent)
  if (mismatch !== undefined) return suspect(context, attempt, mismatch)
  if (intent.status === 'succeeded') return captureAttempt(context, attempt, intent)
  // It is over for us: the provider had confirmed that before.
  if (attempt.settledAt !== null) return attempt
  if (intent.status === 'canceled')
    return failAttempt(context, attempt.id, attempt.cancelReason ?? 'CANCELED')
  if (attempt.cancelingAt !== null) return ignoringRefusal(() => cancelIntent(context, attempt))
  // A job has charged, and the bank wants the fan: there is something to ask them now.
  if (
    intent.isFanWanted &&
    attempt.details.savedCard &&
    intent.status === 'requires_payment_method'
  )
    return ignoringRefusal(() => confirmIntent(context, attempt, true))
  // One try an attempt: what was declined is taken back for good, and the next one is counted.
  if (
    intent.failure &&
    intent.status === 'requires_payment_method' &&
    !mayYetCome(context, attempt, intent)
  ) {
    await wantCanceled(context.db, attempt.id, intent.failure, context.now())
    return undefined
  }
  if (intent.status === 'requires_confirmation')
    return ignoringRefusal(() => confirmIntent(context, attempt))
  return await goOnAsking(context, attempt, intent)
}

/** Keeps what the fan is asked for. A number for a store is told to whoever sells, with the row that holds it. */
async function goOnAsking(
  context: PaymentContext,
  attempt: PaymentAttemptRow,
  intent: Intent,
): Promise<PaymentAttemptRow | undefined> {
  const { step = null } = intent
  const changes = { state: stateOf(intent), step, nextLookAt: nextLook(attempt, context.now()) }
  if (attempt.step !== null || step?.__typename !== 'KonbiniStep')
    return changeLive(context.db, attempt.id, changes)
  return context.db.transaction(async (db) => {
    const asked = await changeLive(db, attempt.id, changes)
    if (asked) await settlementOf(context, asked).asked?.({ ...context, db }, asked)
    return asked
  })
}

/** A till that took cash in the last minute may tell of it later than the provider took the slip for expired. */
function mayYetCome(
  { now }: PaymentContext,
  { method, endsAt }: PaymentAttemptRow,
  { failure }: Intent,
): boolean {
  return method === 'KONBINI' && failure === 'EXPIRED' && now() < endsAt
}

/** What was refused meanwhile, by whoever else completes or by the bank, is read in the next turn. */
async function ignoringRefusal(ask: () => Promise<void>): Promise<undefined> {
  try {
    await ask()
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
  }
}

function stateOf({ step }: Intent): 'REQUIRES_ACTION' | 'PENDING' {
  return step && step.__typename !== 'KonbiniStep' ? 'REQUIRES_ACTION' : 'PENDING'
}

/** What is not as we asked for it: then it is not what we asked for. */
function differs(
  { tenantId }: PaymentContext,
  attempt: PaymentAttemptRow,
  intent: Intent,
): string | undefined {
  if (intent.tenantId !== tenantId || intent.attemptId !== attempt.id)
    return `${intent.id} is of ${intent.attemptId} of ${intent.tenantId}`
  if (intent.currency !== 'jpy' || intent.amountYen !== attempt.amountYen)
    return `${intent.id} is of ${intent.amountYen} ${intent.currency}, not ${attempt.amountYen} jpy`
  if (intent.status === 'succeeded' && intent.receivedYen !== attempt.amountYen)
    return `${intent.id} received ${intent.receivedYen}, not ${attempt.amountYen}`
  return undefined
}

/** Leaves it to an operator, whom `payments:reconcile` tells. */
async function suspect(
  { db, log, now }: PaymentContext,
  attempt: PaymentAttemptRow,
  mismatch: string,
): Promise<PaymentAttemptRow> {
  if (attempt.mismatch !== mismatch)
    log.error({ attemptId: attempt.id, mismatch }, 'the provider has another payment')
  const nextLookAt = nextLook(attempt, now())
  return (await changeLive(db, attempt.id, { mismatch, nextLookAt })) ?? attempt
}
