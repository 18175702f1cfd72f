import DataLoader from 'dataloader'
import { timeOf } from '#rules/draws/beacon.ts'
import { prizeCapOf, totalCapOf } from '#rules/draws/caps.ts'
import { mayEnter } from '../community/service.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadKeptRow, loadKnownRow } from '../../platform/graphql/loadKept.ts'
import { prefixOf } from '../../platform/ids.ts'
import { loadItem } from '../store/service.ts'
import type { PrizeDrawState } from '../types.generated.ts'
import {
  countEntries,
  findDraws,
  findDrawsOf,
  findDrawsOfItems,
  findPlaces,
  findPrizesOf,
} from './store.ts'
import type { CapsRow, PlaceRow, PrizeDrawRow, PrizeDrawPrizeRow } from './tables.ts'

/** How many there are changes with each entry of anyone: asked at most so often. */
const countedMs = 2_000

/** The draw with this id where the viewer may know of it, or null. */
export async function loadPrizeDraw(
  context: GatewayContext,
  id: string,
): Promise<PrizeDrawRow | null> {
  if (prefixOf(id) !== 'prizedraw') return null
  return loadKnownRow(context, 'prizeDraw', findDraws, id, (row) =>
    mayEnter(context, row?.communityId),
  )
}

const places: Record<PrizeDrawState, number> = {
  OPEN: 0,
  MAINTENANCE: 1,
  UPCOMING: 2,
  CLOSED: 3,
  DRAWN: 4,
}

/** A community's draws: first those that can be entered. */
export async function prizeDrawsOf(
  context: GatewayContext,
  communityId: string,
): Promise<PrizeDrawRow[]> {
  if (!(await mayEnter(context, communityId))) return []
  const { cache, db, tenantId, now } = context
  const draws = await cache.get(tenantId, 'prizeDrawsOf', communityId, () =>
    findDrawsOf(db, communityId),
  )
  const placeOf = (draw: PrizeDrawRow) => places[statusOf(draw, now())]
  return draws.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Where a draw stands. */
export function statusOf(
  { opensAt, closesAt, maintenanceUntil, drawnAt }: PrizeDrawRow,
  now: Date,
): PrizeDrawState {
  if (drawnAt !== null) return 'DRAWN'
  if (now < opensAt) return 'UPCOMING'
  if (now >= closesAt) return 'CLOSED'
  return maintenanceUntil !== null && now < maintenanceUntil ? 'MAINTENANCE' : 'OPEN'
}

export const drawsAt = ({ terms }: PrizeDrawRow): Date => timeOf(terms.beacon)

/** A draw's prizes in their order. */
export function prizesOf(
  context: GatewayContext,
  { id }: PrizeDrawRow,
): Promise<PrizeDrawPrizeRow[]> {
  return context
    .loader(
      'prize draw prizes',
      ({ db }) =>
        new DataLoader<string, PrizeDrawPrizeRow[]>(async (ids) => {
          const byDraw = Map.groupBy(await findPrizesOf(db, ids), ({ drawId }) => drawId)
          return ids.map((drawId) => byDraw.get(drawId) ?? [])
        }),
    )
    .load(id)
}

/** How many entries there are, of all fans. */
export function entryCountOf(
  { cache, db, tenantId, userId }: GatewayContext,
  { id, listSize }: PrizeDrawRow,
): Promise<number> | number {
  if (listSize !== null) return listSize
  const read = () => countEntries(db, { drawId: id })
  return cache.get(tenantId, 'prizeDrawEntries', id, read, { ms: countedMs, readerId: userId })
}

/** After an entry's commit: whoever entered is counted where they look next. */
export function forgetEntryCount(
  { cache, tenantId }: Pick<GatewayContext, 'cache' | 'tenantId'>,
  drawId: string,
  fanId: string,
): void {
  cache.forgetFor(tenantId, 'prizeDrawEntries', drawId, fanId)
}

/** The draw that an entry is in, or a place of: whoever has one may always know of it. */
export async function drawOf(
  context: GatewayContext,
  { drawId }: { drawId: string },
): Promise<PrizeDrawRow> {
  const draw = await loadKeptRow(context, 'prizeDraw', findDraws, drawId)
  if (!draw) throw new Error(`${drawId} was entered and is gone`)
  return draw
}

/** The prize of a place. */
export async function prizeOfPlace(
  context: GatewayContext,
  place: PlaceRow,
): Promise<PrizeDrawPrizeRow> {
  const prizes = await prizesOf(context, await drawOf(context, place))
  return prizes.find(({ id }) => id === place.prizeId)!
}

/** Who was drawn, in order; none before the drawing. */
export function placesOf(context: GatewayContext, draw: PrizeDrawRow): Promise<PlaceRow[]> {
  return draw.drawnAt === null ? Promise.resolve([]) : findPlaces(context.db, draw.id)
}

/** What is bought for a draw; null of an open one. */
export const itemOf = (context: GatewayContext, { itemId }: PrizeDrawRow) =>
  itemId === null ? null : loadItem(context, itemId)

/** What the law lets prizes be worth, and what they are; null of an open draw. */
export async function capsOf(context: GatewayContext, draw: PrizeDrawRow): Promise<CapsRow | null> {
  const item = await itemOf(context, draw)
  if (!item || draw.plannedCount === null) return null
  const price = Math.min(item.priceYen ?? Infinity, item.priceCoins ?? Infinity)
  const prizes = await prizesOf(context, draw)
  return {
    prizeYen: prizeCapOf(price),
    totalYen: totalCapOf(price, draw.plannedCount),
    valueYen: prizes.reduce((sum, { count, valueYen }) => sum + count * valueYen, 0),
  }
}

/** The draw that buying an item enters now; null where there is none. */
export async function drawOfItem(
  context: GatewayContext,
  item: { id: string },
): Promise<PrizeDrawRow | null> {
  const draws = await context
    .loader(
      'prize draws of items',
      ({ db }) =>
        new DataLoader<string, PrizeDrawRow[]>(async (ids) => {
          const byItem = Map.groupBy(await findDrawsOfItems(db, ids), ({ itemId }) => itemId)
          return ids.map((id) => byItem.get(id) ?? [])
        }),
    )
    .load(item.id)
  return draws.find((draw) => statusOf(draw, context.now()) === 'OPEN') ?? null
}
