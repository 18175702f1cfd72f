import {
  decideReport as decide,
  findCase,
  findReport,
  queueForReports,
} from '../moderation/service.ts'
import { answerInquiry as answer, inquiryForDesk } from '../support/service.ts'
import { inquiryText } from '#rules/inquiry.ts'
import { actOf, Refusal, type Hand, type OperatorContext } from './acting.ts'
import { release, silent } from './moderating.ts'
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
        `The answer takes 1 to ${inquiryText.maxLength} characters that can be read: --text "…", or --file answer.txt`,
      )
    return { act: await insertAct(transaction, act), isNew: true }
  })
}

/**
 * Says what became of a report: the fan who made it is told by mail. With the last one that is open, what was held is
 * shown again. Throws a `Refusal`.
 */
export async function decideReport(
  context: OperatorContext,
  reportId: string,
  outcome: string,
  hand: Hand,
): Promise<{ act: ActRow; isNew: boolean }> {
  const { db, jobs, tenantId, now } = context
  const state = outcomes.get(outcome)
  if (!state) throw new Refusal('Say what became of it: --outcome acted, or --outcome not-acted.')
  const found = await findReport(db, reportId)
  if (!found) throw new Refusal(`There is no report ${reportId}.`)
  const act = { ...actOf(context, 'DECIDE_REPORT', reportId, hand), details: { outcome } }
  const { tell, ...done } = await db.transaction(async (transaction) => {
    await lockSubject(transaction, reportId)
    await queueForReports(transaction, found.subjectId)
    if (!(await decide(transaction, reportId, { state, decidedAt: now() }))) {
      const known = (await findActsOn(transaction, reportId)).at(-1)
      if (known?.details.outcome === outcome) return { act: known, isNew: false, tell: silent }
      throw new Refusal(`It was decided before, as ${known?.details.outcome ?? 'something else'}.`)
    }
    await jobs.enqueue(tenantId, 'tellReportDecided', { reportId }, transaction)
    // What was held until it is decided stands again with the last of its reports.
    const { open = [], subject } = (await findCase(transaction, found.subjectId)) ?? {}
    const isDecided = open.length === 0 && subject !== undefined
    return {
      act: await insertAct(transaction, act),
      isNew: true,
      tell: isDecided ? await release(transaction, subject) : silent,
    }
  })
  tell(context)
  return done
}

const outcomes: ReadonlyMap<string, 'ACTED' | 'NOT_ACTED'> = new Map([
  ['acted', 'ACTED'],
  ['not-acted', 'NOT_ACTED'],
])
