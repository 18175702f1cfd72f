import { inquiryText } from '#rules/inquiry.ts'
import { narrow } from '#rules/typed.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId } from '../../platform/ids.ts'
import { findAnswers, findInquiryNumbered, findWaiting, insertAnswer } from './store.ts'
import type { InquiryAnswerRow, InquiryRow } from './tables.ts'

/** As many as one looks through at once. */
const waitingShown = 50

/** Questions that nobody has answered, the oldest first: for the desk. */
export const waitingInquiries = (db: Queryable): Promise<InquiryRow[]> =>
  findWaiting(db, waitingShown)

/** A question by its receipt number, with what came back on it: for the desk. */
export async function inquiryForDesk(
  db: Queryable,
  number: string,
): Promise<{ inquiry: InquiryRow; answers: InquiryAnswerRow[] } | undefined> {
  const inquiry = await findInquiryNumbered(db, narrow(number).toUpperCase())
  return inquiry && { inquiry, answers: await findAnswers(db, inquiry.id) }
}

type Desk = Pick<GatewayContext, 'jobs' | 'tenantId'> & { now: Date }

/**
 * Keeps an answer and mails it. The last answer once more is no other. Answers what is wrong with the text, where
 * something is.
 */
export async function answerInquiry(
  transaction: Transaction,
  { jobs, tenantId, now: at }: Desk,
  inquiryId: string,
  written: string,
): Promise<'ANSWERED' | 'BEFORE' | 'EMPTY' | 'TOO_LONG' | 'UNREADABLE'> {
  const text = inquiryText.clean(written)
  const problem = inquiryText.problem(text)
  if (problem) return problem
  if ((await findAnswers(transaction, inquiryId)).at(-1)?.text === text) return 'BEFORE'
  const id = newId('inquiryanswer')
  await insertAnswer(transaction, { id, inquiryId, text, at })
  await jobs.enqueue(tenantId, 'tellInquiryAnswered', { answerId: id }, transaction)
  return 'ANSWERED'
}
