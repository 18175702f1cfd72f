import { addDays } from '#rules/day.ts'
import { crashPoint } from '../../platform/crashPoints.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { checkRequestKey, requestKeyReused } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId } from '../../platform/ids.ts'
import { quote, spend } from '../ledger/service.ts'
import type { RedeemGachaPointsInput } from '../types.generated.ts'
import { daysOfPoints, grantWon, newAmong } from './granting.ts'
import { loadMachine, statusOf } from './machines.ts'
import { pointAsset } from './offers.ts'
import { machineError, maintenanceError } from './refusals.ts'
import { findMachines, findPrizes } from './rows.ts'
import { findDrawBy, findSince, insertDraw, lockDrawer } from './store.ts'
import type { MachineRow, StoredPrizeRow } from './tables.ts'

/** Takes a featured prize for points, also for two weeks after the machine's end. Once a request. */
export async function redeemPoints(context: GatewayContext, input: RedeemGachaPointsInput) {
  const { userId, db } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  checkRequestKey(input.requestId, 'requestId')
  const known = await loadMachine(context, input.machineId)
  if (!known) return { __typename: 'NotFoundError' as const, field: 'machineId' }
  const answer = await db.transaction(async (transaction) => {
    await lockDrawer(transaction, userId)
    const done = await findDrawBy(transaction, userId, input.requestId)
    if (done) {
      if (done.offer !== null || done.machineId !== known.id) throw requestKeyReused('requestId')
      return { __typename: 'RedeemGachaPointsSuccess' as const, draw: done }
    }
    const [machine] = await findMachines(transaction, [known.id])
    const [prize] = await findPrizes(transaction, [input.prizeId])
    const isOffered = prize?.machineId === machine?.id && prize?.isFeatured
    if (!machine || !prize || !isOffered || machine.pointPrice === null)
      return { __typename: 'NotFoundError' as const, field: 'prizeId' }
    const redeemed = await redeem(transaction, context, { machine, prize, fanId: userId, input })
    crashPoint('treasure.redeem.commits')
    return redeemed
  })
  crashPoint('treasure.redeem.committed')
  return answer
}

type Asked = {
  machine: MachineRow
  prize: StoredPrizeRow
  fanId: string
  input: RedeemGachaPointsInput
}

async function redeem(
  transaction: Transaction,
  context: GatewayContext,
  { machine, prize, fanId, input }: Asked,
) {
  const now = context.now()
  const standing = statusOf(machine, now)
  if (standing === 'MAINTENANCE') return maintenanceError(machine.maintenanceUntil!)
  if (standing === 'UPCOMING') return machineError('NOT_STARTED', 0, machine.startsAt)
  if (machine.endsAt !== null && now >= addDays(machine.endsAt, daysOfPoints))
    return machineError('ENDED')
  const id = newId('treasuredraw')
  const price = { ownerId: fanId, asset: pointAsset(machine), amount: machine.pointPrice!, at: now }
  const spent = await spend(transaction, {
    key: `draw:${id}`,
    reason: 'TREASURE_MACHINE',
    reference: id,
    ...price,
  })
  if (spent.outcome === 'SHORT')
    return machineError('POINTS_SHORT', (await quote(transaction, price)).missing)
  if (spent.outcome !== 'DONE') throw new Error(`${id} was refused: ${spent.outcome}`)
  const since = await findSince(transaction, { fanId, machineId: machine.id })
  const [isNew = false] = await newAmong(transaction, fanId, [prize])
  const none = { seedId: null, counter: null, oddsVersion: null }
  const drawn = await insertDraw(
    transaction,
    {
      id,
      machineId: machine.id,
      fanId,
      requestId: input.requestId,
      offer: null,
      at: now,
      transferId: spent.transferId,
      free: 0,
      paid: 0,
      tickets: 0,
      points: machine.pointPrice!,
      sinceBefore: since,
      sinceAfter: since,
      ...none,
      receipt: null,
      signature: null,
      publicKey: null,
    },
    [
      {
        drawId: id,
        slot: 0,
        machineId: machine.id,
        prizeId: prize.id,
        isNew,
        ...none,
        tableName: null,
        boxPosition: null,
      },
    ],
  )
  await grantWon(transaction, context, {
    machine,
    drawId: id,
    fanId,
    prizes: [prize],
    points: 0,
    at: now,
  })
  return { __typename: 'RedeemGachaPointsSuccess' as const, draw: drawn }
}
