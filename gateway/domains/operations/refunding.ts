import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../platform/database/pools.ts'
import { takeBack, type TakenBack, type TakingBack } from '../checkout/service.ts'
import { keepReceiptOf } from '../receipt/service.ts'
import { actOf, Refusal, wasDone, type Hand, type OperatorContext } from './acting.ts'
import { answerAct, tryOut } from './answering.ts'
import { findActsOn, findUnanswered, insertAct, lockSubject } from './store.ts'
import type { ActDetails, ActRow } from './tables.ts'

/** `isNew` is false where the same had been done before: nothing was done again. */
export type Asked = { act: ActRow; isNew: boolean; would: TakenBack | undefined }
export type Answered = { act: ActRow; isNew: boolean; back: TakenBack | undefined }

type WhatToReturn = Pick<ActDetails, 'amountYen' | 'positions' | 'isDespiteSpent'>

/**
 * Asks for a refund, which somebody else approves. What would come of it is tried and undone: what can't be taken
 * back is refused here. Throws a `Refusal`, or a `CannotTakeBack`.
 */
export async function askRefund(
  context: OperatorContext,
  orderId: string,
  details: WhatToReturn,
  hand: Hand,
): Promise<Asked> {
  const act = { ...actOf(context, 'ASK_REFUND', orderId, hand), details }
  return context.db.transaction(async (transaction) => {
    await lockSubject(transaction, orderId)
    const open = (await findUnanswered(transaction, 'ASK_REFUND')).find(
      ({ subject }) => subject === orderId,
    )
    if (open && open.who === act.who && isDeepStrictEqual(open.details, details))
      return { act: open, isNew: false, would: undefined }
    if (open)
      throw new Refusal(
        `A refund of it was asked for ${wasDone(open)}, and waits: approve or decline ${open.id} first.`,
      )
    const would = await tryOut(transaction, (tried) => takeBackAsked(context, tried, act))
    return { act: await insertAct(transaction, act), isNew: true, would }
  })
}

/**
 * Does what was asked for, by another person than asked. Throws a `Refusal`, or a `CannotTakeBack` where it can't be
 * done any more.
 */
export async function approveRefund(
  context: OperatorContext,
  askedId: string,
  hand: Hand,
): Promise<Answered> {
  const asks = { asks: 'ASK_REFUND', answer: 'approve' } as const
  const { done, ...rest } = await answerAct(context, asks, askedId, hand, (transaction, asked) =>
    takeBackAsked(context, transaction, asked),
  )
  return { ...rest, back: done }
}

/** Leaves what was asked for undone; whoever asked may do so too. Throws a `Refusal`. */
export async function declineRefund(
  context: OperatorContext,
  askedId: string,
  hand: Hand,
): Promise<Answered> {
  const asks = { asks: 'ASK_REFUND', answer: 'decline' } as const
  const { act, isNew } = await answerAct(context, asks, askedId, hand, async () => undefined)
  return { act, isNew, back: undefined }
}

function takeBackAsked(
  { cache, jobs, tenantId, now }: OperatorContext,
  db: Transaction,
  { subject: orderId, details }: Pick<ActRow, 'subject' | 'details'>,
): Promise<TakenBack> {
  const { amountYen, positions, isDespiteSpent } = details
  return takeBackOnPaper(
    { cache, db, jobs, tenantId },
    {
      orderId,
      amountYen,
      positions,
      reason: 'SUPPORT',
      at: now(),
      spent: isDespiteSpent ? 'LET_GO' : 'REFUSE',
    },
  )
}

/** From here on there is a paper of what went back, and the receipt that it names stays as it is. */
async function takeBackOnPaper(
  context: Pick<OperatorContext, 'cache' | 'jobs' | 'tenantId'> & { db: Transaction },
  asked: TakingBack,
): Promise<TakenBack> {
  const back = await takeBack(context, asked)
  await keepReceiptOf(context, asked.orderId)
  return back
}

/**
 * The fan's bank has taken a payment back: books it, takes back what was bought, and what is spent of it the fan owes.
 * Throws a `Refusal`, or a `CannotTakeBack`.
 */
export async function bookChargeback(
  context: OperatorContext,
  orderId: string,
  hand: Hand,
): Promise<Answered> {
  const { cache, jobs, tenantId, now } = context
  const act = actOf(context, 'CHARGEBACK', orderId, hand)
  return context.db.transaction(async (db) => {
    await lockSubject(db, orderId)
    const known = (await findActsOn(db, orderId)).find(({ kind }) => kind === 'CHARGEBACK')
    if (known) return { act: known, isNew: false, back: undefined }
    const back = await takeBackOnPaper(
      { cache, db, jobs, tenantId },
      { orderId, reason: 'CHARGEBACK', spent: 'OWE', at: now() },
    )
    return { act: await insertAct(db, act), isNew: true, back }
  })
}
