import type { Transaction } from '../../platform/database/pools.ts'
import type { Services } from '../../platform/graphql/context.ts'
import { takeFromDelivery } from '../delivery/service.ts'
import {
  balancesOf,
  findSpendsFrom,
  findTransfer,
  reverse,
  spend,
  type Asset,
} from '../ledger/service.ts'
import { endAwaited, giveBack } from '../payments/service.ts'
import { withdrawEntries } from '../prize-draw/service.ts'
import { tellBuyer } from '../purchase-notice/service.ts'
import { takeBadges } from '../special-gift/service.ts'
import { returnStock } from '../store/service.ts'
import { lockDrawn } from '../treasure-machine/service.ts'
import { endRefunded } from '../subscription/service.ts'
import { contentsKey } from './fulfilling.ts'
import { isSent } from './lines.ts'
import { findOrder, findOrderLines, findReturns, insertReturn, markRefunded } from './orderStore.ts'
import { freeCoinsOf } from './orders.ts'
import { lockSession, moveSession } from './store.ts'
import type { OrderLineRow, OrderRow, ReturnedPart } from './tables.ts'
import { share } from './totals.ts'

export type TakingBack = {
  orderId: string
  /** So much of an order in yen, for which the fan keeps what they bought. */
  amountYen?: number | undefined
  /** The lines at these positions, with what they hold; all that are left without. */
  positions?: readonly number[] | undefined
  /** What was bought goes back to the seller; or the fan's bank has taken the yen. */
  reason: 'SUPPORT' | 'CHARGEBACK'
  /** What is spent already of what was bought: it keeps everything as it is, is the fan's, or is owed. */
  spent: 'REFUSE' | 'LET_GO' | 'OWE'
  at: Date
}

export type TakenBack = {
  fanId: string
  yen: number
  refundId: string | null
  /** Coins that came back to the fan, since they had paid with them. */
  coinsReturned: number
  /** Of what was bought: taken from the fan, and spent by then. */
  taken: number
  spent: number
  /** Whether nothing of the order is left. */
  isWhole: boolean
  /** STOPPED where something of it was to be sent and won't be, LIGHTER where the rest is, GONE where it is on its way. */
  parcel: 'NONE' | 'STOPPED' | 'LIGHTER' | 'GONE'
  /** Pieces that are on the shelf again. */
  restocked: number
}

/** Why nothing is taken back; thrown, so that what was done by then is not. */
export class CannotTakeBack extends Error {
  override name = 'CannotTakeBack'
}

type Context = Pick<Services, 'jobs'> & { tenantId: string; db: Transaction }

/**
 * Takes an order back, whole or by its lines, or a part of its yen: inside the caller's transaction, which throws a
 * `CannotTakeBack` with the reason where it can't be. Yen go the way they came, after the commit; coins return to
 * their lots at once, and what was bought and is not spent is taken away. What is not sent yet stays here, and is on the
 * shelf again, with whatever else nothing was spent of: others may buy it, and the fan anew.
 */
export async function takeBack(context: Context, asked: TakingBack): Promise<TakenBack> {
  const { db } = context
  const order = await findOrder(db, asked.orderId)
  if (!order) throw new CannotTakeBack(`There is no order ${asked.orderId}.`)
  await lockSession(db, { id: order.sessionId, fanId: order.fanId })
  const all = await findOrderLines(db, order.id)
  const lines = asked.amountYen === undefined ? chooseLines(all, asked) : []
  const isWhole =
    asked.amountYen === undefined &&
    all.every((line) => line.refundedAt !== null || lines.includes(line))
  const { parts, ...back } =
    order.attemptId === null
      ? await returnCoins(context, order, { all, lines }, asked)
      : await returnYen(context, order, { all, lines, attemptId: order.attemptId }, asked, isWhole)
  if (parts.some(({ amount }) => amount > 0))
    await insertReturn(db, { orderId: order.id, refundId: back.refundId, parts, at: asked.at })
  await tellOfReturn(context, order, { ...back, lines, ...asked })
  let taken = 0
  let spent = 0
  const unspent: OrderLineRow[] = []
  for (const line of lines) {
    await takeBadges(db, { ...line, fanId: order.fanId })
    const contents = await takeContents(db, order, line, asked)
    taken += contents.taken
    spent += contents.spent
    if (contents.spent === 0) unspent.push(line)
  }
  if (spent > 0 && asked.spent === 'REFUSE')
    throw new CannotTakeBack(`${spent} of what was bought are spent already.`)
  await markRefunded(
    db,
    order.id,
    lines.map(({ position }) => position),
    asked.at,
  )
  await withdrawEntries(
    db,
    order.id,
    lines.map(({ position }) => position),
    asked.at,
  )
  let hasEnded = false
  if (isWhole && lines.length > 0) {
    await moveSession(db, order.sessionId, 'refund')
    hasEnded = await endRefunded(context, order.id, asked.at)
  }
  const parcel = await takeFromParcel(db, order, all, lines)
  const isHere = (line: OrderLineRow) =>
    isSent(line) ? parcel !== 'GONE' : line.kind !== 'SUBSCRIPTION' || hasEnded
  // The stock's rows are locked last: others wait for them.
  const restocked = await returnStock(db, {
    sessionId: order.sessionId,
    lines: unspent.filter(isHere),
    now: asked.at,
  })
  return { fanId: order.fanId, ...back, taken, spent, isWhole, parcel, restocked }
}

/** Leaves in the order's parcel what the fan keeps, where something of it goes back. */
async function takeFromParcel(
  db: Transaction,
  { id: orderId }: OrderRow,
  all: readonly OrderLineRow[],
  lines: readonly OrderLineRow[],
): Promise<TakenBack['parcel']> {
  if (lines.length === 0 || !all.some(isSent)) return 'NONE'
  const isKept = (line: OrderLineRow) => line.refundedAt === null && !lines.includes(line)
  const left = all.filter((line) => isSent(line) && isKept(line))
  // Where no goods go back now the parcel stays, unless nothing in it is the fan's any more: a release from before left it.
  return left.length > 0 && !lines.some(isSent) ? 'NONE' : takeFromDelivery(db, { orderId, left })
}

/** Tells the fan that it goes back. Of what a bank has taken, the bank tells; and cash is asked for an account, by mail. */
async function tellOfReturn(
  context: Context,
  { sessionId, fanId, communityId, method }: OrderRow,
  {
    refundId,
    coinsReturned,
    lines: [line],
    reason,
    at,
  }: Pick<TakenBack, 'refundId' | 'coinsReturned'> &
    Pick<TakingBack, 'reason' | 'at'> & { lines: readonly OrderLineRow[] },
): Promise<void> {
  if (reason === 'CHARGEBACK' || method === 'KONBINI') return
  const partId = refundId ?? (coinsReturned > 0 && line ? `line_${line.position}` : undefined)
  if (partId === undefined) return
  const session = { id: sessionId, fanId, communityId }
  await tellBuyer(context, { kind: 'REFUND', session, partId, at })
}

function chooseLines(
  all: readonly OrderLineRow[],
  { positions, reason }: Pick<TakingBack, 'positions' | 'reason'>,
): OrderLineRow[] {
  const left = all.filter(({ refundedAt }) => refundedAt === null)
  if (positions === undefined) {
    // A bank takes the yen although the seller has taken the lines back: those yen may still wait to be sent.
    if (left.length === 0 && reason !== 'CHARGEBACK')
      throw new CannotTakeBack('All of it has been taken back already.')
    return left
  }
  if (new Set(positions).size < positions.length)
    throw new CannotTakeBack('A line is named twice: each goes back once.')
  return positions.map((position) => {
    const line = all.find((each) => each.position === position)
    if (!line) throw new CannotTakeBack(`The order has no line ${position}.`)
    if (line.refundedAt !== null)
      throw new CannotTakeBack(`Line ${position} has been taken back already.`)
    return line
  })
}

type Returned = Pick<TakenBack, 'yen' | 'refundId' | 'coinsReturned'> & { parts: ReturnedPart[] }
type Lines = { all: readonly OrderLineRow[]; lines: readonly OrderLineRow[] }

const amountOf = ({ price, quantity }: OrderLineRow) => price * quantity

/** Coins come back to the lots that they were taken from. */
async function returnCoins(
  { db }: Context,
  order: OrderRow,
  { all, lines }: Lines,
  { amountYen, reason, at }: TakingBack,
): Promise<Returned> {
  if (reason === 'CHARGEBACK') throw new CannotTakeBack('It was paid with coins: no bank took it.')
  if (amountYen !== undefined)
    throw new CannotTakeBack('It was paid with coins: lines of it go back, not yen.')
  for (const { position, paidBy } of lines) {
    const reversed = await reverse(db, {
      key: `order:${order.id}:${position}:returned`,
      reason: 'REFUND',
      reference: order.id,
      at,
      transferId: paidBy!,
    })
    if (reversed.outcome !== 'DONE') throw new Error(`line ${position}: ${reversed.outcome}`)
  }
  const free = freeCoinsOf(order, all)
  const parts = lines.map((line) => ({
    position: line.position,
    isTaken: true,
    amount: amountOf(line) - free[all.indexOf(line)]!,
  }))
  const coinsReturned = lines.reduce((sum, line) => sum + amountOf(line), 0)
  return { yen: 0, refundId: null, coinsReturned, parts }
}

/** Yen go back the way they came: of each line what has not gone back before. */
async function returnYen(
  context: Context,
  { id: orderId, method }: OrderRow,
  { all, lines, attemptId }: Lines & { attemptId: string },
  { amountYen, positions, reason, at }: TakingBack,
  isWhole: boolean,
): Promise<Returned> {
  if (reason === 'CHARGEBACK' && method === 'KONBINI')
    throw new CannotTakeBack('It was paid in cash: no bank took it.')
  if (reason === 'CHARGEBACK') await endAwaited(context.db, attemptId, at)
  const before = (await findReturns(context.db, orderId)).flatMap(({ parts }) => parts)
  const leftOf = (line: OrderLineRow) =>
    before
      .filter(({ position }) => position === line.position)
      .reduce((left, { amount }) => left - amount, amountOf(line))
  const sumOf = (some: readonly OrderLineRow[]) => some.reduce((sum, line) => sum + leftOf(line), 0)
  // Taken back already, and their yen are here again: the provider failed to send them.
  const owed = all.filter((line) => line.refundedAt !== null && leftOf(line) > 0)
  // The last lines take what is left.
  const isRest = isWhole && positions === undefined
  const taken = isRest ? [...owed, ...lines] : lines
  const given = await giveBack(context, {
    attemptId,
    reason,
    at,
    amountYen: amountYen ?? (isRest ? undefined : sumOf(taken)),
  })
  if (given.outcome === 'TOO_MUCH')
    throw new CannotTakeBack(`Of what was paid, ¥${given.left} have not gone back.`)
  const back = { yen: given.amountYen, refundId: given.refundId, coinsReturned: 0 }
  if (amountYen === undefined) return { ...back, parts: partsOf(given.amountYen, taken, true) }
  // An allowance is of what the fan keeps; what is owed for lines that they gave back comes first.
  const forOwed = Math.min(given.amountYen, sumOf(owed))
  const kept = all.filter((line) => !owed.includes(line))
  return {
    ...back,
    parts: [
      ...partsOf(forOwed, owed, true),
      ...partsOf(given.amountYen - forOwed, kept, false),
    ].toSorted((a, b) => a.position - b.position),
  }

  function partsOf(amount: number, among: readonly OrderLineRow[], isTaken: boolean) {
    const amounts = share(amount, among.map(leftOf))
    return among.map(({ position }, index) => ({ position, amount: amounts[index]!, isTaken }))
  }
}

/** Takes away what a line brought to the fan's balance, as far as it is there. */
async function takeContents(
  db: Transaction,
  { id: orderId, fanId }: OrderRow,
  { position }: OrderLineRow,
  { reason, spent, at }: TakingBack,
): Promise<Pick<TakenBack, 'taken' | 'spent'>> {
  const transferId = await findTransfer(db, contentsKey(orderId, position))
  if (transferId === undefined) return { taken: 0, spent: 0 }
  const cause = {
    reference: orderId,
    at,
    reason: reason === 'CHARGEBACK' ? ('CHARGEBACK' as const) : ('REFUND' as const),
  }
  const before = await balancesOf(db, fanId, at)
  const key = `order:${orderId}:${position}:taken`
  const reversed = await reverse(db, { ...cause, key, transferId, mayOwe: spent !== 'REFUSE' })
  if (reversed.outcome === 'SPENT') return { taken: 0, spent: reversed.missing }
  if (reversed.outcome !== 'DONE') throw new Error(`line ${position}: ${reversed.outcome}`)
  const after = await balancesOf(db, fanId, at)
  const taken = countHeld(before) - countHeld(after)
  const transferIds = reversed.owed > 0 ? await findSpendsFrom(db, transferId, reversed.owed) : []
  await lockDrawn(db, { fanId, transferIds, at })
  if (spent !== 'LET_GO' || reversed.owed === 0) return { taken, spent: reversed.owed }
  for (const [asset, { free }] of after) {
    if (!isDebt(asset)) continue
    const amount = free - (before.get(asset)?.free ?? 0)
    if (amount > 0)
      await spend(db, { ...cause, key: `${key}:${asset}`, ownerId: fanId, asset, amount })
  }
  return { taken, spent: reversed.owed }
}

const isDebt = (asset: Asset) => asset.startsWith('DEBT:')

function countHeld(balances: Awaited<ReturnType<typeof balancesOf>>): number {
  return [...balances.values()]
    .filter(({ asset }) => !isDebt(asset))
    .reduce((sum, { free, paid }) => sum + free + paid, 0)
}
