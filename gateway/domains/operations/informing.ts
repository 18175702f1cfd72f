import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../platform/database/pools.ts'
import {
  answerAppeal,
  forgetUnread,
  NotSent,
  sendCampaign,
  sendPresent,
  sendWarning,
} from '../information/service.ts'
import { actOf, Refusal, wasDone, type Hand, type OperatorContext } from './acting.ts'
import { answerAct, tryOut } from './answering.ts'
import { readAnswer, readCampaign, readPresent, readWarning } from './documents.ts'
import { findMembershipOf, findUnanswered, insertAct, lockSubject } from './store.ts'
import type { ActRow } from './tables.ts'

export type AnsweredPresent = { act: ActRow; isNew: boolean; receivedId: string | undefined }

/** Presents share a month's budget: whoever sends one waits for the others. */
const budget = 'presents'

/**
 * Asks for a present to a fan, which somebody else approves: its words and what it holds are tried against the month's
 * budget and undone. Throws a `Refusal`.
 */
export async function askPresent(
  context: OperatorContext,
  fanId: string,
  document: unknown,
  hand: Hand,
): Promise<{ act: ActRow; isNew: boolean }> {
  readPresent(document)
  const act = { ...actOf(context, 'ASK_PRESENT', fanId, hand), details: { document } }
  return context.db.transaction(async (transaction) => {
    await lockSubject(transaction, fanId)
    const open = (await findUnanswered(transaction, 'ASK_PRESENT')).find(
      ({ subject }) => subject === fanId,
    )
    if (open && open.who === act.who && isDeepStrictEqual(open.details, act.details))
      return { act: open, isNew: false }
    if (open)
      throw new Refusal(
        `A present was asked for ${wasDone(open)}, and waits: approve or decline ${open.id} first.`,
      )
    await tryOut(transaction, (tried) => give(context, tried, act))
    return { act: await insertAct(transaction, act), isNew: true }
  })
}

/** Sends what was asked for, by another person than asked. Throws a `Refusal`. */
export async function approvePresent(
  context: OperatorContext,
  askedId: string,
  hand: Hand,
): Promise<AnsweredPresent> {
  const asks = { asks: 'ASK_PRESENT', answer: 'approve' } as const
  const { done, ...rest } = await answerAct(context, asks, askedId, hand, (transaction, asked) =>
    give(context, transaction, asked),
  )
  await forget(context, rest.act.subject)
  return { ...rest, receivedId: done }
}

/** Leaves it unsent. Throws a `Refusal`. */
export async function declinePresent(
  context: OperatorContext,
  askedId: string,
  hand: Hand,
): Promise<AnsweredPresent> {
  const asks = { asks: 'ASK_PRESENT', answer: 'decline' } as const
  const { act, isNew } = await answerAct(context, asks, askedId, hand, async () => undefined)
  return { act, isNew, receivedId: undefined }
}

async function give(
  context: OperatorContext,
  transaction: Transaction,
  { subject, details }: Pick<ActRow, 'subject' | 'details'>,
): Promise<string> {
  await lockSubject(transaction, budget)
  const to = await receiver(context, transaction, subject)
  return refusing(() => sendPresent(transaction, to, readPresent(details.document)))
}

/** Tells a fan of something that may please them. The same once more is told once more. Throws a `Refusal`. */
export const sendCampaignTo = (
  context: OperatorContext,
  fanId: string,
  document: unknown,
  hand: Hand,
): Promise<{ act: ActRow }> =>
  tell(context, 'SEND_CAMPAIGN', fanId, hand, async (transaction, to) =>
    sendCampaign(transaction, to, readCampaign(document)),
  )

/** Warns a fan, with its reason; they can say that it is wrong. Throws a `Refusal`. */
export const warnFan = (
  context: OperatorContext,
  fanId: string,
  document: unknown,
  hand: Hand,
): Promise<{ act: ActRow }> =>
  tell(context, 'WARN', fanId, hand, async (transaction, to) =>
    sendWarning(transaction, to, readWarning(document)),
  )

type To = Awaited<ReturnType<typeof receiver>>

async function tell(
  context: OperatorContext,
  kind: 'SEND_CAMPAIGN' | 'WARN',
  fanId: string,
  hand: Hand,
  send: (transaction: Transaction, to: To) => Promise<string>,
): Promise<{ act: ActRow }> {
  const act = actOf(context, kind, fanId, hand)
  const written = await context.db.transaction(async (transaction) => {
    const receivedId = await send(transaction, await receiver(context, transaction, fanId))
    // What was said stands with the fan's own, and goes with them: the log says only that something was.
    return insertAct(transaction, { ...act, details: { receivedId } })
  })
  await forget(context, fanId)
  return { act: written }
}

/**
 * Answers what a fan said to a warning: it is taken back, or stays, with words to them. Throws a `Refusal`.
 */
export async function answerAppealOf(
  context: OperatorContext,
  receivedId: string,
  { isLifted, document }: { isLifted: boolean; document: unknown },
  hand: Hand,
): Promise<{ act: ActRow }> {
  const answer = readAnswer(document)
  const act = actOf(context, 'ANSWER_APPEAL', receivedId, hand)
  return context.db.transaction(async (transaction) => {
    await lockSubject(transaction, receivedId)
    await refusing(() => answerAppeal(transaction, receivedId, { isLifted, answer }))
    return { act: await insertAct(transaction, { ...act, details: { receivedId, isLifted } }) }
  })
}

async function receiver({ now }: OperatorContext, transaction: Transaction, fanId: string) {
  const communityId = await findMembershipOf(transaction, fanId)
  if (communityId === undefined) throw new Refusal(`There is no fan ${fanId} who has joined.`)
  return { fanId, communityId, at: now() }
}

async function forget(context: OperatorContext, fanId: string): Promise<void> {
  const communityId = await findMembershipOf(context.db, fanId)
  if (communityId !== undefined) forgetUnread(context, fanId, communityId)
}

async function refusing<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NotSent) throw new Refusal(error.message, { cause: error })
    throw error
  }
}
