import { randomBytes } from 'node:crypto'
import { addDays, dayInJapan, midnightBefore } from '#rules/day.ts'
import { crashPoint } from '../../platform/crashPoints.ts'
import { afterCommit, type Transaction } from '../../platform/database/pools.ts'
import { checkRequestKey, requestKeyReused } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId } from '../../platform/ids.ts'
import { spend } from '../ledger/service.ts'
import type { EnterPrizeDrawInput } from '../types.generated.ts'
import { forgetEntryCount, loadPrizeDraw, statusOf } from './draws.ts'
import { lotteryError, maintenanceError } from './refusals.ts'
import {
  countTicket,
  findDrawsOfItems,
  findEntryBy,
  hasFreeEntry,
  holdDraw,
  insertEntry,
  lockEntrant,
} from './store.ts'
import { ticketsMost, type EntrantRow, type EntryRow } from './tables.ts'

/** What gifts bring, and the store sells. */
export const ticketAsset = 'TICKET:draw' as const

const newEntrant = () => randomBytes(16).toString('hex')

/**
 * Enters the viewer, in one transaction: a ticket is taken with the entry or not at all. The same request answers
 * with its entry, for ever.
 */
export async function enterDraw(context: GatewayContext, input: EnterPrizeDrawInput) {
  const { userId, db } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  checkRequestKey(input.requestId, 'requestId')
  const known = await loadPrizeDraw(context, input.drawId)
  if (!known) return { __typename: 'NotFoundError' as const, field: 'drawId' }
  const answer = await db.transaction(async (transaction) => {
    const of = { drawId: known.id, fanId: userId }
    const entrant = await lockEntrant(transaction, { ...of, entrant: newEntrant() })
    const done = await findEntryBy(transaction, userId, input.requestId)
    if (done) return answerAgain(done, input)
    const entered = await enter(transaction, context, entrant, input)
    crashPoint('prizeDraw.enter.commits')
    return entered
  })
  crashPoint('prizeDraw.enter.committed')
  if ('entry' in answer) forgetEntryCount(context, known.id, userId)
  return answer
}

function answerAgain(entry: EntryRow, { drawId, withTicket }: EnterPrizeDrawInput) {
  if (entry.drawId !== drawId || entry.kind !== (withTicket ? 'TICKET' : 'FREE'))
    throw requestKeyReused('requestId')
  return { __typename: 'EnterPrizeDrawSuccess' as const, entry }
}

async function enter(
  transaction: Transaction,
  { now: clock }: GatewayContext,
  { drawId, fanId, ticketsUsed }: EntrantRow,
  { withTicket, requestId }: EnterPrizeDrawInput,
) {
  // Not as it was kept: it may be closed by now.
  const draw = await holdDraw(transaction, drawId)
  if (!draw) return { __typename: 'NotFoundError' as const, field: 'drawId' }
  const at = clock()
  const standing = statusOf(draw, at)
  if (standing === 'UPCOMING') return lotteryError('NOT_STARTED', draw.opensAt)
  if (standing === 'MAINTENANCE') return maintenanceError(draw.maintenanceUntil!)
  if (standing !== 'OPEN' || draw.listedAt !== null) return lotteryError('ENDED')
  if (draw.entryBasis === 'PURCHASE') return lotteryError('PURCHASE_NEEDED')
  const id = newId('prizedrawentry')
  const entry = { id, drawId, fanId, requestId, at, orderId: null, orderLine: null }
  if (!withTicket) {
    const freeDay = dayInJapan(at)
    if (await hasFreeEntry(transaction, { drawId, fanId, day: freeDay }))
      return lotteryError('ALREADY_ENTERED', addDays(midnightBefore(at), 1))
    return success(transaction, { ...entry, kind: 'FREE', freeDay, transferId: null })
  }
  if (ticketsUsed >= ticketsMost) return lotteryError('LIMIT')
  const spent = await spend(transaction, {
    key: `entry:${id}`,
    reason: 'PRIZE_DRAW',
    reference: id,
    at,
    ownerId: fanId,
    asset: ticketAsset,
    amount: 1,
    // By the law a draw that is open to all takes nothing that was bought.
    toldFree: 1,
  })
  if (spent.outcome !== 'DONE') return lotteryError('TICKETS_SHORT')
  await countTicket(transaction, { drawId, fanId })
  const { transferId } = spent
  return success(transaction, { ...entry, kind: 'TICKET', freeDay: null, transferId })
}

async function success(transaction: Transaction, row: Parameters<typeof insertEntry>[1]) {
  const entry = await insertEntry(transaction, row)
  if (!entry) throw new Error(`${row.requestId} entered at this very instant`)
  return { __typename: 'EnterPrizeDrawSuccess' as const, entry }
}

type Bought = {
  /** Of the tenant whose order it is. */
  context: Pick<GatewayContext, 'cache' | 'tenantId'>
  orderId: string
  fanId: string
  lines: readonly { itemId: string; quantity: number; position: number }[]
  now: Date
}

/** Each piece of what a fan bought enters the draws that are by it and open, in the order's own transaction. */
export async function enterByOrder(
  transaction: Transaction,
  { context, orderId, fanId, lines, now: at }: Bought,
): Promise<void> {
  const itemIds = [...new Set(lines.map(({ itemId }) => itemId))]
  const known = (await findDrawsOfItems(transaction, itemIds)).toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  )
  for (const { id: drawId, itemId } of known) {
    const draw = await holdDraw(transaction, drawId)
    // Maintenance stops no one who has paid.
    if (!draw || at < draw.opensAt || at >= draw.closesAt || draw.listedAt !== null) continue
    await lockEntrant(transaction, { drawId, fanId, entrant: newEntrant() })
    afterCommit(transaction, () => forgetEntryCount(context, drawId, fanId))
    for (const { position, quantity } of lines.filter((line) => line.itemId === itemId))
      for (let piece = 0; piece < quantity; piece += 1)
        await insertEntry(transaction, {
          id: newId('prizedrawentry'),
          drawId,
          fanId,
          kind: 'PURCHASE',
          at,
          orderId,
          orderLine: position,
          freeDay: null,
          transferId: null,
          requestId: `${orderId}:${position}:${piece}:${drawId}`,
        })
  }
}
