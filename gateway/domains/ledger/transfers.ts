import { createHash } from 'node:crypto'
import { addDays, midnightFrom } from '#rules/day.ts'
import type { TakenFrom } from '#rules/coins.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { newId } from '../../platform/ids.ts'
import type { MovementReason } from '../types.generated.ts'
import { callBook, callGrant, callHold, callReverse, callSpend, type Answer } from './store.ts'
import { checkAmount, checkAsset, checkKey, type Asset, type SystemAccount } from './validation.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    transfer: 'a movement in the ledger'
  }
}

/** How long a fan has what expired and came back to them, since what it paid for was taken back. */
const daysOfReturned = 30

type Cause = {
  /** Whoever calls twice with it gets the same answer, and nothing moves twice. Begins with what it belongs to: `order:order_01jd…`. */
  key: string
  reason: MovementReason
  /** The id of what it belongs to, such as an order's. */
  reference?: string
  /** Now, by the injected clock. */
  at: Date
}

/** Until when a lot can be spent. Free ones stay until the end of that day in Japan, paid ones to the instant. */
export type Expiry = { afterDays: number } | { at: Date } | 'NEVER'

export type GrantedLot = {
  ownerId: string
  asset: Asset
  class: 'FREE' | 'PAID'
  amount: number
  expiry: Expiry
}

export type Done = { outcome: 'DONE'; transferId: string; at: Date }
/** The key has served for something else. Nothing moved, as with every refusal. */
export type KeyReused = { outcome: 'KEY_REUSED' }

/**
 * Gives fans what they bought, won or were promised: all lots or none, in one transfer. Where a fan owes some of it,
 * that is paid from it at once, by a transfer of its own. Throws a RangeError for what no caller may ask (amounts
 * below 1 or beyond the column, what has expired already), and where a fan is not of this tenant.
 */
export async function grant(
  transaction: Transaction,
  { lots, ...cause }: Cause & { lots: readonly GrantedLot[] },
): Promise<Done | KeyReused> {
  if (lots.length === 0) throw new RangeError('a grant of nothing')
  for (const lot of lots) {
    checkAsset(lot.asset)
    checkAmount(lot.amount)
  }
  const body = lots.map(({ ownerId, asset, class: kind, amount, expiry }) => [
    ownerId,
    asset,
    kind,
    amount,
    expiry instanceof Object && 'at' in expiry ? expiry.at.toISOString() : expiry,
  ])
  const merged = mergeAlike(
    lots.map((lot) => ({ ...lot, expiresAt: instantOf(lot.expiry, lot.class, cause.at) })),
  )
  const answer = await callGrant(transaction, {
    ...describe('GRANT', cause, body.map((leg) => JSON.stringify(leg)).toSorted()),
    owners: merged.map(({ ownerId }) => ownerId),
    assets: merged.map(({ asset }) => asset),
    classes: merged.map((lot) => lot.class),
    amounts: merged.map(({ amount }) => amount),
    expiries: merged.map(({ expiresAt }) => expiresAt),
    debtId: newId('transfer'),
  })
  return answer.outcome === 'DONE' ? done(answer) : keyReused(answer)
}

/**
 * Locks several accounts of a fan, in the one order that there is, for a transaction that moves them one after another.
 * Those that are not there are made.
 */
export async function lockAccounts(
  transaction: Transaction,
  ownerId: string,
  assets: readonly Asset[],
): Promise<void> {
  for (const asset of assets) checkAsset(asset)
  const each = [...new Set(assets)]
  if (each.length > 0) await callHold(transaction, ownerId, each)
}

export type Spending = Cause & {
  ownerId: string
  asset: Asset
  amount: number
  takenFrom?: TakenFrom
  /** The free part that the fan was told: with another one by now, nothing is spent. */
  toldFree?: number
}

export type Spent = Done & { free: number; paid: number }
export type SpendRefusal =
  | KeyReused
  /** So many are missing of those that may pay, expired ones not counted. */
  | { outcome: 'SHORT'; missing: number }
  /** The fan owes some of this asset since a payment was taken back. */
  | { outcome: 'FROZEN' }
  /** What would be taken now. */
  | { outcome: 'SPLIT_CHANGED'; free: number; paid: number }

/**
 * Takes from what a fan has that has not expired: free before paid unless `takenFrom` says otherwise, what expires
 * first before the rest. All or nothing. Throws a RangeError for an amount below 1 or beyond the column.
 */
export async function spend(
  transaction: Transaction,
  { ownerId, asset, amount, takenFrom = 'FREE_FIRST', toldFree, ...cause }: Spending,
): Promise<Spent | SpendRefusal> {
  checkAsset(asset)
  checkAmount(amount)
  const answer = await callSpend(transaction, {
    ...describe('SPEND', cause, [ownerId, asset, amount, takenFrom]),
    ownerId,
    asset,
    amount,
    isPaidOnly: takenFrom === 'PAID_ONLY',
    toldFree: toldFree ?? null,
  })
  const { free, paid, missing } = answer
  switch (answer.outcome) {
    case 'DONE':
      return { ...done(answer), free: free!, paid: paid! }
    case 'SHORT':
      return { outcome: 'SHORT', missing: missing! }
    case 'SPLIT_CHANGED':
      return { outcome: 'SPLIT_CHANGED', free: free!, paid: paid! }
    case 'FROZEN':
      return { outcome: 'FROZEN' }
    default:
      return keyReused(answer)
  }
}

export type Reversal = Cause & {
  transferId: string
  /** Where some of a grant is spent by now, the fan owes it, and spends nothing until it is settled. */
  mayOwe?: boolean
}

export type Reversed = Done & { owed: number }
export type ReversalRefusal =
  | KeyReused
  /** There is no such grant or spending. */
  | { outcome: 'UNKNOWN' }
  | { outcome: 'ALREADY_REVERSED' }
  /** So many of the grant are spent. */
  | { outcome: 'SPENT'; missing: number }

/**
 * Takes a whole grant or spending back, once. What was spent returns to the lots it came from; what has expired
 * there meanwhile comes back free, for 30 days. What was granted is taken away again, expired or not.
 */
export async function reverse(
  transaction: Transaction,
  { transferId, mayOwe = false, ...cause }: Reversal,
): Promise<Reversed | ReversalRefusal> {
  const answer = await callReverse(transaction, {
    ...describe('REVERSAL', cause, [transferId, mayOwe]),
    reversedId: transferId,
    mayOwe,
    returnUntil: instantOf({ afterDays: daysOfReturned }, 'FREE', cause.at),
  })
  switch (answer.outcome) {
    case 'DONE':
      return { ...done(answer), owed: answer.missing! }
    case 'SPENT':
      return { outcome: 'SPENT', missing: answer.missing! }
    case 'UNKNOWN':
    case 'ALREADY_REVERSED':
      return { outcome: answer.outcome }
    default:
      return keyReused(answer)
  }
}

/** Moves between the system's own accounts, such as yen from a payment's provider to sales. Nobody is waited for. */
export async function book(
  transaction: Transaction,
  {
    asset,
    amount,
    from,
    to,
    ...cause
  }: Cause & { asset: Asset; amount: number; from: SystemAccount; to: SystemAccount },
): Promise<Done | KeyReused> {
  checkAsset(asset)
  checkAmount(amount)
  const answer = await callBook(transaction, {
    ...describe('BOOKING', cause, [asset, amount, from, to]),
    asset,
    amount,
    from,
    to,
  })
  return answer.outcome === 'DONE' ? done(answer) : keyReused(answer)
}

function describe(kind: string, { key, reason, reference, at }: Cause, body: readonly unknown[]) {
  checkKey(key)
  const text = JSON.stringify([kind, reason, reference ?? null, ...body])
  return {
    id: newId('transfer'),
    reason,
    reference: reference ?? null,
    key,
    hash: createHash('sha256').update(text).digest(),
    at: at.toISOString(),
  }
}

function instantOf(expiry: Expiry, kind: GrantedLot['class'], at: Date): string {
  if (expiry === 'NEVER') return 'infinity'
  const exact = 'at' in expiry ? expiry.at : addDays(at, expiry.afterDays)
  const expiresAt = kind === 'FREE' ? midnightFrom(exact) : exact
  if (!(expiresAt > at)) throw new RangeError('what is granted has expired already')
  return expiresAt.toISOString()
}

/** A lot once: the same fan, asset, class and expiry may be named twice. */
function mergeAlike<Lot extends GrantedLot & { expiresAt: string }>(lots: readonly Lot[]): Lot[] {
  const alike = Map.groupBy(lots, (lot) =>
    [lot.ownerId, lot.asset, lot.class, lot.expiresAt].join(' '),
  )
  return [...alike.values()].map((same) => {
    const amount = same.reduce((sum, lot) => sum + lot.amount, 0)
    checkAmount(amount)
    return { ...same[0]!, amount }
  })
}

function done({ transferId, at }: Answer): Done {
  return { outcome: 'DONE', transferId: transferId!, at: at! }
}

function keyReused({ outcome }: Answer): KeyReused {
  if (outcome !== 'KEY_REUSED') throw new Error(`the ledger answered ${outcome}`)
  return { outcome }
}
