import { findReport, decideReport as decide } from '../moderation/service.ts'
import { answerInquiry as answer, inquiryForDesk } from '../support/service.ts'
import { inquiryMaxLength } from '#rules/inquiry.ts'
import { actOf, Refusal, type Hand, type OperatorContext } from './acting.ts'
import { findActsOn, insertAct, lockSubject } from './store.ts'
import type { ActRow } from './tables.ts'

/** Answers a question by its receipt number: the fan is told by mail, and sees it on their page. Throws a `Refusal`. */
export async function answerInquiry(
  context: OperatorContext,
  number: string,
  text: string,
  hand: Hand,
): Promise<{ act: ActRow; isNew: boolean }> {
  const { db, jobs, tenantId, now } = context
  const found = await inquiryForDesk(db, number)
  if (!found) throw new Refusal(`There is no question ${number}.`)
  const { id } = found.inquiry
  const act = actOf(context, 'ANSWER_INQUIRY', id, hand)
  return db.transaction(async (transaction) => {
    await lockSubject(transaction, id)
    const outcome = await answer(transaction, { jobs, tenantId, now: now() }, id, text)
    if (outcome === 'BEFORE')
      return { act: (await findActsOn(transaction, id)).at(-1)!, isNew: false }
    if (outcome !== 'ANSWERED')
      throw new Refusal(
        `The answer takes 1 to ${inquiryMaxLength} characters that can be read: --text "…", or --file answer.txt`,
      )
    return { act: await insertAct(transaction, act), isNew: true }
  })
}

/** Says what became of a report: the fan who made it is told by mail. Throws a `Refusal`. */
export async function decideReport(
  context: OperatorContext,
  reportId: string,
  outcome: string,
  hand: Hand,
): Promise<{ act: ActRow; isNew: boolean }> {
  const { db, jobs, tenantId, now } = context
  const state = outcomes.get(outcome)
  if (!state) throw new Refusal('Say what became of it: --outcome acted, or --outcome not-acted.')
  if (!(await findReport(db, reportId))) throw new Refusal(`There is no report ${reportId}.`)
  const act = { ...actOf(context, 'DECIDE_REPORT', reportId, hand), details: { outcome } }
  return db.transaction(async (transaction) => {
    await lockSubject(transaction, reportId)
    if (!(await decide(transaction, reportId, { state, decidedAt: now() }))) {
      const known = (await findActsOn(transaction, reportId)).at(-1)
      if (known?.details.outcome === outcome) return { act: known, isNew: false }
      throw new Refusal(`It was decided before, as ${known?.details.outcome ?? 'something else'}.`)
    }
    await jobs.enqueue(tenantId, 'tellReportDecided', { reportId }, transaction)
    return { act: await insertAct(transaction, act), isNew: true }
  })
}

const outcomes: ReadonlyMap<string, 'ACTED' | 'NOT_ACTED'> = new Map([
  ['acted', 'ACTED'],
  ['not-acted', 'NOT_ACTED'],
])
