import { randomInt } from 'node:crypto'
import { codeAlphabet } from '#rules/campaignCode.ts'
import { inquiryText } from '#rules/inquiry.ts'
import { queueUp } from '../../platform/database/queueUp.ts'
import { checkRequestKey, requestKeyReused } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { normaliseEmail } from '../../platform/identity/email.ts'
import { refuseAttempt, type Limit } from '../../platform/identity/throttle.ts'
import { newId } from '../../platform/ids.ts'
import type { SendInquiryInput } from '../types.generated.ts'
import { findInquiryBy, insertInquiry } from './store.ts'
import type { InquiryRow } from './tables.ts'

/** Questions that one fan asks in a day: a desk of people reads them. */
const ofFan: Limit = { name: 'inquiry', attempts: 5, minutes: 24 * 60 }
/** Those of one guest's address or network: venues and carriers share one. */
const ofRequester: Limit = { name: 'inquiry-requester', attempts: 10, minutes: 60 }
/** Receipts that strangers may have sent to one mailbox, whoever they are: nobody has proven that it is theirs. */
const ofMailbox: Limit = { name: 'inquiry-mailbox', attempts: 3, minutes: 24 * 60 }
const guest = 'guest'

type Asked = Pick<InquiryRow, 'topic' | 'text' | 'replyTo' | 'sender' | 'fanId'> & {
  isProven: boolean
}

/**
 * Takes a question to the desk, and sends its receipt, in one transaction: sender and key are one question, however
 * often it comes.
 */
export async function sendInquiry(context: GatewayContext, input: SendInquiryInput) {
  const { userId, db, jobs, tenantId, language, now } = context
  checkRequestKey(input.idempotencyKey)
  const text = inquiryText.clean(input.text)
  const problem = inquiryText.problem(text)
  if (problem)
    return {
      __typename: 'InquiryTextError' as const,
      field: 'text',
      code: problem,
      maxLength: inquiryText.maxLength,
    }
  const address = await addressOf(context, input.replyTo)
  if (typeof address === 'string')
    return { __typename: 'ReplyAddressError' as const, field: 'replyTo', code: address }
  const asked: Asked = {
    topic: input.topic,
    text,
    fanId: userId,
    sender: userId ?? guest,
    ...address,
  }
  return db.transaction(async (transaction) => {
    const { sender } = asked
    // The same at once, and what is counted, one after the other.
    await queueUp(transaction, `inquiry ${sender} ${userId ?? input.idempotencyKey}`)
    const before = await findInquiryBy(transaction, sender, input.idempotencyKey)
    if (before) return answerAgain(before, asked)
    for (const [limit, subject] of limitsOf(context, asked)) {
      const retryAt = await refuseAttempt(transaction, limit, [subject], now())
      if (retryAt) return { __typename: 'RateLimitedError' as const, retryAt, proofDoublings: null }
    }
    const { isProven: _, ...row } = asked
    const inquiry = await insertInquiry(transaction, {
      ...row,
      id: newId('inquiry'),
      number: newNumber(),
      language,
      sentAt: now(),
      idempotencyKey: input.idempotencyKey,
    })
    await jobs.enqueue(tenantId, 'tellInquiryReceived', { inquiryId: inquiry.id }, transaction)
    return { __typename: 'SendInquirySuccess' as const, inquiry }
  })
}

type Address = Pick<Asked, 'replyTo' | 'isProven'>

/** Where the answer goes: a fan's own address, which they have proven; else the one that was typed. Or what is wrong. */
async function addressOf(
  { identity, tenantId, userId }: GatewayContext,
  typed?: string | null,
): Promise<Address | 'NO_ADDRESS' | 'NOT_AN_EMAIL'> {
  const own = userId === null ? null : await identity.findEmail(tenantId, userId)
  if (own !== null) return { replyTo: own, isProven: true }
  if (!typed?.trim()) return 'NO_ADDRESS'
  const replyTo = normaliseEmail(typed)
  return replyTo === undefined ? 'NOT_AN_EMAIL' : { replyTo, isProven: false }
}

function limitsOf(
  { requester, userId }: GatewayContext,
  { isProven, replyTo }: Asked,
): [Limit, string][] {
  const ofSender: [Limit, string] = userId === null ? [ofRequester, requester] : [ofFan, userId]
  return isProven ? [ofSender] : [ofSender, [ofMailbox, replyTo]]
}

/** A guest's key is all that names them: whoever has it learns nothing that they did not send with it. */
function answerAgain(before: InquiryRow, asked: Asked) {
  const isSame = (['topic', 'text', 'replyTo'] as const).every(
    (part) => before[part] === asked[part],
  )
  if (!isSame) throw requestKeyReused()
  return { __typename: 'SendInquirySuccess' as const, inquiry: before }
}

/** Eight of Crockford's 32: 40 bits, so that nobody comes upon another's. */
function newNumber(): string {
  const drawn = Array.from({ length: 8 }, () => codeAlphabet.charAt(randomInt(32))).join('')
  return `S-${drawn.slice(0, 4)}-${drawn.slice(4)}`
}
