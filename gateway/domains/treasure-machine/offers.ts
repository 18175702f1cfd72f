import { splitPrice } from '#rules/coins.ts'
import { addDays, midnightBefore } from '#rules/day.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { balancesOf } from '../ledger/service.ts'
import type { TreasureOfferKind } from '../types.generated.ts'
import { hasHad } from './store.ts'
import type { MachineRow, OfferRow } from './tables.ts'

/** The tickets that the store sells and gifts bring: they pay for draws of every kind. */
export const ticketAsset = 'TICKET:draw' as const
/** What pays for a draw besides coins: a store's lottery has lots of its own. */
export const ticketOf = ({ id, itemId }: Pick<MachineRow, 'id' | 'itemId'>) =>
  itemId === null ? ticketAsset : lotAsset(id)
export const lotAsset = (machineId: string) => `TICKET:${machineId}` as const
/** A machine's points are its own. */
export const pointAsset = ({ id }: Pick<MachineRow, 'id'>) => `GACHA_POINT:${id}` as const

/** A machine that takes nothing is turned for nothing: by its table it takes nothing else either. */
const isFree = ({ priceOne }: Pick<MachineRow, 'priceOne'>) => priceOne === 0

export type Price = { count: 1 | 10; coins: number; tickets: number; isPaidOnly: boolean }

/** What an offer costs; undefined where the machine has none. */
export function priceOf(machine: MachineRow, kind: TreasureOfferKind): Price | undefined {
  const { itemId, priceOne, priceTen, discountOne, discountTen, takesTickets } = machine
  const nothing: Price = { count: 1, coins: 0, tickets: 0, isPaidOnly: false }
  if (isFree(machine) || kind === 'FREE')
    return isFree(machine) && kind === 'FREE' ? nothing : undefined
  const aTicket: Price = { ...nothing, tickets: 1 }
  if (kind === 'TICKET') return takesTickets || itemId !== null ? aTicket : undefined
  if (itemId !== null) return undefined
  const coins = {
    ONE: priceOne,
    TEN: priceTen,
    DISCOUNT_DRAW_ONE: discountOne,
    DISCOUNT_DRAW_TEN: discountTen,
  }
  const count = kind === 'TEN' || kind === 'DISCOUNT_DRAW_TEN' ? 10 : 1
  const price = coins[kind]
  if (price === null) return undefined
  return { count, coins: price, tickets: 0, isPaidOnly: kind.startsWith('DISCOUNT') }
}

/** Whether a fan has had an offer as often as they may, and when it comes again. */
export async function useOf(
  db: Queryable,
  drawer: { fanId: string; machineId: string; offer: TreasureOfferKind },
  now: Date,
): Promise<{ isUsed: boolean; returnsAt: Date | null }> {
  if (drawer.offer === 'DISCOUNT_DRAW_TEN')
    return { isUsed: await hasHad(db, drawer), returnsAt: null }
  if (drawer.offer !== 'DISCOUNT_DRAW_ONE' && drawer.offer !== 'FREE')
    return { isUsed: false, returnsAt: null }
  const isUsed = await hasHad(db, drawer, midnightBefore(now))
  return { isUsed, returnsAt: isUsed ? addDays(midnightBefore(now), 1) : null }
}

const kinds: readonly TreasureOfferKind[] = [
  'FREE',
  'TICKET',
  'DISCOUNT_DRAW_ONE',
  'DISCOUNT_DRAW_TEN',
  'ONE',
  'TEN',
]

/** How the viewer can pay for a draw, the cheapest first. A guest is told the prices. */
export async function viewerOffers(
  { db, userId, now }: GatewayContext,
  machine: MachineRow,
): Promise<OfferRow[]> {
  const balances = userId === null ? undefined : await balancesOf(db, userId, now())
  const coins = balances?.get('COIN') ?? { free: 0, paid: 0 }
  const tickets = balances?.get(ticketOf(machine)) ?? { free: 0, paid: 0 }
  const offers = await Promise.all(
    kinds.map(async (kind): Promise<OfferRow[]> => {
      const price = priceOf(machine, kind)
      if (!price) return []
      const use =
        userId === null
          ? { isUsed: false, returnsAt: null }
          : await useOf(db, { fanId: userId, machineId: machine.id, offer: kind }, now())
      const split = price.tickets
        ? { free: 0, paid: 0, missing: Math.max(0, price.tickets - tickets.free - tickets.paid) }
        : splitPrice(coins, price.coins, price.isPaidOnly ? 'PAID_ONLY' : 'FREE_FIRST')
      return [{ kind, ...price, ...split, ...use }]
    }),
  )
  return offers.flat()
}

/** How many tickets the viewer has; 0 for a guest. */
export async function viewerTickets({ db, userId, now }: GatewayContext): Promise<number> {
  if (userId === null) return 0
  const tickets = (await balancesOf(db, userId, now())).get(ticketAsset)
  return (tickets?.free ?? 0) + (tickets?.paid ?? 0)
}

/** How many lots of a machine the viewer has; 0 for a guest, and of one that stands in the hall. */
export async function viewerLots(
  { db, userId, now }: GatewayContext,
  { id, itemId }: MachineRow,
): Promise<number> {
  if (userId === null || itemId === null) return 0
  const lots = (await balancesOf(db, userId, now())).get(lotAsset(id))
  return (lots?.free ?? 0) + (lots?.paid ?? 0)
}

/** How many of a machine's points the viewer has; 0 for a guest. */
export async function viewerPoints(
  { db, userId, now }: GatewayContext,
  machine: MachineRow,
): Promise<number> {
  if (userId === null) return 0
  const points = (await balancesOf(db, userId, now())).get(pointAsset(machine))
  return (points?.free ?? 0) + (points?.paid ?? 0)
}
