import { isDeepStrictEqual } from 'node:util'
import { canonicalJson } from '#rules/draws/canonicalJson.ts'
import { readOdds } from '#rules/draws/readOdds.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { changeOdds, Unpublishable } from '../treasure-machine/service.ts'
import { actOf, Refusal, wasDone, type Hand, type OperatorContext } from './acting.ts'
import { answerAct, tryOut } from './answering.ts'
import { findUnanswered, insertAct, lockSubject } from './store.ts'
import type { ActDetails, ActRow } from './tables.ts'

export type AskedOdds = { act: ActRow; isNew: boolean; version: number | undefined }
export type AnsweredOdds = { act: ActRow; isNew: boolean; version: number | undefined }

/**
 * Asks for other odds at a machine from some instant on, which somebody else approves. They are judged as at a
 * machine's publishing, and once more when they are approved. `document` is what a file said. Throws a `Refusal`.
 */
export async function askOdds(
  context: OperatorContext,
  machineId: string,
  { document, effectiveAt }: { document: unknown; effectiveAt: Date },
  hand: Hand,
): Promise<AskedOdds> {
  const odds = readOdds(document)
  if (!odds) throw new Refusal('The file holds no odds: { base, guarantee, pity, top }.')
  const details: ActDetails = {
    odds: canonicalJson(odds),
    effectiveAt: effectiveAt.toISOString(),
  }
  const act = { ...actOf(context, 'ASK_ODDS', machineId, hand), details }
  return context.db.transaction(async (transaction) => {
    await lockSubject(transaction, machineId)
    const open = (await findUnanswered(transaction, 'ASK_ODDS')).find(
      ({ subject }) => subject === machineId,
    )
    if (open && open.who === act.who && isDeepStrictEqual(open.details, details))
      return { act: open, isNew: false, version: undefined }
    if (open)
      throw new Refusal(
        `Other odds were asked for ${wasDone(open)}, and wait: approve or decline ${open.id} first.`,
      )
    const version = await tryOut(transaction, (tried) =>
      changeAsked(context, tried, act, 'whoever approves'),
    )
    return { act: await insertAct(transaction, act), isNew: true, version }
  })
}

/** Makes what was asked for the machine's next version, by another person than asked. Throws a `Refusal`. */
export async function approveOdds(
  context: OperatorContext,
  askedId: string,
  hand: Hand,
): Promise<AnsweredOdds> {
  const { done, ...rest } = await answerAct(
    context,
    { asks: 'ASK_ODDS', answer: 'approve' },
    askedId,
    hand,
    (transaction, asked, who) => changeAsked(context, transaction, asked, who),
  )
  return { ...rest, version: done }
}

/** Leaves the odds as they are. Throws a `Refusal`. */
export async function declineOdds(
  context: OperatorContext,
  askedId: string,
  hand: Hand,
): Promise<AnsweredOdds> {
  const { done, ...rest } = await answerAct(
    context,
    { asks: 'ASK_ODDS', answer: 'decline' },
    askedId,
    hand,
    async () => undefined,
  )
  return { ...rest, version: done }
}

async function changeAsked(
  { now }: OperatorContext,
  transaction: Transaction,
  { subject: machineId, details, who }: Pick<ActRow, 'subject' | 'details' | 'who'>,
  approvedBy: string,
): Promise<number> {
  const odds = readOdds(JSON.parse(details.odds ?? 'null'))
  if (!odds) throw new Error(`${machineId}: what was asked for can't be read any more`)
  const effectiveAt = new Date(details.effectiveAt ?? Number.NaN)
  try {
    return await changeOdds(transaction, {
      machineId,
      odds,
      effectiveAt,
      at: now(),
      people: { proposedBy: who, approvedBy },
    })
  } catch (error) {
    if (error instanceof Unpublishable) throw new Refusal(error.message, { cause: error })
    throw error
  }
}
