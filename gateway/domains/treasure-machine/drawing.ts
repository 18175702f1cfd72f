import { crashPoint } from '../../platform/crashPoints.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { checkRequestKey, requestKeyReused } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId } from '../../platform/ids.ts'
import type { DrawTreasureMachineInput } from '../types.generated.ts'
import { grantWon, newAmong } from './granting.ts'
import { forgetLeft, loadMachine, statusOf } from './machines.ts'
import { priceOf, useOf } from './offers.ts'
import { pay } from './paying.ts'
import { pickFromBox, pickByOdds, type Picked } from './picking.ts'
import { writeReceipt } from './receipts.ts'
import { machineError, maintenanceError } from './refusals.ts'
import { findPrizes } from './rows.ts'
import { isCurrent } from './seeds.ts'
import { findDrawBy, insertDraw, lockBox, lockDrawer, moveOn, takePositions } from './store.ts'
import type { DrawRow } from './tables.ts'
import { findTurn, type Turn } from './turns.ts'

/**
 * Draws, in one transaction: what it takes, what comes, what is counted and what is given stand or fall together,
 * before anything moves on a screen. However often it is asked with the same request, it draws once.
 */
export async function drawMachine(context: GatewayContext, input: DrawTreasureMachineInput) {
  const { userId, db } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  checkRequestKey(input.requestId, 'requestId')
  const known = await loadMachine(context, input.machineId)
  if (!known) return { __typename: 'NotFoundError' as const, field: 'machineId' }
  const answer = await db.transaction(async (transaction) => {
    await lockDrawer(transaction, userId)
    const done = await findDrawBy(transaction, userId, input.requestId)
    if (done) return answerAgain(done, input)
    // Not as it was kept: an operator may have closed it meanwhile.
    const now = context.now()
    const turn = await findTurn(transaction, { fanId: userId, machineId: known.id, at: now })
    if (!turn) return { __typename: 'NotFoundError' as const, field: 'machineId' }
    const drawn = await draw(transaction, context, { turn, fanId: userId, input, now })
    crashPoint('treasure.draw.commits')
    return drawn
  })
  crashPoint('treasure.draw.committed')
  if (known.kind === 'STOCK' && answer.__typename === 'DrawTreasureMachineSuccess')
    forgetLeft(context, known.id, userId)
  return answer
}

function answerAgain(done: DrawRow, { machineId, offer }: DrawTreasureMachineInput) {
  if (done.machineId !== machineId || done.offer !== offer) throw requestKeyReused('requestId')
  return { __typename: 'DrawTreasureMachineSuccess' as const, draw: done }
}

type Asked = { turn: Turn; fanId: string; input: DrawTreasureMachineInput; now: Date }

async function draw(transaction: Transaction, context: GatewayContext, asked: Asked) {
  const { turn, fanId, input, now } = asked
  const { machine, seed, odds, since } = turn
  const standing = statusOf(machine, now)
  if (standing === 'MAINTENANCE') return maintenanceError(machine.maintenanceUntil!)
  if (standing === 'UPCOMING') return machineError('NOT_STARTED', 0, machine.startsAt)
  if (standing === 'ENDED') return machineError('ENDED')
  const price = priceOf(machine, input.offer)
  if (!price) return { __typename: 'NotFoundError' as const, field: 'offer' }
  const drawer = { fanId, machineId: machine.id }
  const use = await useOf(transaction, { ...drawer, offer: input.offer }, now)
  if (use.isUsed)
    return machineError(input.offer === 'FREE' ? 'DRAWN_TODAY' : 'OFFER_USED', 0, use.returnsAt)
  if (!seed || !isCurrent(context, seed)) return machineError('SEED_NEEDED')

  if (machine.kind === 'STOCK') await lockBox(transaction, machine.id)
  const told = { count: price.count, toldVersion: input.oddsVersion ?? null }
  const picked = await (machine.kind === 'STOCK' ? pickFromBox : pickByOdds)(transaction, context, {
    machine,
    seed,
    odds,
    since,
    ...told,
  })
  if ('__typename' in picked) return picked
  const id = newId('treasuredraw')
  const payment = { machine, drawId: id, fanId, price, toldFree: input.freeCoins ?? null, at: now }
  const { taken, refusal } = await pay(transaction, payment)
  if (!taken) return refusal

  const prizes = await prizesOf(transaction, picked)
  const isNew = await newAmong(transaction, fanId, prizes)
  const row = {
    id,
    ...drawer,
    requestId: input.requestId,
    offer: input.offer,
    at: now,
    ...taken,
    points: 0,
    sinceBefore: picked.sinceBefore,
    sinceAfter: picked.sinceAfter,
    seedId: seed.id,
    counter: seed.counter,
    oddsVersion: picked.oddsVersion,
    ...writeReceipt(context, { id, machine, seed, picked, now }),
  }
  const drawn = await insertDraw(
    transaction,
    row,
    picked.picks.map((pick, slot) => ({
      drawId: id,
      slot,
      machineId: machine.id,
      prizeId: pick.prize,
      isNew: isNew[slot]!,
      seedId: seed.id,
      counter: seed.counter + slot,
      oddsVersion: picked.oddsVersion,
      tableName: pick.table ?? null,
      boxPosition: pick.position ?? null,
    })),
  )
  await moveOn(transaction, seed, {
    counter: seed.counter + price.count,
    sinceTop: machine.kind === 'PROBABILITY' ? picked.sinceAfter : null,
  })
  if (machine.kind === 'STOCK')
    await takePositions(
      transaction,
      machine.id,
      picked.picks.map(({ position }) => position!),
    )
  const points = machine.pointPrice === null ? 0 : price.count
  await grantWon(transaction, context, { machine, drawId: id, fanId, prizes, points, at: now })
  return { __typename: 'DrawTreasureMachineSuccess' as const, draw: drawn }
}

async function prizesOf(transaction: Transaction, { picks }: Picked) {
  const found = await findPrizes(transaction, [...new Set(picks.map(({ prize }) => prize))])
  const byId = new Map(found.map((row) => [row.id, row]))
  return picks.map(({ prize }) => byId.get(prize)!)
}
