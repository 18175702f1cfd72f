import { addDays, dayInJapan, monthOf, startOfDay } from '#rules/day.ts'
import type { LocalizedText } from '../../platform/database/columns.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { newId } from '../../platform/ids.ts'
import {
  changeReceived,
  findAnyReceived,
  insertReceived,
  sumPresentsSince,
} from './receivedStore.ts'
import type { ReceivedRow } from './tables.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    received: 'what reached one fan alone'
  }
}

/** For so many days a present waits. */
const daysOfPresents = 30
/** What presents of a month in Japan may be worth together, and one of them, in yen. */
const presentBudgetYen = 100_000
const largestPresentYen = 3_000

/** What one of each is worth, in yen: a draw's price, a refill's. */
const worthOfOne = {
  COIN: 1,
  TREASURE_MACHINE_TICKET: 300,
  STAMINA_RECOVERY_TICKET: 50,
  STORY_VIEW_PASS: 100,
} as const

type PresentKind = keyof typeof worthOfOne
type Words = { title: LocalizedText; body: LocalizedText }
type To = { fanId: string; communityId: string; at: Date }
export type NewPresent = Words & { present: { kind: PresentKind; amount: number } }
export type NewCampaign = Words & { link?: { path: string; label: LocalizedText } }
export type NewWarning = Words & { reason: NonNullable<ReceivedRow['reason']> }

/** Why something can't be sent. */
export class NotSent extends Error {}

/** Sends a present, to be received within 30 days. Throws `NotSent` beyond what presents may be worth. */
export async function sendPresent(
  transaction: Transaction,
  { fanId, communityId, at }: To,
  { title, body, present: { kind, amount } }: NewPresent,
): Promise<string> {
  if (!Number.isInteger(amount) || amount < 1) throw new NotSent(`${amount} is no amount.`)
  const worthYen = amount * worthOfOne[kind]
  if (worthYen > largestPresentYen)
    throw new NotSent(`It is worth ¥${worthYen}: a present holds ¥${largestPresentYen} at most.`)
  const left = await leftOfBudget(transaction, at)
  if (worthYen > left)
    throw new NotSent(`It is worth ¥${worthYen}: of this month’s budget ¥${left} are left.`)
  return send(transaction, {
    fanId,
    communityId,
    at,
    title,
    body,
    kind: 'PRESENT',
    presentKind: kind,
    amount,
    worthYen,
    claimableUntil: addDays(at, daysOfPresents),
  })
}

/** What of a month's budget nobody has sent yet, in yen. */
export async function leftOfBudget(db: Queryable, at: Date): Promise<number> {
  const since = startOfDay(monthOf(dayInJapan(at)).firstDay)
  return presentBudgetYen - (await sumPresentsSince(db, since))
}

export const sendCampaign = (db: Queryable, to: To, { title, body, link }: NewCampaign) =>
  send(db, { ...to, title, body, kind: 'CAMPAIGN', link: link ?? null })

export const sendWarning = (db: Queryable, to: To, { title, body, reason }: NewWarning) =>
  send(db, { ...to, title, body, kind: 'WARNING', reason })

async function send(
  db: Queryable,
  row: Omit<Parameters<typeof insertReceived>[1], 'id'>,
): Promise<string> {
  const id = newId('received')
  await insertReceived(db, { id, ...row })
  return id
}

/** Answers an appeal, once: the warning is taken back, or stays. Throws `NotSent` where none waits. */
export async function answerAppeal(
  db: Queryable,
  id: string,
  { isLifted, answer }: { isLifted: boolean; answer: LocalizedText },
): Promise<ReceivedRow> {
  const row = await findAnyReceived(db, id)
  if (!row?.appealedAt) throw new NotSent(`No appeal waits at ${id}.`)
  if (row.answer) throw new NotSent(`${id} was answered before.`)
  return changeReceived(db, id, { isLifted, answer })
}
