import type { Transaction } from '../../platform/database/pools.ts'
import { actOf, Refusal, wasDone, type Hand, type OperatorContext } from './acting.ts'
import { findAct, findAnswer, insertAct, lockSubject } from './store.ts'
import type { ActRow } from './tables.ts'

/** What one person asks for and another answers. */
const answers = {
  ASK_REFUND: { approve: 'APPROVE_REFUND', decline: 'DECLINE_REFUND' },
  ASK_PRESENT: { approve: 'APPROVE_PRESENT', decline: 'DECLINE_PRESENT' },
  ASK_SEASON: { approve: 'APPROVE_SEASON', decline: 'DECLINE_SEASON' },
  ASK_ODDS: { approve: 'APPROVE_ODDS', decline: 'DECLINE_ODDS' },
} as const satisfies Partial<Record<ActRow['kind'], Record<string, ActRow['kind']>>>

export type Asking = keyof typeof answers
export type Answer = 'approve' | 'decline'

/**
 * Answers what was asked for, once: approving takes another person than asked, declining may be anyone. `act` does it,
 * in the same transaction. Throws a `Refusal`.
 */
export async function answerAct<Done>(
  context: OperatorContext,
  { asks, answer }: { asks: Asking; answer: Answer },
  askedId: string,
  hand: Hand,
  act: (transaction: Transaction, asked: ActRow, who: string) => Promise<Done>,
): Promise<{ act: ActRow; isNew: boolean; done: Done | undefined }> {
  const kind = answers[asks][answer]
  return context.db.transaction(async (transaction) => {
    const asked = await findAct(transaction, askedId)
    if (asked?.kind !== asks) throw new Refusal(`Nobody has asked for ${askedId}.`)
    await lockSubject(transaction, asked.subject)
    const written = actOf(context, kind, asked.subject, hand)
    const known = await findAnswer(transaction, askedId)
    if (known?.kind === kind && known.who === written.who)
      return { act: known, isNew: false, done: undefined }
    if (known)
      throw new Refusal(
        `It was ${known.kind === answers[asks].approve ? 'approved' : 'declined'} ${wasDone(known)}.`,
      )
    if (answer === 'approve' && written.who === asked.who)
      throw new Refusal(`${asked.who} has asked for it: somebody else approves.`)
    const done = await act(transaction, asked, written.who)
    const answering = { answers: asked.id, askedBy: asked.who }
    return { act: await insertAct(transaction, { ...written, ...answering }), isNew: true, done }
  })
}

/** What some work would do, undone again. Throws what it throws. */
export async function tryOut<Answer>(
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
