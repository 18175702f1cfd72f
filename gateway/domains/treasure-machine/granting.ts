import { addDays } from '#rules/day.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { give, lockGiven, ownedBy } from '../collection/service.ts'
import { openDelivery } from '../delivery/service.ts'
import { grant, type GrantedLot } from '../ledger/service.ts'
import { pointAsset, ticketAsset } from './offers.ts'
import { findPicksPaidBy } from './store.ts'
import type { MachineRow, StoredPrizeRow } from './tables.ts'

/** As long as what is given with a coin pack. */
export const daysOfPrizes = 90
/** Points can be used so long after a machine's end; what is left is made into coins then. */
export const daysOfPoints = 14
/** So long after that they are there to be made into coins, should no gateway have run on the day. */
const daysToConvert = 30

/** By what a thing came that was drawn: it is given once. */
export const referenceOf = (drawId: string, slot: number): string => `${drawId}:${slot}`

/** The one delivery of all goods of a draw: found by the draw's own id, with no column for it. */
export const deliveryIdOf = (drawId: string): string =>
  `delivery_${drawId.slice(drawId.indexOf('_') + 1)}`

type Won = {
  machine: MachineRow
  drawId: string
  fanId: string
  /** What was drawn, in its order. */
  prizes: readonly StoredPrizeRow[]
  points: number
  at: Date
}

/**
 * Gives a fan what was drawn, and points for it, each by the domain that owns it. Of goods a mail tells them, for it
 * is they who say where it goes.
 */
export async function grantWon(
  transaction: Transaction,
  { jobs, tenantId }: Pick<GatewayContext, 'jobs' | 'tenantId'>,
  won: Won,
): Promise<void> {
  const { machine, drawId, fanId, prizes, points, at } = won
  const things = (kind: StoredPrizeRow['kind']) =>
    prizes.flatMap((prize, slot) =>
      prize.kind === kind ? [{ id: prize.thingId!, reference: referenceOf(drawId, slot) }] : [],
    )
  const sum = (kind: StoredPrizeRow['kind']) =>
    prizes.reduce((sum, prize) => sum + (prize.kind === kind ? prize.amount! : 0), 0)
  const free = { ownerId: fanId, class: 'FREE', expiry: { afterDays: daysOfPrizes } } as const
  const lots: GrantedLot[] = [
    { ...free, asset: 'COIN', amount: sum('COIN') },
    { ...free, asset: ticketAsset, amount: sum('TICKET') },
    {
      ...free,
      asset: pointAsset(machine),
      amount: points,
      expiry: machine.endsAt
        ? { at: addDays(machine.endsAt, daysOfPoints + daysToConvert) }
        : 'NEVER',
    },
  ]
  const given = lots.filter(({ amount }) => amount > 0)
  if (given.length > 0) {
    const granted = await grant(transaction, {
      key: `draw:${drawId}:won`,
      reason: 'TREASURE_MACHINE',
      reference: drawId,
      at,
      lots: given,
    })
    if (granted.outcome !== 'DONE') throw new Error(`${drawId} was given something else before`)
  }
  const cards = things('COLLECTABLE_CARD')
  await give(transaction, { fanId, cards, nfts: things('NFT'), badges: things('BADGE'), at })
  const goods = prizes.filter(({ kind }) => kind === 'GOODS')
  const lines = [...Map.groupBy(goods, ({ id }) => id).values()].map((same) => ({
    itemId: same[0]!.id,
    name: same[0]!.name,
    quantity: same.length,
  }))
  if (lines.length === 0) return
  const id = deliveryIdOf(drawId)
  const { communityId } = machine
  await openDelivery(transaction, { id, fanId, of: { communityId }, lines, now: at })
  const told = { deliveryId: id, machineId: machine.id }
  await jobs.enqueue(tenantId, 'mailGoodsDrawn', told, transaction)
}

/**
 * Locks what a fan drew for what these transfers took, for it was paid back: the draws stand, neither pity nor boxes
 * rewind, and what came of them counts for nothing.
 */
export async function lockDrawn(
  transaction: Transaction,
  { fanId, transferIds, at }: { fanId: string; transferIds: readonly string[]; at: Date },
): Promise<void> {
  if (transferIds.length === 0) return
  const picks = await findPicksPaidBy(transaction, fanId, transferIds)
  if (picks.length === 0) return
  const references = picks.map(({ drawId, slot }) => referenceOf(drawId, slot))
  await lockGiven(transaction, { fanId, references, at })
}

/** Which of these the fan gets for the first time. Asked before they are given. */
export async function newAmong(
  transaction: Transaction,
  fanId: string,
  prizes: readonly StoredPrizeRow[],
): Promise<boolean[]> {
  const ids = prizes.flatMap(({ thingId }) => thingId ?? [])
  const had = new Set((await ownedBy(transaction, fanId, [...new Set(ids)])).keys())
  return prizes.map(({ thingId }) => {
    if (thingId === null || had.has(thingId)) return false
    had.add(thingId)
    return true
  })
}
