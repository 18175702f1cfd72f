import { findAppeals, leftOfBudget } from '../../gateway/domains/information/service.ts'
import {
  answerAppealOf,
  askPresent,
  findUnanswered,
  sendCampaignTo,
  warnFan,
  type OperatorContext,
} from '../../gateway/domains/operations/service.ts'
import { UsageError } from '../usage.ts'
import type { Command } from './commands.ts'
import { readJson } from './readJson.ts'

/** What a file says, which the options name. Throws a `UsageError` without. */
async function documentOf(file: string | undefined, example: string): Promise<unknown> {
  if (file === undefined) throw new UsageError(`Say what it says: --file ${example}`)
  return readJson(file)
}

/** Asks for a present to a fan: somebody else approves it. */
export const askForPresent: Command = async (context, fanId, { file }, hand) => {
  const document = await documentOf(file, 'present.json')
  const { act, isNew } = await askPresent(context, fanId, document, hand)
  return [
    isNew ? `Asked for, as ${act.id}.` : `You have asked for it already, as ${act.id}.`,
    `Somebody else approves it: npm run ops -- approve ${act.id} --by … --why "…"`,
  ]
}

/** Tells a fan of something that may please them. */
export const tellOfCampaign: Command = async (context, fanId, { file }, hand) => {
  const { act } = await sendCampaignTo(context, fanId, await documentOf(file, 'words.json'), hand)
  return [`Sent, as ${act.details.receivedId ?? ''} (${act.id}).`]
}

/** Warns a fan. */
export const warn: Command = async (context, fanId, { file }, hand) => {
  const { act } = await warnFan(context, fanId, await documentOf(file, 'warning.json'), hand)
  return [`Sent, as ${act.details.receivedId ?? ''} (${act.id}). They can appeal for 14 days.`]
}

/** Answers what a fan said to a warning. */
export const answerAppeal: Command = async (context, receivedId, { file, verdict }, hand) => {
  if (verdict !== 'lift' && verdict !== 'uphold')
    throw new UsageError('Say what becomes of the warning: --verdict lift, or --verdict uphold')
  const document = await documentOf(file, 'answer.json')
  const asked = { isLifted: verdict === 'lift', document }
  const { act } = await answerAppealOf(context, receivedId, asked, hand)
  return [`Answered (${act.id}): the warning ${verdict === 'lift' ? 'is taken back' : 'stays'}.`]
}

/** Appeals that wait for an answer, the oldest first. */
export async function showAppeals({ db }: OperatorContext): Promise<string[]> {
  const waiting = await findAppeals(db)
  if (waiting.length === 0) return ['No appeal waits.']
  return waiting.flatMap(({ id, fanId, reason, body, appeal, appealedAt }) => [
    `${id} of ${fanId}, ${reason ?? ''}, since ${appealedAt?.toISOString() ?? ''}`,
    `  warned: ${body.ja}`,
    `  says: ${appeal ?? ''}`,
  ])
}

/** Presents that wait for a second person, and what is left of the month's budget. */
export async function showPresents({ db, now }: OperatorContext): Promise<string[]> {
  const waiting = await findUnanswered(db, 'ASK_PRESENT')
  return [
    `¥${await leftOfBudget(db, now())} of this month’s budget are left.`,
    ...waiting.map(
      ({ id, subject, who, why, details }) =>
        `${id} for ${subject}, asked by ${who} (${why}): ${JSON.stringify(details.document)}`,
    ),
  ]
}
