import { addDays } from '#rules/day.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { SetSpendingCapInput } from '../types.generated.ts'
import { noteLanguage } from '../user/service.ts'
import { monthOf } from './months.ts'
import { findCap, writeCap } from './spendingStore.ts'
import { lockFan, sumPayments } from './store.ts'
import { totalBy } from './totals.ts'
import type {
  LineRow,
  SessionRow,
  SpendingCapRow,
  SpendingNoticeRow,
  SpendingRow,
} from './tables.ts'

/** What a fan is told of once their month's yen reach it, the highest first. */
export const toldSums = [50_000, 30_000, 10_000]
/** The least is what the cheapest pack of coins costs, nearly; beyond the most a cap holds nobody back. */
const capRange = { least: 100, most: 1_000_000 }
/** Whoever wants to pay more has slept on it. */
export const daysToRaise = 1

/** The cap that holds now, and what becomes of it; a raise that has come due is one. */
export function capAt(row: SpendingCapRow | undefined, now: Date): Omit<SpendingCapRow, 'fanId'> {
  if (!row) return { yen: null, nextYen: null, changesAt: null }
  const { yen, nextYen, changesAt } = row
  return changesAt !== null && changesAt <= now
    ? { yen: nextYen, nextYen: null, changesAt: null }
    : { yen, nextYen, changesAt }
}

/** The fan's own cap that holds now; null where they have none. */
export async function ownCapOf(db: Queryable, fanId: string, now: Date): Promise<number | null> {
  return capAt(await findCap(db, fanId), now).yen
}

/** What the viewer pays this month, and how much they mean to; null for a guest. */
export async function viewerSpending({
  db,
  userId,
  now,
}: GatewayContext): Promise<SpendingRow | null> {
  return userId === null ? null : spendingOf(db, userId, now())
}

async function spendingOf(db: Queryable, fanId: string, now: Date): Promise<SpendingRow> {
  const { start, end } = monthOf(now)
  const { yen: spent } = await sumPayments(db, fanId, start)
  const cap = capAt(await findCap(db, fanId), now)
  return {
    spent,
    resetsAt: end,
    reached: toldSums.find((sum) => spent >= sum) ?? null,
    cap: cap.yen,
    capChangesAt: cap.changesAt,
    nextCap: cap.nextYen,
  }
}

/** What paying a session in yen brings the month's sum to, where the fan is told of that; null otherwise. */
export async function noticeOf(
  { db, now }: GatewayContext,
  { fanId, method, state }: SessionRow,
  lines: readonly LineRow[],
): Promise<SpendingNoticeRow | null> {
  if (method === null || method === 'COINS' || (state !== 'OPEN' && state !== 'READY')) return null
  const total = totalBy(method, lines)
  if (total === null) return null
  const { yen } = await sumPayments(db, fanId, monthOf(now()).start)
  const sum = yen + total
  const reached = toldSums.find((told) => yen < told && sum >= told)
  return reached === undefined ? null : { sum, reached }
}

/**
 * Sets the viewer's own cap: a lower one holds at once, a higher one or none after a day. The fan is locked, so that
 * what is confirmed meanwhile is held to the one or the other.
 */
export async function setSpendingCap(context: GatewayContext, { cap }: SetSpendingCapInput) {
  const { db, userId, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const yen = cap ?? null
  if (yen !== null && (yen < capRange.least || yen > capRange.most))
    return {
      __typename: 'SpendingCapError' as const,
      field: 'cap',
      code: 'OUT_OF_RANGE' as const,
      ...capRange,
    }
  await noteLanguage(context)
  const at = now()
  const spending = await db.transaction(async (transaction) => {
    await lockFan(transaction, userId)
    const held = capAt(await findCap(transaction, userId), at).yen
    const isHigher = held !== null && (yen === null || yen > held)
    const changed = isHigher
      ? { yen: held, nextYen: yen, changesAt: addDays(at, daysToRaise) }
      : { yen, nextYen: null, changesAt: null }
    await writeCap(transaction, { fanId: userId, ...changed })
    return spendingOf(transaction, userId, at)
  })
  return { __typename: 'SetSpendingCapSuccess' as const, spending }
}
