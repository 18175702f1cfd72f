import type { Transaction } from '../../platform/database/pools.ts'
import type { Services } from '../../platform/graphql/context.ts'
import { stopDelivery } from '../delivery/service.ts'
import { balancesOf, findTransfer, reverse, spend, type Asset } from '../ledger/service.ts'
import { giveBack } from '../payments/service.ts'
import { withdrawEntries } from '../prize-draw/service.ts'
import { endRefunded } from '../subscription/service.ts'
import { contentsKey } from './fulfilling.ts'
import { findOrder, findOrderLines, markRefunded } from './orderStore.ts'
import { lockSession, moveSession } from './store.ts'
import type { OrderLineRow, OrderRow } from './tables.ts'

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
  /** STOPPED where something of it was to be sent and won't be, GONE where it is on its way. */
  parcel: 'NONE' | 'STOPPED' | 'GONE'
}

/** Why nothing is taken back; thrown, so that what was done by then is not. */
export class CannotTakeBack extends Error {
  override name = 'CannotTakeBack'
}

type Context = Pick<Services, 'jobs'> & { tenantId: string; db: Transaction }

/**
 * Takes an order back, whole or by its lines, or a part of its yen: inside the caller's transaction, which throws a
 * `CannotTakeBack` with the reason where it can't be. Yen go the way they came, after the commit; coins return to
 * their lots at once, and what was bought and is not spent is taken away. What is not sent yet stays here.
 */
export async function takeBack(context: Context, asked: TakingBack): Promise<TakenBack> {
  const { db } = context
  const order = await findOrder(db, asked.orderId)
  if (!order) throw new CannotTakeBack(`There is no order ${asked.orderId}.`)
  await lockSession(db, { id: order.sessionId, fanId: order.fanId })
  const all = await findOrderLines(db, order.id)
  const lines = asked.amountYen === undefined ? chooseLines(all, asked.positions) : []
  const isWhole =
    asked.amountYen === undefined &&
    all.every((line) => line.refundedAt !== null || lines.includes(line))
  const back = await returnPrice(context, order, lines, asked, isWhole)
  let taken = 0
  let spent = 0
  for (const line of lines) {
    const contents = await takeContents(db, order, line, asked)
    taken += contents.taken
    spent += contents.spent
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
  if (isWhole) {
    await moveSession(db, order.sessionId, 'refund')
    await endRefunded(db, order.id, asked.at)
  }
  const parcel = isWhole ? await stopDelivery(db, order.id) : 'NONE'
  return { fanId: order.fanId, ...back, taken, spent, isWhole, parcel }
}

function chooseLines(
  all: readonly OrderLineRow[],
  positions: readonly number[] | undefined,
): OrderLineRow[] {
  const left = all.filter(({ refundedAt }) => refundedAt === null)
  if (positions === undefined) {
    if (left.length === 0) throw new CannotTakeBack('All of it has been taken back already.')
    return left
  }
  return positions.map((position) => {
    const line = all.find((each) => each.position === position)
    if (!line) throw new CannotTakeBack(`The order has no line ${position}.`)
    if (line.refundedAt !== null)
      throw new CannotTakeBack(`Line ${position} has been taken back already.`)
    return line
  })
}

/** What was paid, on its way back. */
async function returnPrice(
  context: Context,
  { id: orderId, method, attemptId }: OrderRow,
  lines: readonly OrderLineRow[],
  { amountYen, positions, reason, at }: TakingBack,
  isWhole: boolean,
): Promise<Pick<TakenBack, 'yen' | 'refundId' | 'coinsReturned'>> {
  const price = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  if (attemptId === null) {
    if (reason === 'CHARGEBACK')
      throw new CannotTakeBack('It was paid with coins: no bank took it.')
    if (amountYen !== undefined)
      throw new CannotTakeBack('It was paid with coins: lines of it go back, not yen.')
    for (const { position, paidBy } of lines) {
      const reversed = await reverse(context.db, {
        ...{ key: `order:${orderId}:${position}:returned`, reason: 'REFUND', reference: orderId },
        ...{ at, transferId: paidBy! },
      })
      if (reversed.outcome !== 'DONE') throw new Error(`line ${position}: ${reversed.outcome}`)
    }
    return { yen: 0, refundId: null, coinsReturned: price }
  }
  if (reason === 'CHARGEBACK' && method === 'KONBINI')
    throw new CannotTakeBack('It was paid in cash: no bank took it.')
  // The last lines take what is left: some of it may have gone back before.
  const isRest = isWhole && positions === undefined
  const given = await giveBack(context, {
    ...{ attemptId, reason, at, amountYen: amountYen ?? (isRest ? undefined : price) },
  })
  if (given.outcome === 'TOO_MUCH')
    throw new CannotTakeBack(`Of what was paid, ¥${given.left} have not gone back.`)
  return { yen: given.amountYen, refundId: given.refundId, coinsReturned: 0 }
}

/** Takes away what a line brought to the fan's purse, as far as it is there. */
async function takeContents(
  db: Transaction,
  { id: orderId, fanId }: OrderRow,
  { position }: OrderLineRow,
  { reason, spent, at }: TakingBack,
): Promise<Pick<TakenBack, 'taken' | 'spent'>> {
  const transferId = await findTransfer(db, contentsKey(orderId, position))
  if (transferId === undefined) return { taken: 0, spent: 0 }
  const cause = {
    ...{ reference: orderId, at },
    reason: reason === 'CHARGEBACK' ? ('CHARGEBACK' as const) : ('REFUND' as const),
  }
  const before = await balancesOf(db, fanId, at)
  const key = `order:${orderId}:${position}:taken`
  const reversed = await reverse(db, { ...cause, key, transferId, mayOwe: spent !== 'REFUSE' })
  if (reversed.outcome === 'SPENT') return { taken: 0, spent: reversed.missing }
  if (reversed.outcome !== 'DONE') throw new Error(`line ${position}: ${reversed.outcome}`)
  const after = await balancesOf(db, fanId, at)
  const taken = countHeld(before) - countHeld(after)
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
