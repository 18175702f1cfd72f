import { asc, eq } from 'drizzle-orm'
import { faultsOfDraw, type DrawPlanFault } from '#rules/draws/caps.ts'
import { hashOfTerms, type DrawTerms } from '#rules/draws/terms.ts'
import type { Config } from '../../platform/config.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { findUnopened } from '../special-gift/service.ts'
import { findItems } from '../store/service.ts'
import { beaconFor } from './beacons.ts'
import { prizeDraw, prizeDrawPrize, type PrizeDrawPrizeRow, type StoredDrawRow } from './tables.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    prizedrawprize: 'what can be won in a prize draw'
  }
}

/** A prize draw that may not be published, and why. Nothing was written. */
export class UnpublishableDraw extends Error {
  override name = 'UnpublishableDraw'
  readonly faults: readonly DrawPlanFault[]
  constructor(faults: readonly DrawPlanFault[]) {
    super(`the draw may not be published: ${faults.join(', ')}`)
    this.faults = faults
  }
}

type Offered = {
  drawId: string
  tenantId: string
  config: Pick<Config, 'beaconUrl' | 'drawSecrets' | 'dataDir'>
  /** Never one person alone. */
  people: { proposedBy: string; approvedBy: string }
  at: Date
}

/**
 * Opens a draw to fans: its terms stand from here on, with the beacon's round that it will be drawn by. Throws
 * `UnpublishableDraw` for what the law refuses, an Error where one person proposes and approves.
 */
export async function publishDraw(transaction: Transaction, offered: Offered): Promise<void> {
  const { drawId, tenantId, config, people, at } = offered
  if (people.proposedBy === people.approvedBy)
    throw new Error('a draw is proposed by one person and approved by another')
  const [draw] = await transaction
    .select()
    .from(prizeDraw)
    .where(eq(prizeDraw.id, drawId))
    .for('update')
  if (!draw) throw new Error(`there is no draw ${drawId}`)
  if (draw.publishedAt !== null) throw new Error(`${drawId} is published already`)
  const prizes = await transaction
    .select()
    .from(prizeDrawPrize)
    .where(eq(prizeDrawPrize.drawId, drawId))
    .orderBy(asc(prizeDrawPrize.position))
  await checkDigital(transaction, draw, prizes)
  const sale = await saleOf(transaction, draw)
  const faults = faultsOfDraw({ ...draw, basis: draw.entryBasis, prizes, sale })
  if (faults.length > 0) throw new UnpublishableDraw(faults)
  const terms = termsOf(draw, prizes, tenantId, config)
  await transaction
    .update(prizeDraw)
    .set({ publishedAt: at, terms, termsHash: hashOfTerms(terms), ...people })
    .where(eq(prizeDraw.id, drawId))
}

/**
 * Throws where a prize that is to be opened is no digital item of the draw's community, or holds nothing: whoever won it
 * would have nothing.
 */
async function checkDigital(
  transaction: Transaction,
  { communityId }: StoredDrawRow,
  prizes: readonly PrizeDrawPrizeRow[],
): Promise<void> {
  const ids = prizes.flatMap(({ kind, thingId }) => (kind === 'DIGITAL_ITEM' ? thingId! : []))
  const items = new Map((await findItems(transaction, ids)).map((item) => [item.id, item]))
  for (const id of ids) {
    const item = items.get(id)
    if (item?.kind !== 'DIGITAL' || item.communityId !== communityId)
      throw new Error(`${id} is no digital item of its community, and can’t be won as one`)
  }
  const [unopened] = await findUnopened(transaction, ids)
  if (unopened !== undefined)
    throw new Error(`${unopened} holds nothing to open, and can’t be won yet`)
}

function termsOf(
  draw: StoredDrawRow,
  prizes: readonly PrizeDrawPrizeRow[],
  tenant: string,
  config: Offered['config'],
): DrawTerms {
  return {
    version: 1,
    tenant,
    draw: draw.id,
    basis: draw.entryBasis,
    opensAt: draw.opensAt.toISOString(),
    closesAt: draw.closesAt.toISOString(),
    beacon: beaconFor(config, draw.closesAt),
    prizes: prizes.map(({ id, count }) => ({ prize: id, count })),
  }
}

/** What is bought, as the law counts it: where coins pay too, one is worth a yen. */
export async function saleOf(
  db: Transaction,
  { itemId, plannedCount }: Pick<StoredDrawRow, 'itemId' | 'plannedCount'>,
): Promise<{ priceYen: number; plannedCount: number } | null> {
  if (itemId === null || plannedCount === null) return null
  const [item] = await findItems(db, [itemId])
  const prices = [item?.priceYen, item?.priceCoins].filter((price) => price != null)
  return { priceYen: prices.length > 0 ? Math.min(...prices) : 0, plannedCount }
}
