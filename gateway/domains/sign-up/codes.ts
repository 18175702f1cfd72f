import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { CodeRow } from './tables.ts'
import { newId } from '../../platform/ids.ts'
import { proofCookie, takeProof } from '../../platform/proof-of-work/service.ts'
import { keyedHash } from '../../platform/secret.ts'
import { startOfDayInJapan } from './birthDate.ts'
import type { ContactKind } from './contact.ts'
import {
  consumeCode,
  countTexts,
  findOpenCode,
  findSends,
  findStartTimes,
  findTextTimes,
  lockKeys,
  rebindCodes,
  replaceCode,
  takeTry,
  type CodePurpose,
} from './store.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** 5 tries a code: with the limits below, a guess has 25 chances in a million an hour. */
const tries = 5
/** How long a code is good, in minutes. */
export const codeMinutes: Record<ContactKind, number> = { EMAIL: 10, PHONE: 5 }
const resendAfterMs = minuteMs
/** Sends that one requester may cause to one contact, or one sign-up to any: so many within a time. */
const sendLimits = [
  { count: 5, withinMs: hourMs },
  { count: 10, withinMs: dayMs },
]
/** What one contact gets in a day, whoever asks: nobody's mailbox is flooded by many who take turns. */
const contactLimit = { count: 20, withinMs: dayMs }
/** Text messages that one IPv4 or /64 may cause in a day: each costs money, and a mail does as well. */
const textLimit = { count: 40, withinMs: dayMs }
/** Sign-ups that one IPv4 or /64 may begin in an hour; venues and carriers share addresses, so more of them take a proof of work each. */
const startLimit = { count: 20, withinMs: hourMs }

export type NewCode = {
  purpose: CodePurpose
  /** Whom it serves: a sign-up's id, or a browser's log-in attempt. */
  boundTo: string
  /** The binding that it takes over from: what was sent for that goes on being counted, and its code dies. */
  formerly?: string
  contactKind: ContactKind
  contact: string
}

export type IssuedCode = { code: string; row: CodeRow; retryAt?: undefined }
/** `LIMIT` is this contact's or this requester's; `BUDGET` is everyone's, for the day. */
export type Refusal = { reason: 'LIMIT' | 'BUDGET'; retryAt: Date; row?: undefined }

/**
 * Makes a new code, which kills the one before it, or says from when on one may be asked for. The
 * narrow limits count requester and contact together, so that nobody can easily lock a stranger's address.
 */
export async function issueCode(
  context: GatewayContext,
  transaction: Transaction,
  { purpose, boundTo, formerly, contactKind, contact }: NewCode,
): Promise<IssuedCode | Refusal> {
  const { config, requester } = context
  const sentAt = context.now()
  const hashes = {
    contactHash: keyedHash(config, 'contact', contact),
    requesterHash: keyedHash(config, 'requester', requester),
  }
  await lockKeys(transaction, [hashes.requesterHash, hashes.contactHash])
  const keys = { ...hashes, boundTo: formerly ?? boundTo, purpose }
  const retryAt = await nextSend(context, transaction, keys, contactKind)
  if (retryAt) return { reason: 'LIMIT', retryAt }
  if (contactKind === 'PHONE' && (await isBudgetSpent(context, transaction)))
    return {
      reason: 'BUDGET',
      retryAt: new Date(startOfDayInJapan(sentAt).getTime() + dayMs),
    }
  if (formerly !== undefined) await rebindCodes(transaction, purpose, formerly, boundTo)
  const id = newId('code')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const row = await replaceCode(transaction, {
    ...hashes,
    id,
    purpose,
    boundTo,
    contact,
    codeHash: hashCode(context, { id, purpose, boundTo }, code),
    triesLeft: tries,
    sentAt,
    expiresAt: new Date(sentAt.getTime() + codeMinutes[contactKind] * minuteMs),
  })
  return { code, row }
}

/** Whether the day's text messages are used up. Those who ask queue until the caller's transaction ends. */
async function isBudgetSpent(context: GatewayContext, transaction: Transaction): Promise<boolean> {
  const { config, log, now } = context
  await lockKeys(transaction, [keyedHash(config, 'sms budget')])
  const sent = await countTexts(transaction, startOfDayInJapan(now()))
  if (sent < config.smsDailyLimit) return false
  log.warn({ sent }, 'no more text messages today: SMS_DAILY_LIMIT is reached')
  return true
}

type SendKeys = Pick<CodeRow, 'contactHash' | 'requesterHash' | 'boundTo' | 'purpose'>

async function nextSend(
  context: GatewayContext,
  transaction: Transaction,
  keys: SendKeys,
  contactKind: ContactKind,
): Promise<Date | undefined> {
  const now = context.now()
  const since = (ms: number) => new Date(now.getTime() - ms)
  const sends = await findSends(transaction, { ...keys, since: since(dayMs) })
  const ofAnyone = sends.filter(({ contactHash }) => contactHash.equals(keys.contactHash))
  const toContact = ofAnyone.filter(({ requesterHash }) => requesterHash.equals(keys.requesterHash))
  const ofBinding = sends.filter(
    ({ boundTo, purpose }) => boundTo === keys.boundTo && purpose === keys.purpose,
  )
  const isStart = ofBinding.length === 0 && keys.purpose !== 'SMS_STEP'
  const starts = isStart
    ? await findStartTimes(
        transaction,
        keys.requesterHash,
        keys.purpose,
        since(startLimit.withinMs),
      )
    : []
  const texts =
    contactKind === 'PHONE'
      ? await findTextTimes(transaction, keys.requesterHash, since(textLimit.withinMs))
      : []
  const waits = [
    liftedAt(times(ofAnyone), contactLimit, now),
    liftedAt(texts, textLimit, now),
    liftedAt(times(toContact), { count: 1, withinMs: resendAfterMs }, now),
    ...sendLimits.map((limit) => liftedAt(times(toContact), limit, now)),
    ...sendLimits.map((limit) => liftedAt(times(ofBinding), limit, now)),
  ].filter((wait) => wait !== undefined)
  const startWait = liftedAt(starts, startLimit, now)
  // Where only the address is in the way, a proof is worth its place in the queue.
  const isProven = waits.length === 0 && startWait && (await isProof(context, transaction, keys))
  if (startWait && !isProven) waits.push(startWait)
  return waits.toSorted((a, b) => b.getTime() - a.getTime())[0]
}

async function isProof(
  context: GatewayContext,
  transaction: Transaction,
  { purpose }: SendKeys,
): Promise<boolean> {
  const { tenantId, requester } = context
  if (purpose !== 'SIGN_UP') return false
  const place = { tenantId, requester, purpose: 'sign-up' } as const
  return takeProof(context, transaction, place, context.readCookie(proofCookie))
}

function times(sends: readonly { sentAt: Date }[]): Date[] {
  return sends.map(({ sentAt }) => sentAt)
}

/** When a limit lets the next one through: undefined where it does so now. */
function liftedAt(
  newestFirst: readonly Date[],
  limit: { count: number; withinMs: number },
  now: Date,
): Date | undefined {
  const oldest = newestFirst[limit.count - 1]
  const lifted = oldest && new Date(oldest.getTime() + limit.withinMs)
  return lifted && lifted > now ? lifted : undefined
}

/** From when on another code may be asked for. */
export function resendableAt({ sentAt }: Pick<CodeRow, 'sentAt'>): Date {
  return new Date(sentAt.getTime() + resendAfterMs)
}

export type CodeProblem = { code: 'INVALID' | 'EXPIRED' | 'TOO_MANY_TRIES'; triesLeft: number }

/**
 * Judges a code that was typed, at the cost of one of its tries. A right one must still be consumed,
 * in the transaction that acts on it. Full-width digits are read as half-width.
 */
export async function tryCode(
  context: GatewayContext,
  purpose: CodePurpose,
  boundTo: string,
  typed: string,
): Promise<{ row: CodeRow; problem?: undefined } | { problem: CodeProblem; row?: undefined }> {
  const open = await findOpenCode(context.db, purpose, boundTo)
  if (!open || open.expiresAt <= context.now()) return refuse('EXPIRED', 0)
  if (open.triesLeft === 0) return refuse('TOO_MANY_TRIES', 0)
  const digits = typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '')
  if (!/^\d{6}$/.test(digits)) return refuse('INVALID', open.triesLeft)
  const row = await takeTry(context.db, open.id)
  if (!row) return refuse('TOO_MANY_TRIES', 0)
  if (timingSafeEqual(hashCode(context, row, digits), row.codeHash)) return { row }
  return row.triesLeft === 0 ? refuse('TOO_MANY_TRIES', 0) : refuse('INVALID', row.triesLeft)
}

/** Uses a right code up; the problem where another request used it first. */
export async function useCode(
  transaction: Transaction,
  { id }: CodeRow,
): Promise<CodeProblem | undefined> {
  return (await consumeCode(transaction, id)) ? undefined : { code: 'EXPIRED', triesLeft: 0 }
}

function refuse(code: CodeProblem['code'], triesLeft: number): { problem: CodeProblem } {
  return { problem: { code, triesLeft } }
}

function hashCode(
  { config }: GatewayContext,
  { id, purpose, boundTo }: Pick<CodeRow, 'id' | 'purpose' | 'boundTo'>,
  code: string,
): Buffer {
  return keyedHash(config, 'code', purpose, boundTo, id, code)
}
