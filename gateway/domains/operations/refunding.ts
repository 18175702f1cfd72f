import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../platform/database/pools.ts'
import { takeBack, type TakenBack } from '../checkout/service.ts'
import { actOf, Refusal, wasDone, type Hand, type OperatorContext } from './acting.ts'
import { findAct, findActsOn, findAnswer, findUnanswered, insertAct, lockSubject } from './store.ts'
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
    const open = (await findUnanswered(transaction)).find(({ subject }) => subject === orderId)
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
  return answer(context, 'APPROVE_REFUND', askedId, hand, (transaction, asked, who) => {
    if (who === asked.who)
      throw new Refusal(`${asked.who} has asked for it: somebody else approves.`)
    return takeBackAsked(context, transaction, asked)
  })
}

/** Leaves what was asked for undone; whoever asked may do so too. Throws a `Refusal`. */
export async function declineRefund(
  context: OperatorContext,
  askedId: string,
  hand: Hand,
): Promise<Answered> {
  return answer(context, 'DECLINE_REFUND', askedId, hand, async () => undefined)
}

async function answer(
  context: OperatorContext,
  kind: 'APPROVE_REFUND' | 'DECLINE_REFUND',
  askedId: string,
  hand: Hand,
  act: (transaction: Transaction, asked: ActRow, who: string) => Promise<TakenBack | undefined>,
): Promise<Answered> {
  return context.db.transaction(async (transaction) => {
    const asked = await findAct(transaction, askedId)
    if (asked?.kind !== 'ASK_REFUND') throw new Refusal(`Nobody has asked for ${askedId}.`)
    await lockSubject(transaction, asked.subject)
    const written = actOf(context, kind, asked.subject, hand)
    const known = await findAnswer(transaction, askedId)
    if (known?.kind === kind && known.who === written.who)
      return { act: known, isNew: false, back: undefined }
    if (known)
      throw new Refusal(
        `It was ${known.kind === 'APPROVE_REFUND' ? 'approved' : 'declined'} ${wasDone(known)}.`,
      )
    const back = await act(transaction, asked, written.who)
    const answers = { answers: asked.id, askedBy: asked.who }
    return { act: await insertAct(transaction, { ...written, ...answers }), isNew: true, back }
  })
}

function takeBackAsked(
  { jobs, tenantId, now }: OperatorContext,
  db: Transaction,
  { subject: orderId, details }: Pick<ActRow, 'subject' | 'details'>,
): Promise<TakenBack> {
  const { amountYen, positions, isDespiteSpent } = details
  return takeBack(
    { db, jobs, tenantId },
    {
      ...{ orderId, amountYen, positions, reason: 'SUPPORT', at: now() },
      spent: isDespiteSpent ? 'LET_GO' : 'REFUSE',
    },
  )
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
  const { jobs, tenantId, now } = context
  const act = actOf(context, 'CHARGEBACK', orderId, hand)
  return context.db.transaction(async (db) => {
    await lockSubject(db, orderId)
    const known = (await findActsOn(db, orderId)).find(({ kind }) => kind === 'CHARGEBACK')
    if (known) return { act: known, isNew: false, back: undefined }
    const back = await takeBack(
      { db, jobs, tenantId },
      { orderId, reason: 'CHARGEBACK', spent: 'OWE', at: now() },
    )
    return { act: await insertAct(db, act), isNew: true, back }
  })
}

/** What some work would do, undone again. Throws what it throws. */
async function tryOut<Answer>(
  transaction: Transaction,
  work: (tried: Transaction) => Promise<Answer>,
): Promise<Answer> {
  class Undone extends Error {
    readonly answer: Answer
    constructor(answer: Answer) {
      super('undone')
      this.answer = answer
    }
  }
  try {
    await transaction.transaction(async (tried) => {
      throw new Undone(await work(tried))
    })
  } catch (error) {
    if (error instanceof Undone) return error.answer as Answer
    throw error
  }
  throw new Error('what was tried was not undone')
}
