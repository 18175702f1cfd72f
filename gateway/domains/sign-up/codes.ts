import { timingSafeEqual } from 'node:crypto'
import { narrow } from '#rules/typed.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { CodeRow } from './tables.ts'
import { newId } from '../../platform/ids.ts'
import { keyedHash } from '../../platform/secret.ts'
import { startOfDayInJapan } from './birthDate.ts'
import type { ContactKind } from './contact.ts'
import { knownBrowser } from './cookies.ts'
import { refuseSend, resendAfterMs, type SendRefusal } from './sendLimits.ts'
import {
  consumeCode,
  countTexts,
  findOpenCode,
  lockKeys,
  rebindCodes,
  replaceCode,
  takeTry,
  type CodePurpose,
} from './store.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** 5 tries a code: with the limits of sends, a guess has 25 chances in a million an hour. */
const tries = 5
/** How long a code is good, in minutes. */
export const codeMinutes: Record<ContactKind, number> = { EMAIL: 10, PHONE: 5 }

export type NewCode = {
  purpose: CodePurpose
  /** Whom it serves: a sign-up's id, a browser's log-in attempt, or an account. */
  boundTo: string
  /** The binding that it takes over from: what was sent for that goes on being counted, and its code dies. */
  formerly?: string
  contactKind: ContactKind
  contact: string
}

export type IssuedCode = { row: CodeRow; retryAt?: undefined }
/** `LIMIT` is this contact's or this requester's; `BUDGET` is everyone's, for the day. */
export type Refusal = SendRefusal & { reason: 'LIMIT' | 'BUDGET'; row?: undefined }

/** Makes a new code, which kills the one before it, or says from when on, or for what work, one may be asked for. */
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
    browserHash: knownBrowser(context, contact),
  }
  await lockKeys(
    transaction,
    [hashes.requesterHash, hashes.contactHash, hashes.browserHash].filter((key) => key !== null),
  )
  const send = { ...hashes, boundTo: formerly ?? boundTo, purpose, contactKind }
  const refusal = await refuseSend(context, transaction, send)
  if (refusal) return { reason: 'LIMIT', ...refusal }
  if (contactKind === 'PHONE' && (await isBudgetSpent(context, transaction)))
    return {
      reason: 'BUDGET',
      retryAt: new Date(startOfDayInJapan(sentAt).getTime() + dayMs),
      proofDoublings: null,
    }
  if (formerly !== undefined) await rebindCodes(transaction, purpose, formerly, boundTo)
  const id = newId('code')
  const row = await replaceCode(transaction, {
    ...hashes,
    id,
    purpose,
    boundTo,
    contact,
    triesLeft: tries,
    sentAt,
    expiresAt: new Date(sentAt.getTime() + codeMinutes[contactKind] * minuteMs),
  })
  return { row }
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
  const digits = readDigits(typed)
  if (digits === undefined) return refuse('INVALID', open.triesLeft)
  const row = await takeTry(context.db, open.id)
  if (!row) return refuse('TOO_MANY_TRIES', 0)
  if (timingSafeEqual(Buffer.from(digitsOf(context, row)), Buffer.from(digits))) return { row }
  return row.triesLeft === 0 ? refuse('TOO_MANY_TRIES', 0) : refuse('INVALID', row.triesLeft)
}

/** The six digits of a code, whatever keyboard they were typed with; undefined where it can't be one. */
export function readDigits(typed: string): string | undefined {
  const digits = narrow(typed).replace(/[\s\p{Pd}]/gu, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
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

/**
 * The six digits of a code. They follow from its row by a secret that the database does not hold, so that whoever
 * sends them, however late or often, needs nothing but the row's id, and no table holds them.
 */
export function digitsOf(
  { config }: Pick<GatewayContext, 'config'>,
  { id, purpose, boundTo }: Pick<CodeRow, 'id' | 'purpose' | 'boundTo'>,
): string {
  const drawn = keyedHash(config, 'code', purpose, boundTo, id).readBigUInt64BE()
  return String(drawn % 1_000_000n).padStart(6, '0')
}
