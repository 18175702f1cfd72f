import { and, asc, isNotNull, isNull, lte } from 'drizzle-orm'
import { randomnessOf } from '#rules/draws/beacon.ts'
import { drawPlaces, rootOfEntries } from '#rules/draws/drawing.ts'
import { prizesInOrder } from '#rules/draws/terms.ts'
import { crashPoint } from '../../platform/crashPoints.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { newId } from '../../platform/ids.ts'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import { findGivenUp } from '../delivery/service.ts'
import { askBeacon } from './beacons.ts'
import { grantPlaces } from './granting.ts'
import {
  findDraws,
  findList,
  findPlaces,
  findPrizesOf,
  fixPositions,
  insertPlaces,
  lockDraw,
  markForfeited,
  updateDraw,
} from './store.ts'
import { prizeDraw, prizeDrawPlace, type PlaceRow, type PrizeDrawRow } from './tables.ts'

/** Fixes the lists of the draws that closed, and publishes each one's root. It may run twice. */
export async function listClosed(context: JobContext): Promise<void> {
  const { db, now } = context
  const due = await db
    .select({ id: prizeDraw.id, communityId: prizeDraw.communityId })
    .from(prizeDraw)
    .where(
      and(
        isNotNull(prizeDraw.publishedAt),
        isNull(prizeDraw.listedAt),
        lte(prizeDraw.closesAt, now()),
      ),
    )
    .orderBy(asc(prizeDraw.id))
  for (const { id, communityId } of due) {
    await db.transaction(async (transaction) => {
      // Entries on their way hold the row: what comes in later finds it closed.
      const draw = await lockDraw(transaction, id)
      if (!draw || draw.listedAt !== null) return
      await fixList(transaction, id, now())
      crashPoint('prizeDraw.list.commits')
    })
    crashPoint('prizeDraw.list.committed')
    forget(context, { id, communityId })
  }
}

/** Fixes the list of a draw that nobody enters any more. */
export async function fixList(transaction: Transaction, id: string, at: Date): Promise<void> {
  await fixPositions(transaction, id)
  const list = await findList(transaction, id)
  const listed = { listRoot: rootOfEntries(list), listSize: list.length, listedAt: at }
  await updateDraw(transaction, id, listed)
}

/** Draws those whose beacon's round has come, and gives the winners what they won. It may run twice. */
export async function drawListed(context: JobContext): Promise<void> {
  const { db } = context
  const listed = await db
    .select({ id: prizeDraw.id })
    .from(prizeDraw)
    .where(and(isNotNull(prizeDraw.listedAt), isNull(prizeDraw.drawnAt)))
    .orderBy(asc(prizeDraw.id))
  const failed: unknown[] = []
  for (const { id } of listed) {
    try {
      await drawOne(context, id)
    } catch (error) {
      // Another draw, by another round, must not wait for it.
      failed.push(error)
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, 'not all that is due was drawn')
}

async function drawOne(context: JobContext, id: string): Promise<void> {
  const { db, now } = context
  const [known] = await findDraws(db, [id])
  const signature = known && (await askBeacon(context, known.terms.beacon))
  if (!known || signature == null) return
  await db.transaction(async (transaction) => {
    const draw = await lockDraw(transaction, id)
    if (!draw || draw.drawnAt !== null) return
    await tell(context, transaction, await drawBy(transaction, draw, signature, now()))
    crashPoint('prizeDraw.draw.commits')
  })
  crashPoint('prizeDraw.draw.committed')
  forget(context, known)
}

/** Draws a draw whose list is fixed, by the beacon's signature, and gives what was won. Answers who was drawn. */
export async function drawBy(
  transaction: Transaction,
  draw: PrizeDrawRow,
  signature: string,
  at: Date,
): Promise<Drawn[]> {
  const drawn = { drawnAt: at, beaconSignature: signature }
  await updateDraw(transaction, draw.id, drawn)
  return place(transaction, { ...draw, ...drawn }, prizesInOrder(draw.terms), at)
}

type Drawn = { drawId: string; place: number }

/** Draws the next places for these prizes, and gives them. */
async function place(
  transaction: Transaction,
  draw: PrizeDrawRow,
  prizeIds: readonly string[],
  at: Date,
): Promise<Drawn[]> {
  const before = (await findPlaces(transaction, draw.id)).length
  const list = await findList(transaction, draw.id)
  const name = { tenant: draw.tenantId, draw: draw.id, root: draw.listRoot! }
  const number = randomnessOf(draw.beaconSignature!)
  const drawn = drawPlaces(number, name, list, before + prizeIds.length).slice(before)
  if (drawn.length === 0) return []
  const prizes = new Map((await findPrizesOf(transaction, [draw.id])).map((row) => [row.id, row]))
  const rows = drawn.map((position, index) => {
    const prize = prizes.get(prizeIds[index]!)!
    return {
      drawId: draw.id,
      place: before + index,
      position,
      at,
      entryId: list[position]!.entry,
      fanId: list[position]!.fanId,
      prizeId: prize.id,
      prize,
      deliveryId: prize.kind === 'GOODS' ? newId('delivery') : null,
    }
  })
  await insertPlaces(
    transaction,
    rows.map(({ prize: _, ...row }) => row),
  )
  await grantPlaces(transaction, { communityId: draw.communityId, won: rows, at })
  return rows
}

/** Has winners told, once the transaction holds. */
async function tell(
  { jobs, tenantId }: JobContext,
  transaction: Transaction,
  drawn: readonly Drawn[],
): Promise<void> {
  for (const { drawId, place: each } of drawn)
    await jobs.enqueue(tenantId, 'mailPrizeWon', { drawId, place: each }, transaction)
}

/** Draws others for what nobody said in time where it goes. It may run twice. */
export async function redrawForfeited(context: JobContext): Promise<void> {
  const { db } = context
  const waiting = await db
    .select()
    .from(prizeDrawPlace)
    .where(and(isNotNull(prizeDrawPlace.deliveryId), isNull(prizeDrawPlace.forfeitedAt)))
    .orderBy(asc(prizeDrawPlace.drawId), asc(prizeDrawPlace.place))
  const givenUp = new Set(
    await findGivenUp(
      db,
      waiting.map(({ deliveryId }) => deliveryId!),
    ),
  )
  for (const each of waiting.filter(({ deliveryId }) => givenUp.has(deliveryId!)))
    await db.transaction((transaction) => redraw(transaction, context, each))
}

async function redraw(transaction: Transaction, context: JobContext, lost: PlaceRow) {
  const { jobs, tenantId, now } = context
  const draw = await lockDraw(transaction, lost.drawId)
  const places = await findPlaces(transaction, lost.drawId)
  if (!draw || places.some((each) => each.place === lost.place && each.forfeitedAt !== null)) return
  await markForfeited(transaction, { ...lost, at: now() })
  const { drawId, place: which } = lost
  await jobs.enqueue(tenantId, 'mailPrizeForfeited', { drawId, place: which }, transaction)
  await tell(context, transaction, await place(transaction, draw, [lost.prizeId], now()))
}

/** All processes read it anew. */
function forget(
  { cache, tenantId }: JobContext,
  { id, communityId }: Pick<PrizeDrawRow, 'id' | 'communityId'>,
): void {
  cache.forget(tenantId, 'prizeDraw', id)
  cache.forget(tenantId, 'prizeDrawsOf', communityId)
}
