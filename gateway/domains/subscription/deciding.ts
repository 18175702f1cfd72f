import type { GatewayContext } from '../../platform/graphql/context.ts'
import {
  cancelAttempt,
  findInstrument,
  findLiveAttempt,
  ProviderUnavailable,
} from '../payments/service.ts'
import { noteLanguage } from '../user/service.ts'
import { endSubscription } from './ending.ts'
import { loadSubscription } from './service.ts'
import {
  changeSubscription,
  findPayable,
  findSubscription,
  lockSubscription,
  moveSubscription,
} from './store.ts'
import type { SubscriptionRow } from './tables.ts'
import { tellSubscriber } from './telling.ts'

/**
 * Has the viewer's subscription end with the period that is paid, or at once where none is: what is under way for it
 * is taken back at the provider first. A bill that was sent before still counts. Any number of times.
 */
export async function cancelSubscription(context: GatewayContext, subscriptionId: string) {
  if (context.userId === null) return { __typename: 'UnauthenticatedError' as const }
  const found = await loadSubscription(context, subscriptionId)
  if (!found) return { __typename: 'NotFoundError' as const, field: 'subscriptionId' }
  await noteLanguage(context)
  if (found.state === 'PAST_DUE') await takeBack(context, found)
  const now = context.now()
  const row = await context.db.transaction(async (transaction) => {
    const locked = (await lockSubscription(transaction, found.id))!
    const own = { ...context, db: transaction }
    if (locked.state === 'PAST_DUE') return endSubscription(own, locked.id, 'CANCELED', now)
    const canceled = await moveSubscription(transaction, locked.id, 'cancel')
    if (canceled) await tellSubscriber(own, canceled, 'CANCELED', now)
    return canceled
  })
  const subscription = row ?? (await findSubscription(context.db, found.id))!
  if (subscription.state === 'CANCELED_AT_PERIOD_END' || subscription.end === 'CANCELED')
    return { __typename: 'CancelSubscriptionSuccess' as const, subscription }
  return over()
}

/** Where the provider does not answer, what comes after all goes back by itself. */
async function takeBack(context: GatewayContext, { id }: SubscriptionRow): Promise<void> {
  const due = await findPayable(context.db, id)
  const subject = due?.sessionId && ({ kind: 'SUBSCRIPTION', id: due.sessionId } as const)
  const attempt = subject && (await findLiveAttempt(context.db, subject))
  if (!attempt) return
  try {
    await cancelAttempt(context, attempt.id)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
  }
}

/** Has the viewer's subscription renew again, until its last instant. Any number of times. */
export async function resumeSubscription(context: GatewayContext, subscriptionId: string) {
  if (context.userId === null) return { __typename: 'UnauthenticatedError' as const }
  const found = await loadSubscription(context, subscriptionId)
  if (!found) return { __typename: 'NotFoundError' as const, field: 'subscriptionId' }
  const now = context.now()
  const subscription = await context.db.transaction(async (transaction) => {
    const row = (await lockSubscription(transaction, found.id))!
    if (row.state !== 'CANCELED_AT_PERIOD_END') return row
    return row.periodEnd <= now ? undefined : moveSubscription(transaction, row.id, 'resume')
  })
  if (!subscription || subscription.state === 'ENDED') return over()
  return { __typename: 'ResumeSubscriptionSuccess' as const, subscription }
}

/**
 * Has another of the viewer's saved cards pay from now on. What the bank was asking about the last one is taken back:
 * the invoice can be paid anew.
 */
export async function changeSubscriptionCard(
  context: GatewayContext,
  { subscriptionId, instrumentId }: { subscriptionId: string; instrumentId: string },
) {
  const { userId: fanId, db } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  const found = await loadSubscription(context, subscriptionId)
  if (!found) return { __typename: 'NotFoundError' as const, field: 'subscriptionId' }
  if (!(await findInstrument(db, { id: instrumentId, fanId })))
    return { __typename: 'NotFoundError' as const, field: 'instrumentId' }
  const isChanged = await db.transaction(async (transaction) => {
    const row = (await lockSubscription(transaction, found.id))!
    if (row.endedAt !== null) return false
    await changeSubscription(transaction, row.id, { instrumentId })
    return true
  })
  if (!isChanged) return over()
  if (found.state === 'PAST_DUE' && found.instrumentId !== instrumentId)
    await takeBack(context, found)
  const subscription = (await findSubscription(db, found.id))!
  return { __typename: 'ChangeSubscriptionCardSuccess' as const, subscription }
}

const over = () => ({ __typename: 'SubscriptionError' as const, code: 'ENDED' as const })
