import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { ListedEntry } from '#rules/draws/drawing.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import {
  prizeDraw,
  prizeDrawEntrant,
  prizeDrawEntry,
  prizeDrawPlace,
  prizeDrawPrize,
  type EntrantRow,
  type EntryRow,
  type PlaceRow,
  type PrizeDrawRow,
  type PrizeDrawPrizeRow,
  type StoredDrawRow,
} from './tables.ts'

const published = (rows: readonly StoredDrawRow[]): PrizeDrawRow[] =>
  rows.filter((row): row is PrizeDrawRow => row.terms !== null && row.publishedAt !== null)

/** Those of these draws that are published. */
export async function findDraws(db: Queryable, ids: readonly string[]): Promise<PrizeDrawRow[]> {
  return published(
    await db
      .select()
      .from(prizeDraw)
      .where(inArray(prizeDraw.id, [...ids])),
  )
}

/** All that a community has published, the newest first. */
export async function findDrawsOf(db: Queryable, communityId: string): Promise<PrizeDrawRow[]> {
  return published(
    await db
      .select()
      .from(prizeDraw)
      .where(and(eq(prizeDraw.communityId, communityId), isNotNull(prizeDraw.publishedAt)))
      .orderBy(desc(prizeDraw.closesAt), desc(prizeDraw.id)),
  )
}

/** The draws that buying one of these items enters. */
export async function findDrawsOfItems(
  db: Queryable,
  itemIds: readonly string[],
): Promise<PrizeDrawRow[]> {
  return published(
    await db
      .select()
      .from(prizeDraw)
      .where(and(inArray(prizeDraw.itemId, [...itemIds]), isNotNull(prizeDraw.publishedAt)))
      .orderBy(asc(prizeDraw.closesAt), asc(prizeDraw.id)),
  )
}

/** A draw as it is now, for whoever enters: it isn't closed before they have. */
export async function holdDraw(
  transaction: Transaction,
  id: string,
): Promise<PrizeDrawRow | undefined> {
  return published(
    await transaction.select().from(prizeDraw).where(eq(prizeDraw.id, id)).for('share'),
  )[0]
}

/** A draw that nobody enters until the transaction ends. */
export async function lockDraw(
  transaction: Transaction,
  id: string,
): Promise<PrizeDrawRow | undefined> {
  return published(
    await transaction.select().from(prizeDraw).where(eq(prizeDraw.id, id)).for('update'),
  )[0]
}

export function updateDraw(
  transaction: Transaction,
  id: string,
  change: Partial<StoredDrawRow>,
): Promise<unknown> {
  return transaction.update(prizeDraw).set(change).where(eq(prizeDraw.id, id))
}

export function findPrizesOf(
  db: Queryable,
  drawIds: readonly string[],
): Promise<PrizeDrawPrizeRow[]> {
  return db
    .select()
    .from(prizeDrawPrize)
    .where(inArray(prizeDrawPrize.drawId, [...drawIds]))
    .orderBy(asc(prizeDrawPrize.position))
}

type Entrant = { drawId: string; fanId: string }

/** A fan in a draw, whose other entries wait until the transaction ends. They keep the name they had first. */
export async function lockEntrant(
  transaction: Transaction,
  of: Entrant & { entrant: string },
): Promise<EntrantRow> {
  await transaction.insert(prizeDrawEntrant).values(of).onConflictDoNothing()
  const [row] = await transaction.select().from(prizeDrawEntrant).where(isEntrant(of)).for('update')
  return row!
}

export async function findEntrant(db: Queryable, of: Entrant): Promise<EntrantRow | undefined> {
  return (await db.select().from(prizeDrawEntrant).where(isEntrant(of)))[0]
}

const isEntrant = ({ drawId, fanId }: Entrant) =>
  and(eq(prizeDrawEntrant.drawId, drawId), eq(prizeDrawEntrant.fanId, fanId))

export function countTicket(transaction: Transaction, of: Entrant): Promise<unknown> {
  return transaction
    .update(prizeDrawEntrant)
    .set({ ticketsUsed: sql`${prizeDrawEntrant.ticketsUsed} + 1` })
    .where(isEntrant(of))
}

/** Writes an entry; false where there is one by the same request. */
export async function insertEntry(
  transaction: Transaction,
  row: Omit<EntryRow, 'tenantId' | 'withdrawnAt' | 'position'>,
): Promise<EntryRow | undefined> {
  const target = [prizeDrawEntry.tenantId, prizeDrawEntry.fanId, prizeDrawEntry.requestId]
  const [inserted] = await transaction
    .insert(prizeDrawEntry)
    .values(row)
    .onConflictDoNothing({ target })
    .returning()
  return inserted
}

export async function findEntryBy(
  db: Queryable,
  fanId: string,
  requestId: string,
): Promise<EntryRow | undefined> {
  const own = and(eq(prizeDrawEntry.fanId, fanId), eq(prizeDrawEntry.requestId, requestId))
  return (await db.select().from(prizeDrawEntry).where(own))[0]
}

/** A fan's own entry. */
export async function findEntry(
  db: Queryable,
  fanId: string,
  id: string,
): Promise<EntryRow | undefined> {
  const own = and(eq(prizeDrawEntry.fanId, fanId), eq(prizeDrawEntry.id, id))
  return (await db.select().from(prizeDrawEntry).where(own))[0]
}

/** A page of a fan's entries in a draw, newest first, and one more where there are more. */
export function findEntriesOf(
  db: Queryable,
  { drawId, fanId }: Entrant,
  { key, size }: KeysetPage<string>,
): Promise<EntryRow[]> {
  const isNext = key === undefined ? undefined : lt(prizeDrawEntry.id, key)
  return db
    .select()
    .from(prizeDrawEntry)
    .where(and(eq(prizeDrawEntry.drawId, drawId), eq(prizeDrawEntry.fanId, fanId), isNext))
    .orderBy(desc(prizeDrawEntry.id))
    .limit(size + 1)
}

/** Whether a fan has entered for free on a day. */
export async function hasFreeEntry(
  db: Queryable,
  { drawId, fanId, day }: Entrant & { day: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: prizeDrawEntry.id })
    .from(prizeDrawEntry)
    .where(
      and(
        eq(prizeDrawEntry.drawId, drawId),
        eq(prizeDrawEntry.fanId, fanId),
        eq(prizeDrawEntry.freeDay, day),
      ),
    )
  return rows.length > 0
}

/** How many entries count in a draw: all, or one fan's. */
export async function countEntries(
  db: Queryable,
  { drawId, fanId }: { drawId: string; fanId?: string },
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(prizeDrawEntry)
    .where(
      and(
        eq(prizeDrawEntry.drawId, drawId),
        isNull(prizeDrawEntry.withdrawnAt),
        fanId === undefined ? undefined : eq(prizeDrawEntry.fanId, fanId),
      ),
    )
  return row?.count ?? 0
}

/** What these lines of an order entered counts no more, where no list holds it yet. */
export async function withdrawEntries(
  transaction: Transaction,
  orderId: string,
  positions: readonly number[],
  at: Date,
): Promise<void> {
  await transaction
    .update(prizeDrawEntry)
    .set({ withdrawnAt: at })
    .where(
      and(
        eq(prizeDrawEntry.orderId, orderId),
        isNull(prizeDrawEntry.withdrawnAt),
        isNull(prizeDrawEntry.position),
        inArray(prizeDrawEntry.orderLine, [...positions]),
      ),
    )
}

/** Gives all that count their positions in the list, in the order in which they came. */
export async function fixPositions(transaction: Transaction, drawId: string): Promise<void> {
  await transaction.execute(sql`
    update ${prizeDrawEntry} e set position = n.position
    from (
      select id, row_number() over (order by id) - 1 as position from ${prizeDrawEntry}
      where draw_id = ${drawId} and withdrawn_at is null
    ) n
    where e.draw_id = ${drawId} and e.id = n.id`)
}

export type ListedRow = ListedEntry & { fanId: string }

/** The list of a draw, by its positions. */
export function findList(db: Queryable, drawId: string): Promise<ListedRow[]> {
  return db
    .select({
      entry: prizeDrawEntry.id,
      entrant: prizeDrawEntrant.entrant,
      fanId: prizeDrawEntry.fanId,
    })
    .from(prizeDrawEntry)
    .innerJoin(
      prizeDrawEntrant,
      and(
        eq(prizeDrawEntrant.drawId, prizeDrawEntry.drawId),
        eq(prizeDrawEntrant.fanId, prizeDrawEntry.fanId),
      ),
    )
    .where(and(eq(prizeDrawEntry.drawId, drawId), isNotNull(prizeDrawEntry.position)))
    .orderBy(asc(prizeDrawEntry.position))
}

/** Who was drawn, in order. */
export function findPlaces(db: Queryable, drawId: string): Promise<PlaceRow[]> {
  return db
    .select()
    .from(prizeDrawPlace)
    .where(eq(prizeDrawPlace.drawId, drawId))
    .orderBy(asc(prizeDrawPlace.place))
}

export async function findPlaceOf(
  db: Queryable,
  { drawId, fanId }: Entrant,
): Promise<PlaceRow | undefined> {
  const own = and(eq(prizeDrawPlace.drawId, drawId), eq(prizeDrawPlace.fanId, fanId))
  return (await db.select().from(prizeDrawPlace).where(own))[0]
}

export function insertPlaces(
  transaction: Transaction,
  rows: readonly Omit<PlaceRow, 'tenantId' | 'forfeitedAt'>[],
): Promise<unknown> {
  return transaction.insert(prizeDrawPlace).values([...rows])
}

export function markForfeited(
  transaction: Transaction,
  { drawId, place, at }: { drawId: string; place: number; at: Date },
): Promise<unknown> {
  return transaction
    .update(prizeDrawPlace)
    .set({ forfeitedAt: at })
    .where(and(eq(prizeDrawPlace.drawId, drawId), eq(prizeDrawPlace.place, place)))
}
